/** Groups the lines of a statement, for the PDF and the screen. */
import type { StatementLine } from '../contract/billing/statements'
import type { Cents } from '../format/money'

/** Returns the change between two statements that was not a payment, such as a credit or a correction. */
export const adjustmentOf = (statement: {
  previous_total: Cents
  previous_balance: Cents
  payments: readonly { amount: Cents }[]
}): Cents =>
  statement.previous_balance -
  statement.previous_total +
  statement.payments.reduce((sum, { amount }) => sum + amount, 0)

interface StatementLineGroup {
  /** The place is empty for lines that belong to no specific address. */
  place: string
  lines: StatementLine[]
  total: Cents
}

/** Groups lines by address, in the order in which the addresses first appear. */
export function groupLinesByPlace(lines: readonly StatementLine[]): StatementLineGroup[] {
  const groups = new Map<string, StatementLineGroup>()
  for (const line of lines) {
    const place = line.place ?? ''
    const group = groups.get(place) ?? { place, lines: [], total: 0 }
    group.lines.push(line)
    group.total += line.amount
    groups.set(place, group)
  }
  return [...groups.values()]
}
