/**
 * Defines credit adjustments: accounts to credit, single credits, and runs of many credits, which the server executes.
 */
import { z } from 'zod/mini'
import { creditReasonCodes, defaultReason, rowStatuses, runStatuses } from '../../billing/credits'
import { Dollars } from '../../billing/dollars'
import { accountFilter } from '../../customers/accountFilter'
import { RequiredLine } from '../../fields/textFields'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { maxCreditPerAccount, maxCreditRows } from '../../http/limits'
import { pageFieldsOf, pageQuery } from '../../http/paging'
import { sortField } from '../../http/sorting'
import { ServiceType } from '../../services/services'
import * as creditTexts from '../../texts/billing/credits'
import * as fieldTexts from '../../texts/fields'

/** The specification defines these statuses, except `Canceled`. */
export const CreditStatus = z.string().check(z.regex(/^(not_initiated|Success|Canceled|Error:.*)$/))

/** Describes a billing account and one of its services. A credit belongs to the account, regardless of its services. */
export const CreditCustomer = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  account_no: z.string(),
  address: z.string(),
  zip_code: z.string(),
  service_type_code: ServiceType,
  community: z.string(),
  credit_amount: Dollars,
  credit_status: CreditStatus,
  /** A negative balance is a credit. */
  balance: Dollars,
  /** The account received its last credit of the past 24 hours then. It is null if there was none. */
  last_credit_at: z.nullable(Moment),
})
export type CreditCustomer = z.output<typeof CreditCustomer>

export const creditSortColumns = ['name', 'account', 'balance'] as const

export const listCreditCustomers = endpoint({
  method: 'POST',
  path: '/api/v1/customer/get-credit-customers',
  summary: 'Searches billing accounts that can be credited, by community, ZIP code, email, phone, address and service.',
  access: 'CREDITS.read',
  reads: ['Credits', 'Balance'],
  body: z.strictObject({ ...accountFilter, sort: sortField(creditSortColumns), ...pageFieldsOf(10) }),
  response: z.object({
    customer_details_responses: z.array(CreditCustomer),
    total_records: z.int(),
    /** It is false if more accounts match than are listed. */ is_exact: z.boolean(),
  }),
})

export const CreditAmount = Dollars.check(
  z.refine((cents) => cents > 0 && cents <= maxCreditPerAccount, { error: creditTexts.amountRange }),
)

const reasonFields = {
  credit_reason_cd: z._default(z.enum(creditReasonCodes), defaultReason),
  comments: z._default(RequiredLine({ name: fieldTexts.comment, max: 200 }), creditTexts.defaultComment),
}

const singleCredit = {
  method: 'POST',
  access: 'CREDITS.write',
  idempotent: true,
  body: z.strictObject({ acct_no: Id, credit_amount: CreditAmount, ...reasonFields }),
  response: z.object({
    account_no: z.string(),
    service_type_code: z.nullable(ServiceType),
    credit_amount: Dollars,
    credit_status: CreditStatus,
    balance: Dollars,
  }),
} as const

export const issueCredit = endpoint({
  ...singleCredit,
  path: '/api/v1/payment/issue-credit',
  summary: 'Issues a credit to one billing account, within the caller’s ceilings.',
})

export const applyCashCredit = endpoint({
  ...singleCredit,
  path: '/api/v1/payment/apply-cash-credit',
  summary: 'Issues a credit as `issue-credit` does, with the same ceilings and idempotency keys.',
})

export const CreditRow = z.strictObject({ acct_no: Id, credit_amount: CreditAmount })
export type CreditRow = z.output<typeof CreditRow>

const CreditRows = z.array(CreditRow).check(
  z.minLength(1, { error: creditTexts.noRows }),
  z.maxLength(maxCreditRows, { error: creditTexts.tooManyRows }),
  z.superRefine((rows, context) => {
    const seen = new Set<string>()
    for (const [index, { acct_no }] of rows.entries()) {
      if (seen.has(acct_no)) {
        context.addIssue({ code: 'custom', path: [index, 'acct_no'], message: creditTexts.twice(acct_no) })
      }
      seen.add(acct_no)
    }
  }),
)

/** Predicts the result of a row. */
export const CheckedCreditRow = z.object({
  account_no: z.string(),
  name: z.string(),
  service_type_code: z.nullable(ServiceType),
  credit_amount: Dollars,
  outcome: z.enum(['credit', 'unknown_account', 'closed_account']),
  /** The amount is above what the caller can give one account alone. */
  is_over_ceiling: z.boolean(),
  last_credit_at: z.nullable(Moment),
})
export type CheckedCreditRow = z.output<typeof CheckedCreditRow>

/** Contains the caller's ceilings and what they gave in the last 24 hours. */
export const CreditLimits = z.object({ per_account: Dollars, per_day: Dollars, used_today: Dollars })
export type CreditLimits = z.output<typeof CreditLimits>

/**
 * Contains the newest credits of the last 24 hours to these accounts. The counts include credits that aren't listed.
 */
export const RecentCredits = z.object({
  credits: z.array(
    z.object({
      account_no: z.string(),
      name: z.string(),
      credit_amount: Dollars,
      issued_by: z.string(),
      issued_at: Moment,
    }),
  ),
  credit_count: z.int(),
  account_count: z.int(),
})
export type RecentCredits = z.output<typeof RecentCredits>

export const checkCreditRun = endpoint({
  method: 'POST',
  path: '/api/v1/payment/check-credit-run',
  summary: 'Validates a credit run row by row without storing it, and returns whether it needs approval.',
  access: 'CREDITS.write',
  // Only a check, although it is a POST: nothing is written.
  changes: [],
  body: z.strictObject({ rows: CreditRows }),
  response: z.object({
    rows: z.array(CheckedCreditRow),
    /** Sums the rows that would be credited. */
    total_amount: Dollars,
    /** The run exceeds this ceiling. It is null if the caller can start the run alone. */
    needs_approval: z.nullable(z.enum(['account', 'day'])),
    limits: CreditLimits,
    /** Contains earlier credits of the rows that would be credited. */
    recent: RecentCredits,
  }),
})

export const CreditRun = z.object({
  run_id: z.uuid(),
  status: z.enum(runStatuses),
  credit_reason_cd: z.enum(creditReasonCodes),
  comments: z.string(),
  started_by: z.string(),
  started_at: Moment,
  /** The caller started the run, so another agent has to approve it. */
  is_own: z.boolean(),
  needs_approval: z.boolean(),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(Moment),
  finished_at: z.nullable(Moment),
  row_count: z.int(),
  credited_count: z.int(),
  failed_count: z.int(),
  total_amount: Dollars,
  credited_amount: Dollars,
})
export type CreditRun = z.output<typeof CreditRun>

export const createCreditRun = endpoint({
  method: 'POST',
  path: '/api/v1/payment/credit-runs',
  summary: 'Starts a credit run. Above the caller’s ceilings, it waits for approval.',
  access: 'CREDITS.write',
  changes: ['Credits', 'Balance', 'Customer'],
  idempotent: true,
  body: z.strictObject({ rows: CreditRows, ...reasonFields }),
  response: CreditRun,
})

export const listCreditRuns = endpoint({
  method: 'GET',
  path: '/api/v1/payment/credit-runs',
  summary: 'Lists credit runs, newest first, and the caller’s remaining limit.',
  access: 'CREDITS.read',
  reads: ['Credits'],
  query: z.object({ ...pageQuery, status: z.optional(z.enum(runStatuses)) }),
  response: z.object({ runs: z.array(CreditRun), total_count: z.int(), limits: CreditLimits }),
})

const runParams = z.object({ run_id: z.uuid() })

export const CreditRunRow = z.object({
  position: z.int(),
  account_no: z.string(),
  /** The number is null if the account doesn't exist. */
  crm_customer_number: z.nullable(z.string()),
  name: z.string(),
  /** This is the current balance. */
  balance: z.nullable(Dollars),
  credit_amount: Dollars,
  status: z.enum(rowStatuses),
  credit_status: CreditStatus,
  ended_at: z.nullable(Moment),
})
export type CreditRunRow = z.output<typeof CreditRunRow>

export const getCreditRun = endpoint({
  method: 'GET',
  path: '/api/v1/payment/credit-runs/:run_id',
  summary: 'Returns the progress of a credit run and a page of its rows, in order.',
  access: 'CREDITS.read',
  reads: ['Credits'],
  params: runParams,
  query: z.object({ ...pageQuery, status: z.optional(z.enum(rowStatuses)) }),
  response: z.object({ run: CreditRun, rows: z.array(CreditRunRow), total_count: z.int() }),
})

export const listRecentCredits = endpoint({
  method: 'GET',
  path: '/api/v1/payment/credit-runs/:run_id/recent-credits',
  summary: 'Lists other credits that the accounts of a run received in the last 24 hours, and who issued them.',
  access: 'CREDITS.read',
  reads: ['Credits'],
  params: runParams,
  response: RecentCredits,
})

export const controlCreditRun = endpoint({
  method: 'POST',
  path: '/api/v1/payment/credit-runs/:run_id/control',
  summary: 'Pauses or resumes a credit run, retries its failed rows, or cancels the remaining ones.',
  access: 'CREDITS.write',
  changes: ['Credits'],
  params: runParams,
  body: z.strictObject({ action: z.enum(['pause', 'resume', 'retry_failed', 'cancel']) }),
  response: CreditRun,
})

export const decideCreditRun = endpoint({
  method: 'POST',
  path: '/api/v1/payment/credit-runs/:run_id/decide',
  summary: 'Approves or rejects a waiting credit run. The user who started it cannot decide.',
  access: 'CREDITS.approve',
  changes: ['Credits', 'Balance', 'Customer'],
  params: runParams,
  body: z.strictObject({ decision: z.enum(['approve', 'reject']) }),
  response: CreditRun,
})

export const getCreditReport = endpoint({
  method: 'GET',
  path: '/api/v1/payment/credit-runs/:run_id/report',
  summary: 'Exports the rows of a credit run with their results as a spreadsheet.',
  access: 'CREDITS.read',
  params: runParams,
  file: 'text/csv',
  isExport: true,
})

export const credits = {
  listCreditCustomers,
  issueCredit,
  applyCashCredit,
  checkCreditRun,
  createCreditRun,
  listCreditRuns,
  getCreditRun,
  listRecentCredits,
  controlCreditRun,
  decideCreditRun,
  getCreditReport,
}
