/** The headings of the exported payments. */
import { appliedTo, confirmationNo, totalWithFee } from './paymentHistory'

export const exportHead = [
  'Date',
  'Status',
  'Method',
  'Channel',
  appliedTo,
  confirmationNo,
  'Amount',
  'Fee',
  totalWithFee,
]
