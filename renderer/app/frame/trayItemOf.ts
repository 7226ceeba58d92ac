/** Converts an update into an item of the bell, with a link to what it is about. */
import type { Update, UpdateKind } from '#shared/contract/customers/updates'
import { paths } from '#shared/paths'
import { updateText } from '#shared/texts/customers/updates'
import type { TrayGroup, TrayItem } from '../../ui/notices/notificationsSlice'

const groups: Record<UpdateKind, TrayGroup> = {
  message_assigned: 'assigned',
  request_assigned: 'assigned',
  customer_replied: 'replies',
  care_replied: 'replies',
  refund_requested: 'approvals',
  credits_requested: 'approvals',
  access_change_requested: 'approvals',
}

const approvalUrls: Partial<Record<UpdateKind, string>> = {
  refund_requested: `${paths.depositAccounts}?tab=refunds`,
  credits_requested: `${paths.issueCredit}?tab=runs&status=waiting`,
  access_change_requested: paths.adminSettings,
}

export const trayItemOf = (update: Update, { isOfStaff }: { isOfStaff: boolean }): TrayItem => ({
  id: update.update_id,
  group: groups[update.kind],
  text: updateText(update),
  url: approvalUrls[update.kind] ?? caseUrlOf(update, isOfStaff),
  at: update.happened_at,
})

function caseUrlOf({ case_id, is_message }: Update, isOfStaff: boolean): string | null {
  if (case_id === null) return null
  if (!is_message) return `${paths.serviceTicketView}?case=${case_id}`
  return `${isOfStaff ? paths.messageQueue : paths.messageCenter}?case=${case_id}`
}
