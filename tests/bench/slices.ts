/**
 * The slices that are measured in turn: the portal's calls and their floors. Each can be run a given number of times.
 */
import { z } from 'zod/mini'
import { demoPassword } from '../../server/db/seed/demoUsers/demoPeople'
import { type BilledCustomer, pdfCall, printedStatementOf, statementsCall, usageCall } from './bills'
import { balanceCall, type Customer, historyCall, paymentCall, signInCall } from './customers'
import { type Call, load, post } from './load'
import { commentsCall, type LongThread, messagesCall } from './longThread'
import { type ManyProperties, propertiesCall } from './manyProperties'
import { quantile } from './spread'
import type { RunningProgram } from './world'

const Run = z.object({ seconds: z.number(), p50: z.number(), p95: z.number() })
/** The total in seconds, and single times in milliseconds. */
type Run = z.infer<typeof Run>

export interface Slice {
  name: string
  /** The process whose CPU time is counted. */
  pid: number
  run(count: number): Promise<Run>
}

/** Cycles through the items endlessly. */
function inTurn<T>(items: readonly T[]): () => T {
  let turn = 0
  return () => {
    const item = items[turn % items.length]
    turn += 1
    if (item === undefined) throw new Error('There are no items to take turns')
    return item
  }
}

function callSlice(name: string, { pid }: RunningProgram, next: () => Call): Slice {
  return {
    name,
    pid,
    async run(count) {
      const { seconds, times } = await load(next, count)
      return { seconds, p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
    },
  }
}

interface Callers {
  customers: readonly Customer[]
  billed: readonly BilledCustomer[]
  thread: LongThread
  many: ManyProperties
}

/** Makes each payment unique across all portals that share the customers. */
let payments = 0

export function portalSlices(portal: RunningProgram, { customers, billed, thread, many }: Callers): Slice[] {
  const customer = inTurn(customers)
  const bill = inTurn(billed)
  const forRandomCustomer = (make: (ask: { portal: string; token: string }, of: BilledCustomer) => Call) => () => {
    const of = bill()
    return make({ portal: portal.url, token: of.token }, of)
  }
  const history = () => historyCall(portal.url, customer())
  const payment = () => {
    payments += 1
    return paymentCall(portal.url, customer(), 100 + payments)
  }
  return [
    callSlice('balance', portal, () => balanceCall(portal.url, customer())),
    callSlice('history', portal, history),
    callSlice('history, brotli', portal, () => withHeader(history(), 'accept-encoding', 'br')),
    callSlice('payment', portal, payment),
    callSlice('sign-in', portal, () => signInCall(portal.url, customer().email)),
    callSlice('statements', portal, forRandomCustomer(statementsCall)),
    callSlice('statement PDF', portal, forRandomCustomer(pdfCall)),
    callSlice('usage', portal, forRandomCustomer(usageCall)),
    callSlice('messages, one of 2,000 comments', portal, () => messagesCall(portal.url, thread)),
    callSlice('the newest 50 of 2,000 comments', portal, () => commentsCall(portal.url, thread)),
    callSlice('properties, 20 of 5,000', portal, () => propertiesCall(portal.url, many)),
    callSlice('properties, searched among 5,000', portal, () => propertiesCall(portal.url, many, '&search=4321')),
  ]
}

const withHeader = (call: Call, name: string, value: string): Call => ({
  ...call,
  headers: { ...call.headers, [name]: value },
})

/** Creates the floors, which get the same headers and bodies as the portal's calls and return the same JSON. */
export async function floorSlices(
  floors: RunningProgram,
  portal: RunningProgram,
  { customers, billed, passwordHash }: Omit<Callers, 'thread' | 'many'> & { passwordHash: string },
): Promise<Slice[]> {
  const accounts = customers.map(({ account }) => account)
  const balances = accounts.map((account) => [
    account.crm_billing_group_id,
    account.crm_service_account_id,
    [account.crm_customer_number],
  ])
  const histories = accounts.map((account) => [account.crm_billing_group_id, [account.crm_customer_number]])
  return [
    ...(await floorsOf('balance', balanceCall, balances)),
    ...(await floorsOf('history', historyCall, histories)),
    await pdfFloor(),
    jobSlice('one password hash', floors, { path: '/password', hash: passwordHash, password: demoPassword }),
  ]

  async function pdfFloor(): Promise<Slice> {
    const statement = await printedStatementOf(portal.url, inTurn(billed)())
    await post({ url: `${floors.url}/floors/pdf`, body: JSON.stringify(statement) })
    return jobSlice('drawing a statement', floors, { path: '/driver/pdf' })
  }

  async function floorsOf(name: string, make: typeof balanceCall, parameters: unknown[]): Promise<Slice[]> {
    const customer = inTurn(customers)
    const { text } = await post(make(portal.url, customer()))
    const floor = { answer: JSON.parse(text) as unknown, parameters }
    await post({ url: `${floors.url}/floors/${name}`, body: JSON.stringify(floor) })
    const callAt = (path: string) => () => ({ ...make(floors.url, customer()), url: `${floors.url}${path}/${name}` })
    return [
      callSlice(`${name}: bare route`, floors, callAt('/bare')),
      jobSlice(`${name}: bare query`, floors, { path: `/driver/${name}` }),
      callSlice(`${name}: bare route with the query`, floors, callAt('/query')),
    ]
  }
}

/** Creates a slice whose work the floors' process repeats by itself. */
function jobSlice(
  name: string,
  { url, pid }: RunningProgram,
  { path, ...job }: { path: string; [field: string]: string },
): Slice {
  return {
    name,
    pid,
    async run(count) {
      const { status, text } = await post({ url: url + path, body: JSON.stringify({ ...job, count }) })
      if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
      return z.parse(Run, JSON.parse(text))
    },
  }
}
