/** The headings of the exported statements. */
import { billDate, dueDate, newCharges, stillDueLabel, totalDue } from './statements'

export const exportHead = [
  'Billing account',
  'Address',
  'From',
  'To',
  billDate,
  dueDate,
  newCharges,
  totalDue,
  stillDueLabel,
  'Status',
]
