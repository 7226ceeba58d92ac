/** How a statement is told, on paper and on the screen. */
import type { StatementLine, StatementSection } from './contract/statements'
import type { Cents } from './money'

export const sectionLabels: Record<StatementSection, string> = {
  FIBER: 'Fiber',
  TV: 'TV',
  VOIP: 'Voice',
  GAS: 'Gas',
  ONE_TIME: 'One-time charges',
  TAXES: 'Taxes and fees',
}

/** Two figures of a statement with what lies between them that was not a payment: a credit, a correction. */
export const adjustmentOf = (statement: {
  previous_total: Cents
  previous_balance: Cents
  payments: readonly { amount: Cents }[]
}): Cents =>
  statement.previous_balance -
  statement.previous_total +
  statement.payments.reduce((sum, { amount }) => sum + amount, 0)

export interface PlaceOfLines {
  /** Empty for lines that belong to no address of their own. */
  place: string
  lines: StatementLine[]
  total: Cents
}

/** Lines by address, in the order in which the addresses come first. */
export function byPlace(lines: readonly StatementLine[]): PlaceOfLines[] {
  const places = new Map<string, PlaceOfLines>()
  for (const line of lines) {
    const place = line.place ?? ''
    const there = places.get(place) ?? { place, lines: [], total: 0 }
    there.lines.push(line)
    there.total += line.amount
    places.set(place, there)
  }
  return [...places.values()]
}
