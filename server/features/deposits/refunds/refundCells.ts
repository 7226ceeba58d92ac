/** The columns of the refunds in a spreadsheet. */

import { refundMethodText } from '#shared/billing/refunds'
import type { Refund } from '#shared/contract/billing/refunds'
import type { CsvCell } from '#shared/format/csv'
import * as depositTexts from '#shared/texts/billing/deposits'

export const refundCells = (row: Refund): CsvCell[] => [
  row.account_no,
  row.name,
  row.community,
  depositTexts.refundReasonLabels[row.reason],
  row.refund_amount / 100,
  refundMethodText(row),
  depositTexts.refundStatusLabels[row.status],
  row.requested_on,
  row.requested_by === '' ? depositTexts.billingSystem : row.requested_by,
  row.decided_by,
  row.sent_on,
  row.check_number,
  row.problem,
]
