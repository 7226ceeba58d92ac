/** Statements to print: a usual one, and what makes a bill long or unusual. */
import type { StatementDetails, StatementLine } from '#shared/contract/billing/statements'
import type { PrintedStatement } from '../../../../server/features/statements/pdf/statementPdf'
import type { Issuer } from '../../../../server/pdf/issuer'

export const issuer: Issuer = {
  brandName: 'Quillmere Utilities & Fiber',
  careEmail: 'care@example.com',
  paymentUrl: 'https://portal.example.com/payment',
  timeZone: 'America/Chicago',
}

type UsualLine = Pick<StatementLine, 'section' | 'label' | 'amount'>

export const printedLine = (line: UsualLine & Partial<StatementLine>): StatementLine => ({
  detail: '',
  quantity: null,
  unit: '',
  rate: null,
  tariff: '',
  ...line,
})

export const gasLines = [
  printedLine({ section: 'GAS', label: 'Customer charge', amount: 1800 }),
  printedLine({ section: 'GAS', label: 'Delivery', amount: 4872, quantity: 116, unit: 'therms', rate: 0.42 }),
  printedLine({ section: 'TAXES', label: 'Franchise fee', amount: 500 }),
]

/** A change of the plan in the middle of the month. */
export const fourServices = [
  printedLine({
    section: 'FIBER',
    label: 'Duo 2000',
    amount: 4400,
    detail: '02/12 to 02/28',
    quantity: 17,
    unit: 'days of 28',
    rate: 110,
  }),
  printedLine({
    section: 'FIBER',
    label: 'Gig 1000',
    amount: 3200,
    detail: '02/01 to 02/11',
    quantity: 11,
    unit: 'days of 28',
    rate: 80,
  }),
  printedLine({ section: 'TV', label: 'Everything pack', amount: 8900 }),
  printedLine({ section: 'VOIP', label: 'Unlimited line', amount: 2000 }),
  printedLine({ section: 'GAS', label: 'Delivery', amount: 4872, quantity: 116, unit: 'therms', rate: 0.42 }),
  printedLine({ section: 'ONE_TIME', label: 'Technician visit', amount: 7500 }),
  printedLine({ section: 'TAXES', label: 'Sales tax', amount: 1240 }),
]

const lotCharges = ['Delivery', 'Gas used', 'Meter fee']

/** The charges of a builder, three for each lot. */
export const lotLines = (lots: number): StatementLine[] =>
  Array.from({ length: lots }, (_, lot) =>
    lotCharges.map((label) =>
      printedLine({ section: 'GAS', label: `${label} of lot ${lot}`, amount: 1000, place: `${lot} Sycamore Court` }),
    ),
  ).flat()

/** Returns an open first statement with these lines. */
export function printedStatement(
  lines: readonly StatementLine[],
  changes: Partial<StatementDetails> = {},
  previousLines?: readonly StatementLine[],
): PrintedStatement {
  const charges = lines.reduce((sum, { amount }) => sum + amount, 0)
  return {
    statement: {
      statement_id: '3f1c2b9e-8a77-4c7e-9a49-0f2f6c1d2e3a',
      statement_number: 'ST-1234567890-260301',
      crm_billing_account_number: 'BA-1234567890',
      crm_billing_group_id: 'BG-1',
      service_group: 'GAS',
      street_address: '412 Fennick Ave',
      period_start: '2026-02-01',
      period_end: '2026-02-28',
      bill_date: '2026-03-01',
      due_date: '2026-03-22',
      previous_balance: 0,
      charges,
      total_due: charges,
      unpaid: charges,
      status: 'open',
      customer_name: 'Ada Quill',
      city: 'Quillmere',
      state: 'TX',
      zip: '00141',
      previous_total: 0,
      payments: [],
      lines: [...lines],
      autopay_date: null,
      previous_statement_id: null,
      history: { unit: 'therms', bars: [] },
      ...changes,
    },
    previous: previousLines ? { bill_date: '2026-02-01', lines: previousLines } : null,
  }
}

/** Thirteen months up to February 2026. */
export const monthlyBars = (amounts: (index: number) => number) =>
  Array.from({ length: 13 }, (_, index) => ({
    month: `${2025 + Math.floor((index + 1) / 12)}-${String(((index + 1) % 12) + 1).padStart(2, '0')}`,
    amount: amounts(index),
    isEstimated: false,
  }))
