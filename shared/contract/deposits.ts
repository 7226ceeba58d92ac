/** Deposits, as staff look at them: what moved within so many days, and the movements of one deposit. */
import { z } from 'zod/mini'
import { Day } from '../dates'
import { depositKinds, depositStatuses, depositTxnCodes, mostDays } from '../deposits'
import { Dollars } from '../dollars'
import { endpoint } from '../endpoint'
import { Id } from '../ids'
import { pageFields, pageQuery } from '../paging'

const days = z.int().check(z.gte(1), z.lte(mostDays))
const daysQuery = z.object({
  days: z.coerce.number<number>().check(z.multipleOf(1), z.gte(1), z.lte(mostDays)),
})

export const Deposit = z.object({
  deposit_id: z.uuid(),
  account_no: z.string(),
  crm_customer_number: z.string(),
  name: z.string(),
  community: z.string(),
  deposit_kind: z.enum(depositKinds),
  deposit_amount: Dollars,
  /** Accrued so far, whether or not it was paid out. */
  interest_amount: Dollars,
  billed_on: Day,
  held_since: z.nullable(Day),
  review_on: z.nullable(Day),
  status: z.enum(depositStatuses),
  /** How many of the latest bills were paid on time, one after the other. */
  months_on_time: z.int(),
  is_refund_candidate: z.boolean(),
})
export type Deposit = z.output<typeof Deposit>

const Deposits = z.object({
  deposits: z.array(Deposit),
  total_count: z.int(),
  /** Of all that were found, not of the page alone. */
  total_deposit: Dollars,
  total_interest: Dollars,
})

export const listDeposits = endpoint({
  method: 'POST',
  path: '/api/v1/ssservice/get-deposit-by-days',
  summary: 'Deposits that moved within the last days, the latest movement first, with what they come to.',
  access: 'DEPOSITS.read',
  body: z.strictObject({ days, ...pageFields }),
  response: Deposits,
})

export const listDepositsOfCustomer = endpoint({
  method: 'GET',
  path: '/api/v1/ssservice/get-customer-deposits',
  summary: 'Every deposit of a customer, the latest movement first.',
  access: 'DEPOSITS.read',
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
  summary: 'The movements of a deposit, newest first; of one type when it is named.',
  access: 'DEPOSITS.read',
  params: z.object({ depositId: z.uuid() }),
  /** An empty code is none. */
  query: z.object({ txnTypeCode: z.optional(z.enum([...depositTxnCodes, ''])), ...pageQuery }),
  response: z.object({ transactions: z.array(DepositTransaction), total_count: z.int() }),
})

export const exportDeposits = endpoint({
  method: 'GET',
  path: '/api/v1/ssservice/export-deposits',
  summary: 'The latest 5,000 deposits that moved within the last days, as a spreadsheet.',
  access: 'DEPOSITS.read',
  query: daysQuery,
  file: 'text/csv',
})

/** Every call of this noun, as the contract lists them. */
export const deposits = {
  listDeposits,
  listDepositsOfCustomer,
  listDepositTransactions,
  exportDeposits,
}
