import type { StatementLine } from '#shared/contract/billing/statements'
import type { Cents } from '#shared/format/money'
import * as statementTexts from '#shared/texts/billing/statements'
import { amountText } from '../../ui/format/amounts'
import { AddressRows } from './AddressRows'
import { StatementLineRow } from './StatementLineRow'

interface Props {
  place: string
  lines: readonly StatementLine[]
  subtotal: Cents
  isOpen: boolean
  onToggle: () => void
}

export const AddressLines = ({ lines, subtotal, ...props }: Props) => (
  <AddressRows {...props} count={statementTexts.chargeCount(lines.length)} total={amountText(subtotal)}>
    {lines.map((line, index) => (
      // The index is a stable key: the lines never change their order, and two can be equal.
      <StatementLineRow key={index} line={line} />
    ))}
  </AddressRows>
)
