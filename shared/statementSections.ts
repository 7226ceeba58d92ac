/** What the parts of a statement are called, on paper and on the screen. */
import type { StatementSection } from './contract/statements'

export const sectionLabels: Record<StatementSection, string> = {
  FIBER: 'Fiber',
  TV: 'TV',
  VOIP: 'Voice',
  GAS: 'Gas',
  ONE_TIME: 'One-time charges',
  TAXES: 'Taxes and fees',
}
