/** Defines monthly statements: their lines, their payments, and the PDF. */
import { z } from 'zod/mini'
import { Dollars } from '../../billing/dollars'
import { statementSections } from '../../billing/statementSection'
import { Day } from '../../http/days'
import { earlyPaths } from '../../http/earlyPaths'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { pageFields } from '../../http/paging'
import { ServiceGroup } from '../../services/services'

/** Charges that need an explanation. */
export const explainedCharges = [
  'gas_fixed',
  'gas_delivery',
  'gas_supply',
  'gas_efficiency',
  'gas_franchise',
  'gas_unread',
  'emergency_calls',
  'universal_service',
  'tv_broadcast',
  'tv_sports',
  'paper_bill',
  'late_fee',
  'returned_payment',
  'sales_tax',
] as const
export type ExplainedCharge = (typeof explainedCharges)[number]

/** Describes one printed line. Quantity, rate and tariff explain its amount. */
export const StatementLine = z.object({
  section: z.enum(statementSections),
  /** Lines of plans and packs have none. */
  charge: z.optional(z.enum(explainedCharges)),
  label: z.string(),
  /** Statements for several addresses name the address of each line. */
  place: z.optional(z.string()),
  /** Tells what the line covers, such as some days of the month or a meter. */
  detail: z.string(),
  quantity: z.nullable(z.number()),
  unit: z.string(),
  /** The rate is in dollars per unit, with a precision of a tenth of a cent. */
  rate: z.nullable(z.number()),
  tariff: z.string(),
  amount: Dollars,
})
export type StatementLine = z.output<typeof StatementLine>

/** `carried`: the statement wasn't paid in full, and the next one includes the rest as its previous balance. */
const statementStatuses = ['open', 'past_due', 'partly_paid', 'paid', 'carried'] as const
export const StatementStatus = z.enum(statementStatuses)
export type StatementStatus = z.infer<typeof StatementStatus>

export const Statement = z.object({
  statement_id: z.uuid(),
  /** The number is printed on the statement, such as ST-1234567890-260302. */
  statement_number: z.string(),
  crm_billing_account_number: z.string(),
  crm_billing_group_id: z.string(),
  service_group: ServiceGroup,
  street_address: z.string(),
  period_start: Day,
  period_end: Day,
  bill_date: Day,
  due_date: Day,
  previous_balance: Dollars,
  charges: Dollars,
  /** Sums the previous balance and the charges. A negative amount is a credit. */
  total_due: Dollars,
  /** This part of the total due is unpaid today. */
  unpaid: Dollars,
  status: StatementStatus,
})
export type Statement = z.output<typeof Statement>

export const listStatements = endpoint({
  method: 'POST',
  path: earlyPaths.statements,
  summary: 'Lists the statements of a billing group, or of all of the caller’s billing groups, newest first.',
  access: 'BILLINGHISTORY.read',
  // The open amount of the latest statement is the balance.
  reads: ['Statements', 'Balance'],
  body: z.strictObject({
    billing_group_id: z.optional(Id),
    service_group: z.optional(ServiceGroup),
    year: z.optional(z.int().check(z.gte(2000), z.lte(2100))),
    ...pageFields,
  }),
  response: z.object({
    statements: z.array(Statement),
    total_count: z.int(),
    /** Lists the years with statements, latest first. */
    years: z.array(z.int()),
    /** An account without statements gets its first one on this day. It is null otherwise. */
    first_bill_date: z.nullable(Day),
  }),
})

export const StatementPayment = z.object({ date: Day, method: z.string(), amount: Dollars })
export type StatementPayment = z.output<typeof StatementPayment>

export const UsageBar = z.object({ month: z.string(), amount: z.number(), isEstimated: z.boolean() })
export type UsageBar = z.infer<typeof UsageBar>

export const StatementDetails = z.object({
  ...Statement.shape,
  customer_name: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  /** This is the total of the previous statement. */
  previous_total: Dollars,
  /** These payments were posted between the previous statement and this one. */
  payments: z.array(StatementPayment),
  lines: z.array(StatementLine),
  autopay_date: z.nullable(Day),
  /** The statement is compared with this previous one. It is null for the first. */
  previous_statement_id: z.nullable(z.uuid()),
  /** Contains thirteen months up to this one, oldest first: therms for gas, and dollars for other services. */
  history: z.object({ unit: z.enum(['therms', 'dollars']), bars: z.array(UsageBar) }),
})
export type StatementDetails = z.output<typeof StatementDetails>

export const getStatement = endpoint({
  method: 'GET',
  path: '/api/v1/statements/get-statement',
  summary: 'Returns a statement with its lines, the payments before it, and 13 months of usage.',
  access: 'BILLINGHISTORY.read',
  reads: ['Statements', 'Balance'],
  query: z.object({ statement_id: z.uuid() }),
  response: StatementDetails,
})

export const getStatementPdf = endpoint({
  method: 'POST',
  path: '/api/v1/statements/get-statement-pdf',
  summary: 'Returns a statement as an accessible PDF.',
  access: 'BILLINGHISTORY.read',
  body: z.strictObject({ statement_id: z.uuid() }),
  file: 'application/pdf',
})

export const NextBillLine = z.object({
  date: Day,
  label: z.string(),
  /** The address of the service is empty for lines of the whole account. */
  place: z.string(),
  /** A negative amount is a credit. */
  amount: Dollars,
})
export type NextBillLine = z.output<typeof NextBillLine>

export const getNextBill = endpoint({
  method: 'GET',
  path: '/api/v1/statements/get-next-bill',
  summary: 'Returns the changes, credits and fees since the last bill, without usage.',
  access: 'BILLINGHISTORY.read',
  // Plan changes and balance changes affect the next bill.
  reads: ['Statements', 'Balance', 'Plans'],
  query: z.object({ billing_group_id: Id }),
  response: z.object({ lines: z.array(NextBillLine), total: Dollars }),
})

/**
 * Why a bill cannot be estimated: there is less than a year of readings or no full month yet, the last month was not
 * read, or the service has ended.
 */
const estimateProblems = ['too_new', 'no_reading', 'ended'] as const
export type EstimateProblem = (typeof estimateProblems)[number]

export const BillEstimate = z.object({
  period_start: Day,
  period_end: Day,
  expected: Dollars,
  /** The bill is within this range in four of five cases. Without usage, both are the expected amount. */
  low: Dollars,
  high: Dollars,
  /** The part from changes, credits and fees since the last bill. A negative amount is a credit. */
  changes: Dollars,
  /** The meter has reported up to this day. It is null for meters that do not report daily, and without usage. */
  counted_until: z.nullable(Day),
  therms_so_far: z.nullable(z.number()),
  expected_therms: z.nullable(z.int()),
  /** The range comes from the errors of the same estimate in this many past periods. */
  checked_periods: z.int(),
})
export type BillEstimate = z.output<typeof BillEstimate>

export const getBillEstimate = endpoint({
  method: 'GET',
  path: '/api/v1/statements/get-bill-estimate',
  summary:
    'Estimates the bill of the current period for a service, with a range: for gas from the usage so far, the season and the recent trend, and for other services from the last bill. On bills for several addresses, it is the part of this one.',
  access: 'BILLINGHISTORY.read',
  reads: ['Statements', 'Balance', 'Plans'],
  query: z.object({ crm_service_account_id: Id }),
  response: z.object({ estimate: z.nullable(BillEstimate), problem: z.nullable(z.enum(estimateProblems)) }),
})

export const statements = { listStatements, getStatement, getStatementPdf, getNextBill, getBillEstimate }
