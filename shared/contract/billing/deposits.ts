/** Defines deposits for staff: recent transactions, and the transactions of one deposit. */
import { z } from 'zod/mini'
import {
  type DepositStatus,
  depositKinds,
  depositStatuses,
  depositTxnCodes,
  maxReportDays,
} from '../../billing/deposits'
import { Dollars } from '../../billing/dollars'
import { SearchWords } from '../../fields/textFields'
import { Day } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { pageFields, pageQuery } from '../../http/paging'
import { queryNumber } from '../../http/queryNumbers'
import { sortField } from '../../http/sorting'
import * as httpTexts from '../../texts/http'

const days = z.int().check(z.gte(1), z.lte(maxReportDays))

/**
 * Selects every deposit of a status, regardless of its transactions. `review_due` includes held deposits with a due
 * review.
 */
const statusFields = {
  status: z.optional(z.enum(depositStatuses)),
  /** This is the name of a community. Without it, all communities are included. */
  community: z.optional(SearchWords(100)),
}

const daysOrStatus = z.refine<{ days?: number | undefined; status?: DepositStatus | undefined }>(
  (filter) => (filter.days === undefined) !== (filter.status === undefined),
  { error: httpTexts.daysOrStatus, path: ['days'] },
)

export const Deposit = z.object({
  deposit_id: z.uuid(),
  account_no: z.string(),
  crm_customer_number: z.string(),
  name: z.string(),
  community: z.string(),
  deposit_kind: z.enum(depositKinds),
  deposit_amount: Dollars,
  /** Interest is counted whether or not it was paid out. */
  interest_amount: Dollars,
  billed_on: Day,
  held_since: z.nullable(Day),
  review_on: z.nullable(Day),
  status: z.enum(depositStatuses),
  /** Counts the latest consecutive bills that were paid on time. */
  months_on_time: z.int(),
  is_refund_candidate: z.boolean(),
})
export type Deposit = z.output<typeof Deposit>

export const Deposits = z.object({
  deposits: z.array(Deposit),
  total_count: z.int(),
  /** The totals include all deposits of the result, not only those of the page. */
  total_deposit: Dollars,
  total_interest: Dollars,
})

export const depositSortColumns = ['account', 'name', 'community', 'deposit', 'interest', 'held', 'status'] as const

export const listDeposits = endpoint({
  method: 'POST',
  path: '/api/v1/ssservice/get-deposit-by-days',
  summary:
    'Lists deposits with activity in the given number of days, or with a status, most recent activity first or sorted by a column, and their totals.',
  access: 'DEPOSITS.read',
  reads: ['Refunds'],
  body: z
    .strictObject({ days: z.optional(days), ...statusFields, sort: sortField(depositSortColumns), ...pageFields })
    .check(daysOrStatus),
  response: Deposits,
})

export const listDepositsOfCustomer = endpoint({
  method: 'GET',
  path: '/api/v1/ssservice/get-customer-deposits',
  summary: 'Lists the deposits of a customer, most recent activity first.',
  access: 'DEPOSITS.read',
  reads: ['Refunds'],
  query: z.object({ crm_customer_id: Id, ...pageQuery }),
  response: Deposits,
})

export const DepositTransaction = z.object({
  transaction_id: z.uuid(),
  txnTypeCode: z.enum(depositTxnCodes),
  amount: Dollars,
  posted_on: Day,
  note: z.string(),
})
export type DepositTransaction = z.output<typeof DepositTransaction>

export const listDepositTransactions = endpoint({
  method: 'GET',
  path: '/api/v1/ssservice/get-deposit-transaction-by-deposit/:depositId',
  summary: 'Lists the transactions of a deposit, newest first, optionally of one type.',
  access: 'DEPOSITS.read',
  reads: ['Refunds'],
  params: z.object({ depositId: z.uuid() }),
  /** An empty code selects all types. */
  query: z.object({ txnTypeCode: z.optional(z.enum([...depositTxnCodes, ''])), ...pageQuery }),
  response: z.object({ transactions: z.array(DepositTransaction), total_count: z.int() }),
})

export const exportDeposits = endpoint({
  method: 'GET',
  path: '/api/v1/ssservice/export-deposits',
  summary: 'Exports deposits with activity in the given number of days, or with a status, as a spreadsheet.',
  access: 'DEPOSITS.read',
  query: z
    .object({
      days: z.optional(queryNumber(1, maxReportDays)),
      ...statusFields,
    })
    .check(daysOrStatus),
  file: 'text/csv',
  isExport: true,
})

export const deposits = {
  listDeposits,
  listDepositsOfCustomer,
  listDepositTransactions,
  exportDeposits,
}
