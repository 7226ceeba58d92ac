/** The words of the summary: what each tile and figure is called, and where the list behind it is. */
import type { FactName, SummaryTile } from '#shared/operations'
import { paths } from '../../paths'
import type { SummaryFilter } from './summaryAddress'

export const tileTitles: Record<SummaryTile, string> = {
  messages: 'Messages',
  cases: 'Service requests',
  payments: 'Payments',
  scheduled: 'Scheduled payments and autopay',
  credits: 'Credits',
  disconnects: 'Disconnects',
  deposits: 'Deposits and refunds',
  registrations: 'Registrations',
  announcements: 'Announcements',
  mails: 'Emails that failed',
}

/** What a tile counts day by day. */
export const dayWords: Partial<Record<SummaryTile, string>> = {
  messages: 'Messages received',
  cases: 'Requests opened',
  payments: 'Payments posted',
  credits: 'Credits issued',
  registrations: 'Customers registered',
}

export const factLabels: Record<FactName, string> = {
  unanswered: 'Unanswered',
  oldest: 'Oldest since',
  breaching: 'Later than promised',
  received: 'Received',
  opened: 'Opened',
  open: 'Open now',
  posted_today: 'Posted today',
  amount_today: 'Amount today',
  failed_today: 'Failed or declined today',
  returned_today: 'Returned today',
  posted: 'Amount posted',
  failed: 'Failed or declined',
  returned: 'Returned',
  to_come: 'Scheduled to come',
  amount_to_come: 'Amount to come',
  scheduled_paid: 'Scheduled, paid',
  scheduled_failed: 'Scheduled, failed',
  autopay_paid: 'Autopay, paid',
  autopay_failed: 'Autopay, failed',
  issued_today: 'Issued today',
  own_used: 'You issued in 24 hours',
  own_limit: 'Your limit in 24 hours',
  issued: 'Issued',
  runs_waiting: 'Runs that wait for approval',
  due: 'Due for disconnect',
  held: 'On hold',
  without_gas: 'Without gas',
  under_review: 'Review is due',
  amount_held: 'Amount held',
  refunds: 'Refunds asked for',
  registered: 'Registered',
  migrated: 'Migrated of all',
  not_migrated: 'Not migrated yet',
  new_users: 'New users of all kinds',
  live: 'Live now',
  urgent: 'Urgent or about safety',
  planned: 'Planned',
  notices_sent: 'Notices sent',
  notices_failed: 'Notices that failed',
  notices_unknown: 'Notices not known to be sent',
  answers_unsent: 'News of answers not sent in time',
}

/** The list behind a tile with the same filters, as far as that list has them; null where there is none. */
export function listBehind(tile: SummaryTile, { days, community }: SummaryFilter): string | null {
  const search = (params: Record<string, string>): string => {
    const filled = Object.entries(params).filter(([, value]) => value !== '')
    return filled.length === 0 ? '' : `?${new URLSearchParams(filled).toString()}`
  }
  switch (tile) {
    case 'messages':
      return paths.messageQueue + search({ tab: 'unanswered' })
    case 'credits':
      return paths.issueCredit + search({ community })
    case 'disconnects':
      return paths.disconnection + search({ community })
    case 'deposits':
      return paths.depositAccounts + search({ days: String(days) })
    case 'mails':
      return paths.disconnection + search({ tab: 'notices' })
    case 'announcements':
      return paths.manageAnnouncements
    case 'registrations':
      return paths.paymentRegistrationAdmin
    case 'cases':
    case 'payments':
    case 'scheduled':
      // These lists are a customer's: they are opened with the customer.
      return null
  }
}
