/** Decides which updates a user's rights allow. */
import { isAdministrator } from '#shared/access/accessChangeRule'
import type { UpdateKind } from '#shared/contract/customers/updates'

export function updateKindsFor(rights: ReadonlySet<string>, isStaff: boolean): UpdateKind[] {
  if (!isStaff) return ['care_replied']
  const kinds: UpdateKind[] = []
  if (rights.has('QUEUE.read')) kinds.push('message_assigned')
  if (rights.has('SERVICETICKET.read')) kinds.push('request_assigned')
  if (kinds.length > 0) kinds.push('customer_replied')
  if (rights.has('REFUNDS.approve')) kinds.push('refund_requested')
  if (rights.has('CREDITS.approve')) kinds.push('credits_requested')
  if (isAdministrator([...rights])) kinds.push('access_change_requested')
  return kinds
}
