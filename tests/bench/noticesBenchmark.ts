/**
 * Benchmarks notices of 100,000 bills: how long they take to be enqueued and to be sent to the outbox, and how much
 * slower customers' calls become meanwhile.
 */
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { listFailedJobs, listJobKinds } from '#shared/contract/operations/jobs'
import { ask, balanceCall, type Customer, findCustomers, historyCall, SignedIn, signInCall } from './customers'
import { type Call, post } from './load'
import { quantile } from './spread'
import type { RunningProgram, World } from './world'

const bills = 100_000
const limits = { enqueueSeconds: 60, slowdown: 2, jobsPageMs: 100 } as const
const callsPerSecond = 40
const callsPerRound = 40

export interface NoticesReport {
  bills: number
  enqueueSeconds: number
  sendSeconds: number
  /** Messages that were sent. Each bill has one contact. */
  sent: number
  /** The slowest answer to the calls of the page of background jobs while as many jobs wait, in milliseconds. */
  jobsPageMs: number
  /** The 95th percentile of customers' calls in milliseconds. */
  p95: { before: number; whileEnqueuing: number; whileSending: number }
}

export async function measureNotices(world: World, portal: RunningProgram): Promise<NoticesReport> {
  const customers = await findCustomers(portal.url, world.database.db)
  const client = new pg.Client({ connectionString: world.database.url })
  await client.connect()
  try {
    await storeBills(client)
    const jobsPageMs = await measureJobsPage(portal, client)
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
      jobsPageMs,
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

const jobsPageRounds = 20

/** Asks for what the page of background jobs shows while many emails wait. */
async function measureJobsPage(portal: RunningProgram, client: pg.Client): Promise<number> {
  await client.query(
    `insert into graphile_worker._private_jobs (task_id, payload, run_at)
     select tasks.id, json_build_object('sealed', (select string_agg(md5((n * 100 + part)::text), '')
       from generate_series(1, 48) part)), now() + interval '1 day'
     from graphile_worker._private_tasks tasks, generate_series(1, ${bills}) n where tasks.identifier = 'send message'`,
  )
  const { token } = await ask(signInCall(portal.url, 'staff@demo.example'), SignedIn)
  const headers = { authorization: `Bearer ${token}` }
  const calls = [listJobKinds, listFailedJobs].map(({ path }) => ({ url: portal.url + path, headers }))
  const times: number[] = []
  for (let round = 0; round < jobsPageRounds; round += 1) {
    for (const call of calls) times.push(await timeOf(call))
  }
  await client.query(`delete from graphile_worker._private_jobs where run_at > now() + interval '1 hour'`)
  return Math.max(...times)
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
    `select count(*) from graphile_worker.jobs where task_identifier like '%notify%' or task_identifier like 'send %message%'`,
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

export function noticesText({ enqueueSeconds, sendSeconds, sent, jobsPageMs, p95 }: NoticesReport): string {
  const slowdown = (time: number): string => `${time.toFixed(1)} ms (${(time / p95.before).toFixed(2)} times)`
  const verdict = (isMet: boolean): string => (isMet ? 'met' : 'missed')
  return [
    `NOTICES   ${bills.toLocaleString('en-US')} bills`,
    `enqueued in ${enqueueSeconds.toFixed(1)} s, goal ${limits.enqueueSeconds} s: ${verdict(enqueueSeconds <= limits.enqueueSeconds)}`,
    `${sent.toLocaleString('en-US')} sent after ${sendSeconds.toFixed(1)} s (${(sent / sendSeconds).toFixed(0)} per second)`,
    `page of background jobs with as many waiting, slowest answer: ${jobsPageMs.toFixed(1)} ms, goal ${limits.jobsPageMs} ms: ${verdict(jobsPageMs <= limits.jobsPageMs)}`,
    `customers' calls, 95th percentile: ${p95.before.toFixed(1)} ms before, ${slowdown(p95.whileEnqueuing)} while enqueuing, ${slowdown(p95.whileSending)} while sending; goal ${limits.slowdown} times: ${verdict(Math.max(p95.whileEnqueuing, p95.whileSending) <= limits.slowdown * p95.before)}`,
  ].join('\n')
}
