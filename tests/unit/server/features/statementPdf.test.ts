import { describe, expect, it } from 'vitest'
import type { StatementDetails, StatementLine } from '#shared/contract/billing/statements'
import { createStatementPdf } from '../../../../server/features/statements/pdf/statementPdf'
import { readPdf } from '../../../support/pdf'

const charges = ['Delivery', 'Gas used', 'Meter fee']

const lineAt = (lot: number, label: string): StatementLine => ({
  section: 'GAS',
  label: `${label} of lot ${lot}`,
  place: `${lot} Sycamore Court`,
  detail: '',
  quantity: null,
  unit: '',
  rate: null,
  tariff: '',
  amount: 1000,
})

/** Builds a builder's bill with the given number of lots, with three charges each. */
const statementOf = (lots: number): StatementDetails => ({
  statement_id: '3f1c2b9e-8a77-4c7e-9a49-0f2f6c1d2e3a',
  crm_billing_account_number: 'BA-1',
  crm_billing_group_id: 'BG-1',
  service_group: 'GAS',
  street_address: `${lots} addresses`,
  period_start: '2026-02-01',
  period_end: '2026-02-28',
  bill_date: '2026-03-01',
  due_date: '2026-03-22',
  previous_balance: 0,
  charges: lots * 3000,
  total_due: lots * 3000,
  unpaid: lots * 3000,
  status: 'open',
  customer_name: 'Sycamore Homes',
  city: 'Quillmere',
  state: 'TX',
  zip: '00141',
  previous_total: 0,
  payments: [],
  lines: Array.from({ length: lots }, (_, lot) => charges.map((label) => lineAt(lot, label))).flat(),
  autopay_date: null,
  previous_statement_id: null,
  history: { unit: 'therms', bars: [] },
})

describe('the total of a group', () => {
  /**
   * A label of two lines is lower than two lines of charges, so each one shifts the group slightly relative to the
   * page.
   */
  const longLabel = 'A charge with a name that is far too long for one line of the statement'

  it.each([0, 1, 2, 3, 4, 5, 6])('is on the same page as the line above it, below %i long lines', async (long) => {
    for (let length = 12; length < 24; length++) {
      const labels = Array.from({ length }, (_, index) => `${index < long ? longLabel : 'Charge'} ${index}`)
      const lines = labels.map((label) => ({ ...lineAt(0, label), place: '' }))
      const pdf = await createStatementPdf({ ...statementOf(1), lines }, 'Quillmere')
      const sheets = (await readPdf(pdf)).text.split('\n')
      const sheetOf = (words: RegExp) => sheets.findIndex((sheet) => words.test(sheet))
      const total = sheetOf(/Total Gas/)
      expect(total, `of ${length} lines`).toBe(sheetOf(new RegExp(`Charge ${length - 1} of lot`)))
      expect(total).not.toBe(-1)
    }
  })
})

describe('the printed statement of a builder', () => {
  it('has each address on one page with all of its charges', async () => {
    const lots = 40
    const { text, pages } = await readPdf(await createStatementPdf(statementOf(lots), 'Quillmere'))
    expect(pages).toBeGreaterThan(2)
    const sheets = text.split('\n')
    for (let lot = 0; lot < lots; lot++) {
      const words = [`${lot} Sycamore Court`, ...charges.map((label) => `${label} of lot ${lot}`)]
      // Includes the following space, so that lot 1 is not found in lot 10.
      const pageIndexes = words.map((word) => sheets.findIndex((sheet) => new RegExp(`(^| )${word} `).test(sheet)))
      expect(new Set(pageIndexes).size, `lot ${lot} on the pages ${pageIndexes.join(', ')}`).toBe(1)
      expect(pageIndexes[0]).not.toBe(-1)
    }
  })
})
