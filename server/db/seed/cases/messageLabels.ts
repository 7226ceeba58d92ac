/** The labels of the demo's message queue, and the messages that have them. */
import type { CaseRow, CustomerRows } from '../rows'

interface DemoLabel {
  id: string
  name: string
  /** Matches the messages that get this label. */
  pattern: RegExp
}

/** The ids are fixed, so that a link with a label stays valid in every demo. */
export const demoLabels: readonly DemoLabel[] = [
  {
    id: '6d1c5a52-0001-4c1e-9a6e-5f0f3b7a1c01',
    name: 'Billing',
    pattern: /\b(bill|bills|refund|paid|payment|charge)\b/i,
  },
  {
    id: '6d1c5a52-0002-4c1e-9a6e-5f0f3b7a1c02',
    name: 'Outage',
    pattern: /\b(outage|no internet|went down|street closed)\b/i,
  },
  { id: '6d1c5a52-0003-4c1e-9a6e-5f0f3b7a1c03', name: 'Move', pattern: /\b(move|moving|moved|away for)\b/i },
  {
    id: '6d1c5a52-0004-4c1e-9a6e-5f0f3b7a1c04',
    name: 'Callback',
    pattern: /\b(no internet|which is right|the gate|how long)\b/i,
  },
  { id: '6d1c5a52-0005-4c1e-9a6e-5f0f3b7a1c05', name: 'Praise', pattern: /\b(thank|thanks|great|friendly)\b/i },
]

/** Labels a message by its words. `isLabeled` leaves some messages without labels, as in real use. */
export function labelMessage(rows: CustomerRows, row: CaseRow, isLabeled: boolean): void {
  if (!isLabeled) return
  const text = `${row.title} ${row.description}`
  for (const { id, pattern } of demoLabels) {
    if (pattern.test(text))
      rows.labeledMessages.push({ caseId: row.id, labelId: id, customerWroteAt: row.customerWroteAt })
  }
}
