/** How deposits read. */
import type { DepositKind, DepositStatus } from '#shared/deposits'

export const kindWords: Record<DepositKind, string> = {
  new_customer: 'New customer',
  credit: 'Credit',
  after_disconnect: 'After disconnect',
  builder_lot: 'Builder lot',
}

export const statusWords: Record<DepositStatus, string> = {
  billed: 'Billed',
  part_paid: 'Part paid',
  held: 'Held',
  review_due: 'Review due',
  refunded: 'Refunded',
  applied: 'Applied',
  forfeited: 'Forfeited',
  waived: 'Waived',
}
