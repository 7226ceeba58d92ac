/** The columns of the refunds in a spreadsheet. */

import { refundMethodText } from '#shared/billing/refunds'
import type { Refund } from '#shared/contract/billing/refunds'
import type { CsvCell } from '#shared/format/csv'
import * as refundTexts from '#shared/texts/billing/refunds'

export const refundCells = (row: Refund): CsvCell[] => [
  row.account_no,
  row.name,
  row.community,
  refundTexts.reasonLabels[row.reason],
  row.refund_amount / 100,
  refundMethodText(row),
  refundTexts.statusLabels[row.status],
  row.requested_on,
  row.requested_by === '' ? refundTexts.billingSystem : row.requested_by,
  row.decided_by,
  row.sent_on,
  row.check_number,
  row.problem,
]
