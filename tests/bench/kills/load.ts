/** Sends a mixed load to portals that die, and remembers what they accepted. */
import { randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod/mini'
import { createCreditRun } from '#shared/contract/billing/credits'
import { notifyByEmail } from '#shared/contract/billing/dunning'
import { createServiceRequest } from '#shared/contract/cases/cases'
import { writeCustomerNote } from '#shared/contract/customers/customers'
import { payOnce } from '#shared/contract/payments/payments'
import { sendForgotPasswordCode } from '#shared/contract/signIn/oneTimeCodes'
import { validateUser } from '#shared/contract/signIn/session'
import { addDays } from '#shared/format/dates'
import { addBillingAccounts } from '../../support/data/billing/credits'
import { addDebtors } from '../../support/data/billing/dunning'
import { addMethod, paymentBody } from '../../support/data/payments/payments'
import { addScheduled } from '../../support/data/payments/scheduledPayments'
import { type Account, addAccount, addPerson, type Person, password } from '../../support/data/people'
import type { World } from '../world'
import type { Portals } from './portals'

export interface Customer {
  person: Person
  account: Account
  method: string
  token: string
}

/** The portals have accepted these, so their effects must be there at the end. */
export interface Accepted {
  payments: string[]
  requests: string[]
  codes: string[]
  notes: string[]
  scheduled: string[]
  creditRuns: string[]
  noticeRuns: string[]
  /** Calls without an answer, because the process died. Whether they had an effect is unknown. */
  unanswered: number
}

export interface Load {
  customers: Customer[]
  accepted: Accepted
  /** Ends the load and waits for the last answers. */
  stop(): Promise<void>
}

interface Sender {
  world: World
  portals: Portals
  accepted: Accepted
}

const Envelope = z.object({ data: z.unknown() })
const textOf = (data: unknown, name: string): string => z.parse(z.record(z.string(), z.unknown()), data)[name] + ''

interface CallOptions {
  method: string
  path: string
  token?: string
  body?: object
}

/** Returns the data of the answer; null if the call was rejected or got no answer. */
async function call(
  { portals, accepted }: Sender,
  { method, path, token, body }: CallOptions,
): Promise<{ data: unknown } | null> {
  const response = await fetch(portals.pick().url + path, {
    method,
    headers: {
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      'idempotency-key': randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => null)
  // The process can also die between the head and the body of its answer.
  const text = await response?.text().catch(() => null)
  if (!response || text === null || text === undefined) accepted.unanswered += 1
  return response?.ok && text ? z.parse(Envelope, JSON.parse(text)) : null
}

async function signIn(sender: Sender, { email }: Person): Promise<string> {
  const answer = await call(sender, { ...validateUser, body: { email, password } })
  if (!answer) throw new Error('The sign-in failed')
  return textOf(answer.data, 'token')
}

async function addCustomer(sender: Sender): Promise<Customer> {
  const { database, provider } = sender.world
  const person = await addPerson(database.db)
  const account = await addAccount(database.db, person.customerNumber, { balance: 100_000_000 })
  const method = await addMethod({ url: provider.url }, person.customerNumber)
  return { person, account, method, token: await signIn(sender, person) }
}

/** One way to use the portal. It adds to what was accepted. */
type Action = (sender: Sender, customers: readonly Customer[], staff: string) => Promise<void>

const anyOf = (customers: readonly Customer[]): Customer => {
  const customer = customers[randomInt(customers.length)]
  if (!customer) throw new Error('There are no customers')
  return customer
}

let nextAmount = 10

const actions: readonly Action[] = [
  async function pay(sender, customers) {
    const { token, ...payer } = anyOf(customers)
    // Amounts differ, because equal payments within a second are duplicates.
    const body = paymentBody(payer, (nextAmount += 1))
    const answer = await call(sender, { ...payOnce, token, body })
    if (answer) sender.accepted.payments.push(textOf(answer.data, 'confirmation-number'))
  },
  async function request(sender, customers) {
    const { token, person, account } = anyOf(customers)
    const answers = [
      { code: 'speed', answer: '300' },
      { code: 'since', answer: 'A few days ago' },
    ]
    const body = {
      service_type: 'slow',
      service_subtype: 'slow_wired',
      description: `Half the speed: ${randomUUID()}`,
      answers,
      crm_contact_id: person.contactId,
      crm_premise_id: account.premiseNumber,
      crm_service_account_id: account.serviceAccountId,
    }
    const answer = await call(sender, { ...createServiceRequest, token, body })
    if (answer) sender.accepted.requests.push(textOf(answer.data, 'case_id'))
  },
  async function requestCode(sender) {
    const { email } = await addPerson(sender.world.database.db)
    const path = `${sendForgotPasswordCode.path}?emailId=${encodeURIComponent(email)}`
    const answer = await call(sender, { method: 'GET', path })
    if (answer) sender.accepted.codes.push(email)
  },
  async function note(sender, customers, staff) {
    const body = { crm_customer_id: anyOf(customers).person.customerNumber, note: `Called at ${randomUUID()}` }
    const answer = await call(sender, { ...writeCustomerNote, token: staff, body })
    if (answer) sender.accepted.notes.push(textOf(answer.data, 'note_id'))
  },
  async function schedule(sender, customers) {
    const today = new Date().toISOString().slice(0, 10)
    const options = { payOn: addDays(today, -1), amount: (nextAmount += 1) * 100 + 1 }
    sender.accepted.scheduled.push(await addScheduled(sender.world.database.db, anyOf(customers), options))
  },
]

const rowsPerRun = 40

/** Runs have many rows, so they start less often. */
const runs: readonly Action[] = [
  async function credit(sender, _customers, staff) {
    const accounts = await addBillingAccounts(sender.world.database.db, rowsPerRun)
    const rows = accounts.map((acct_no) => ({ acct_no, credit_amount: 0.01 }))
    const answer = await call(sender, { ...createCreditRun, token: staff, body: { rows } })
    if (answer) sender.accepted.creditRuns.push(textOf(answer.data, 'run_id'))
  },
  async function notify(sender, _customers, staff) {
    const dueOn = addDays(new Date().toISOString().slice(0, 10), -25)
    const acct_nos = await addDebtors(sender.world.database.db, rowsPerRun, { dueOn })
    const answer = await call(sender, { ...notifyByEmail, token: staff, body: { acct_nos, again: [] } })
    if (answer) sender.accepted.noticeRuns.push(textOf(answer.data, 'run_id'))
  },
]

const customerCount = 12

/** Starts all kinds of load at once. Each sends its next call after the answer to the previous one. */
export async function startLoad(world: World, portals: Portals): Promise<Load> {
  const accepted: Accepted = {
    payments: [],
    requests: [],
    codes: [],
    notes: [],
    scheduled: [],
    creditRuns: [],
    noticeRuns: [],
    unanswered: 0,
  }
  const sender = { world, portals, accepted }
  const customers: Customer[] = []
  for (let count = 0; count < customerCount; count += 1) customers.push(await addCustomer(sender))
  const staff = await signIn(sender, await addPerson(world.database.db, { userType: 'CENTRIC' }))
  let isOver = false
  const repeat = async (action: Action, pauseMs: number): Promise<void> => {
    while (!isOver) {
      await action(sender, customers, staff)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  const sending = [...actions.map((action) => repeat(action, 200)), ...runs.map((action) => repeat(action, 8000))]
  return {
    customers,
    accepted,
    async stop() {
      isOver = true
      await Promise.all(sending)
    },
  }
}
