/** The charges of one address, folded under what they come to. */
import type { StatementLine } from '#shared/contract/statements'
import type { Cents } from '#shared/money'
import { PlaceRows } from './PlaceRows'
import { StatementLineRow } from './StatementLineRow'
import { amountText } from '../../ui/look/amounts'
import * as statementTexts from '#shared/texts/statements'

interface Props {
  place: string
  lines: readonly StatementLine[]
  subtotal: Cents
  isOpen: boolean
  onToggle: () => void
}

export const LinesOfPlace = ({ lines, subtotal, ...props }: Props) => (
  <PlaceRows
    {...props}
    count={lines.length === 1 ? statementTexts.n1Charge : statementTexts.charges(lines.length)}
    total={amountText(subtotal)}
  >
    {lines.map((line, index) => (
      // Lines of a statement never change their order, and two may read alike.
      <StatementLineRow key={index} line={line} />
    ))}
  </PlaceRows>
)
