/**
 * Benchmarks notices of 100,000 bills: how long they take to be enqueued and to be sent to the outbox, and how much
 * slower customers' calls become meanwhile.
 */
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { balanceCall, type Customer, findCustomers, historyCall } from './customers'
import { type Call, post } from './load'
import { quantile } from './spread'
import type { RunningProgram, World } from './world'

const bills = 100_000
const limits = { enqueueSeconds: 60, slowdown: 2 } as const
const callsPerSecond = 40
const callsPerRound = 40

export interface NoticesReport {
  bills: number
  enqueueSeconds: number
  sendSeconds: number
  /** Messages that were sent. Each bill has one contact. */
  sent: number
  /** The 95th percentile of customers' calls in milliseconds. */
  p95: { before: number; whileEnqueuing: number; whileSending: number }
}

export async function measureNotices(world: World, portal: RunningProgram): Promise<NoticesReport> {
  const customers = await findCustomers(portal.url, world.database.db)
  const client = new pg.Client({ connectionString: world.database.url })
  await client.connect()
  try {
    await storeBills(client)
    await measureCalls(portal, customers, callsPerRound)
    const before = await measureCalls(portal, customers, callsPerRound * 10)
    const started = performance.now()
    const secondsSinceStart = () => (performance.now() - started) / 1000
    await client.query(`update statements set noticed_at = null where billing_account_number like 'BB-%'`)
    await client.query(`select graphile_worker.add_job('find bills that are ready', '{}'::json)`)
    const enqueued = await callUntil(portal, customers, async () => (await countUnnoticed(client)) === 0)
    const enqueueSeconds = secondsSinceStart()
    const processed = await callUntil(portal, customers, async () => (await countOpen(client)) === 0)
    return {
      bills,
      enqueueSeconds,
      sendSeconds: secondsSinceStart(),
      sent: await countSent(client),
      p95: {
        before: p95Of(before.toSorted(ascending)),
        whileEnqueuing: p95Of(enqueued),
        whileSending: p95Of(processed),
      },
    }
  } finally {
    await client.end()
  }
}

/** Stores customers with one contact, one account and one bill each. They look as if they had been notified of it. */
async function storeBills(client: pg.Client): Promise<void> {
  const number = `lpad(n::text, 8, '0')`
  const rows = `from generate_series(1, ${bills}) n`
  await client.query(
    `insert into customers (number, name, kind) select 'CB-' || ${number}, 'Bench ' || n, 'residential' ${rows}`,
  )
  await client.query(
    `insert into contacts (id, customer_number, first_name, last_name, email)
     select 'bench-' || ${number}, 'CB-' || ${number}, 'Ada', 'Bench', 'bench-' || n || '@example.com' ${rows}`,
  )
  await client.query(
    `insert into billing_accounts (number, group_id, customer_number, service_group, balance)
     select 'BB-' || ${number}, 'GB-' || ${number}, 'CB-' || ${number}, 'FIBER', 8000 ${rows}`,
  )
  await client.query(
    `insert into statements (billing_account_number, period_start, period_end, issued_on, due_on, previous_balance,
       charges, noticed_at)
     select 'BB-' || ${number}, current_date - 31, current_date - 1, current_date - 1, current_date + 21, 0, 8000, now()
     ${rows}`,
  )
  await client.query('analyze')
}

const countOf = async (client: pg.Client, query: string): Promise<number> => {
  const { rows } = await client.query<{ count: string }>(query)
  return Number(rows[0]?.count)
}
const countUnnoticed = (client: pg.Client) =>
  countOf(client, `select count(*) from statements where noticed_at is null and billing_account_number like 'BB-%'`)
const countOpen = (client: pg.Client) =>
  countOf(
    client,
    `select count(*) from graphile_worker.jobs where task_identifier in ('notify', 'send message') and run_at <= now()`,
  )
const countSent = (client: pg.Client) =>
  countOf(client, `select count(*) from sent_messages where category = 'bill_ready' and status = 'sent'`)

/** Sends calls at a steady rate, as customers do, whatever the answers take. */
async function measureCalls({ url }: RunningProgram, customers: readonly Customer[], count: number) {
  const pending: Promise<number>[] = []
  for (let index = 0; index < count; index += 1) {
    const customer = customers[index % customers.length]
    if (!customer) throw new Error('There are no customers')
    pending.push(timeOf(index % 2 === 0 ? balanceCall(url, customer) : historyCall(url, customer)))
    await delay(1000 / callsPerSecond)
  }
  return Promise.all(pending)
}

async function timeOf(call: Call): Promise<number> {
  const started = performance.now()
  const { status } = await post(call)
  if (status !== 200) throw new Error(`${call.url} answered ${status}`)
  return performance.now() - started
}

/** Keeps calling until the condition is met, and returns the times of all calls. */
async function callUntil(portal: RunningProgram, customers: readonly Customer[], isMet: () => Promise<boolean>) {
  const times: number[] = []
  do {
    times.push(...(await measureCalls(portal, customers, callsPerRound)))
  } while (!(await isMet()))
  return times.toSorted(ascending)
}

const ascending = (first: number, second: number): number => first - second
const p95Of = (times: readonly number[]): number => quantile(times, 0.95)

export function noticesText({ enqueueSeconds, sendSeconds, sent, p95 }: NoticesReport): string {
  const slowdown = (time: number): string => `${time.toFixed(1)} ms (${(time / p95.before).toFixed(2)} times)`
  const verdict = (isMet: boolean): string => (isMet ? 'met' : 'missed')
  return [
    `NOTICES   ${bills.toLocaleString('en-US')} bills`,
    `enqueued in ${enqueueSeconds.toFixed(1)} s, goal ${limits.enqueueSeconds} s: ${verdict(enqueueSeconds <= limits.enqueueSeconds)}`,
    `${sent.toLocaleString('en-US')} sent after ${sendSeconds.toFixed(1)} s (${(sent / sendSeconds).toFixed(0)} per second)`,
    `customers' calls, 95th percentile: ${p95.before.toFixed(1)} ms before, ${slowdown(p95.whileEnqueuing)} while enqueuing, ${slowdown(p95.whileSending)} while sending; goal ${limits.slowdown} times: ${verdict(Math.max(p95.whileEnqueuing, p95.whileSending) <= limits.slowdown * p95.before)}`,
  ].join('\n')
}
