/** The monthly bills: what was billed line by line, what was paid on it, and the bill as a file. */
import { z } from 'zod/mini'
import { Day } from '../dates'
import { Dollars } from '../dollars'
import { endpoint } from '../endpoint'
import { Id } from '../ids'
import { pageFields } from '../paging'
import { ServiceGroup } from '../services'

export const statementSections = ['FIBER', 'TV', 'VOIP', 'GAS', 'ONE_TIME', 'TAXES'] as const
export type StatementSection = (typeof statementSections)[number]

/** One printed line. Quantity, rate and tariff stand on it so that it can be explained. */
export const StatementLine = z.object({
  section: z.enum(statementSections),
  label: z.string(),
  /** The address, on bills that have several. */
  place: z.optional(z.string()),
  /** What it covers: some of the month's days, a meter. */
  detail: z.string(),
  quantity: z.nullable(z.number()),
  unit: z.string(),
  /** Dollars per unit, to a tenth of a cent. */
  rate: z.nullable(z.number()),
  tariff: z.string(),
  amount: Dollars,
})
export type StatementLine = z.output<typeof StatementLine>

/** `carried`: not paid in full, and billed again by the next statement as its previous balance. */
export const statementStatuses = ['open', 'past_due', 'partly_paid', 'paid', 'carried'] as const
export const StatementStatus = z.enum(statementStatuses)
export type StatementStatus = z.infer<typeof StatementStatus>

export const Statement = z.object({
  statement_id: z.uuid(),
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
  /** Previous balance and charges together; negative is a credit. */
  total_due: Dollars,
  /** Of the total due, what is still to be paid today. */
  unpaid: Dollars,
  status: StatementStatus,
})
export type Statement = z.output<typeof Statement>

export const listStatements = endpoint({
  method: 'POST',
  path: '/api/v1/statements/statement-history',
  summary: 'The statements of a billing group, or of all one’s own, newest first.',
  access: 'BILLINGHISTORY.read',
  body: z.strictObject({
    billing_group_id: z.optional(Id),
    service_group: z.optional(ServiceGroup),
    year: z.optional(z.int().check(z.gte(2000), z.lte(2100))),
    ...pageFields,
  }),
  response: z.object({
    statements: z.array(Statement),
    total_count: z.int(),
    /** The years that have statements, the latest first. */
    years: z.array(z.int()),
    /** When the next statement comes, for an account that has none yet; null when one has come. */
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
  /** The total of the statement before. */
  previous_total: Dollars,
  /** Posted between the statement before and this one. */
  payments: z.array(StatementPayment),
  lines: z.array(StatementLine),
  autopay_date: z.nullable(Day),
  /** The statement before this one, to compare with; null for the first. */
  previous_statement_id: z.nullable(z.uuid()),
  /** Thirteen months up to this one, the oldest first: therms of gas, dollars of anything else. */
  history: z.object({ unit: z.enum(['therms', 'dollars']), bars: z.array(UsageBar) }),
})
export type StatementDetails = z.output<typeof StatementDetails>

export const getStatement = endpoint({
  method: 'GET',
  path: '/api/v1/statements/get-statement',
  summary: 'One statement with its lines, the payments before it and thirteen months of usage.',
  access: 'BILLINGHISTORY.read',
  query: z.object({ statement_id: z.uuid() }),
  response: StatementDetails,
})

export const getStatementPdf = endpoint({
  method: 'POST',
  path: '/api/v1/statements/get-statement-pdf',
  summary: 'A statement as a PDF with tagged text.',
  access: 'BILLINGHISTORY.read',
  body: z.strictObject({ statement_id: z.uuid() }),
  file: 'application/pdf',
})

export const NextBillLine = z.object({
  date: Day,
  label: z.string(),
  /** The address of the service; empty for what is of the whole account. */
  place: z.string(),
  /** Negative is a credit. */
  amount: Dollars,
})
export type NextBillLine = z.output<typeof NextBillLine>

export const getNextBill = endpoint({
  method: 'GET',
  path: '/api/v1/statements/get-next-bill',
  summary: 'What is known already of the next bill: changes, credits and fees since the last one, without usage.',
  access: 'BILLINGHISTORY.read',
  query: z.object({ billing_group_id: Id }),
  response: z.object({ lines: z.array(NextBillLine), total: Dollars }),
})

/** Every call of this noun, as the contract lists them. */
export const statements = { listStatements, getStatement, getStatementPdf, getNextBill }
