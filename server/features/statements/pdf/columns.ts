/** The columns of the tables on a printed statement. */
import { type Cents, formatCents } from '#shared/format/money'
import { margin } from '../../../pdf/pages'
import type { TableCell } from '../../../pdf/tables'
import type { TaggedDocument } from '../../../pdf/taggedDocument'

const amountWidth = 90

/** Ends at the right margin, so that the amounts below each other align at their decimal points. */
export const amountCell = ({ width }: TaggedDocument, cents: Cents, isBold = false): TableCell => ({
  text: formatCents(cents),
  x: margin + width - amountWidth,
  width: amountWidth,
  align: 'right',
  isBold,
})
