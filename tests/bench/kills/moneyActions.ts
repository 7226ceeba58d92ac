/** The parts of the load that move money. */
import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { createCreditRun } from '#shared/contract/billing/credits'
import { notifyByEmail } from '#shared/contract/billing/gasNotices'
import { decideRefund, requestRefund } from '#shared/contract/billing/refunds'
import { payOnce } from '#shared/contract/payments/payments'
import { addDays } from '#shared/format/dates'
import { billingAccounts } from '../../../server/db/schema/customers/accounts'
import { dueBillsJob } from '../../../server/features/payments/autopay.job'
import { duePlanChangesJob } from '../../../server/features/plans/planChange.job'
import { enqueue } from '../../../server/jobs/jobs.queries'
import { addBillingAccounts, closeAccount } from '../../support/data/billing/credits'
import { addDebtors } from '../../support/data/billing/dunning'
import { addMethod, paymentBody } from '../../support/data/payments/payments'
import { addScheduled } from '../../support/data/payments/scheduledPayments'
import { addAccount, addPerson } from '../../support/data/people'
import { addCatalog, addPlanChange, addSubscription } from '../../support/data/services/plans'
import { call, type Sender, textOf } from './calls'
import type { Customer } from './customers'

export interface Scene {
  sender: Sender
  customers: readonly Customer[]
  /** The session of an agent. */
  staff: string
  /** The session of an agent who approves what the other one requests. */
  approver: string
}

/** One way to use the portal. It adds to what was accepted. */
export type Action = (scene: Scene) => Promise<void>

export function anyOf(customers: readonly Customer[]): Customer {
  const customer = customers[randomInt(customers.length)]
  if (!customer) throw new Error('There are no customers')
  return customer
}

const today = (): string => new Date().toISOString().slice(0, 10)

let nextAmount = 10
/** Amounts differ, because equal payments within a second are duplicates. */
const newAmount = (): number => (nextAmount += 1)

export const moneyActions: readonly Action[] = [
  async function pay({ sender, customers }) {
    const { token, ...payer } = anyOf(customers)
    const answer = await call(sender, { ...payOnce, token, body: paymentBody(payer, newAmount()) })
    if (answer) sender.accepted.payments.push(textOf(answer.data, 'confirmation-number'))
  },
  async function schedule({ sender, customers }) {
    const options = { payOn: addDays(today(), -1), amount: newAmount() * 100 + 1 }
    sender.accepted.scheduled.push(await addScheduled(sender.world.database.db, anyOf(customers), options))
  },
  async function payByAutopay({ sender }) {
    const { database, provider } = sender.world
    const person = await addPerson(database.db)
    const autopayToken = await addMethod({ url: provider.url }, person.customerNumber)
    const options = { balance: newAmount() * 100 + 2, dueOn: today() }
    const { billingAccountNumber: number } = await addAccount(database.db, person.customerNumber, options)
    await database.db.transaction(async (tx) => {
      await tx.update(billingAccounts).set({ autopayToken }).where(eq(billingAccounts.number, number))
      await enqueue(tx, dueBillsJob, {})
    })
    sender.accepted.autopay.push(number)
  },
  async function refund({ sender, staff, approver }) {
    const { database, provider } = sender.world
    const { customerNumber } = await addPerson(database.db)
    const { billingAccountNumber } = await addAccount(database.db, customerNumber, { balance: -newAmount() * 100 })
    await closeAccount(database.db, billingAccountNumber)
    const body = {
      acct_no: billingAccountNumber,
      refund_method: 'method',
      'payment-token': await addMethod({ url: provider.url }, customerNumber),
    }
    const requested = await call(sender, { ...requestRefund, token: staff, body })
    if (!requested) return
    const id = textOf(requested.data, 'refund_id')
    const path = decideRefund.path.replace(':refund_id', id)
    const approved = await call(sender, { ...decideRefund, path, token: approver, body: { decision: 'approve' } })
    if (approved) sender.accepted.refunds.push(id)
  },
  async function changePlan({ sender }) {
    const { db } = sender.world.database
    const person = await addPerson(db)
    const account = await addAccount(db, person.customerNumber)
    await addCatalog(db)
    await addSubscription(db, account, 'PLUS-500')
    const id = await addPlanChange(db, { person, account }, addDays(today(), -1))
    await enqueue(db, duePlanChangesJob, {})
    sender.accepted.planChanges.push(id)
  },
]

const rowsPerRun = 40

/** Runs have many rows, so they start less often. */
export const runActions: readonly Action[] = [
  async function credit({ sender, staff }) {
    const accounts = await addBillingAccounts(sender.world.database.db, rowsPerRun)
    const rows = accounts.map((acct_no) => ({ acct_no, credit_amount: 0.01 }))
    const answer = await call(sender, { ...createCreditRun, token: staff, body: { rows } })
    if (answer) sender.accepted.creditRuns.push(textOf(answer.data, 'run_id'))
  },
  async function notify({ sender, staff }) {
    const acct_nos = await addDebtors(sender.world.database.db, rowsPerRun, { dueOn: addDays(today(), -25) })
    const answer = await call(sender, { ...notifyByEmail, token: staff, body: { acct_nos, again: [] } })
    if (answer) sender.accepted.noticeRuns.push(textOf(answer.data, 'run_id'))
  },
]
