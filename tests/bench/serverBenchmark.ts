/** Benchmarks the server: sign-in, balance, history and payment, relative to the floors of the same run. */
import { resolve } from 'node:path'
import { like } from 'drizzle-orm'
import { users } from '../../server/db/schema/signIn/users'
import { findFreePort } from '../support/server/programs'
import { findBilled } from './bills'
import { findCustomers } from './customers'
import { connections } from './load'
import { findLongThread } from './longThread'
import { findManyProperties } from './manyProperties'
import { type CountedProcess, cpuIn, cpuRatio, measureInTurn, type Plan, type Samples, spreadIn } from './rounds'
import { floorSlices, portalSlices, type Slice } from './slices'
import { type Spread, spreadText } from './spread'
import { tableText } from './table'
import { portalBuild, type RunningProgram, type World } from './world'

const cpuGoal = 1.6
const plan: Plan = { rounds: 6, sliceSeconds: 1, warmUp: { requests: 10_000, seconds: 8 } }
const otherLabel = ' (other build)'

/** The floors of each call: a bare route with the same answer plus a bare query, or the unavoidable password hash. */
const floorsUnder: Record<string, string[]> = {
  balance: ['balance: bare route', 'balance: bare query'],
  history: ['history: bare route', 'history: bare query'],
  'history, brotli': ['history: bare route', 'history: bare query'],
  payment: ['balance: bare route', 'balance: bare query'],
  'sign-in': ['one password hash'],
  'statement PDF': ['drawing a statement'],
}

/** The calls that the goal of CPU time over the floors applies to: authenticated and authorized reads. */
const callsWithRatioGoal = ['balance', 'history'] as const

const properties = ['properties, 20 of 5,000', 'properties, searched among 5,000']
const newestComments = 'the newest 50 of 2,000 comments'

/** A line such as "payment: requests/s, at least 500". */
interface Goal {
  name: string
  limit: string
  /** Null where CPU time cannot be read, or the call was not measured. */
  isMet: boolean | null
}

interface CallReport {
  perSecond: Spread
  p50: Spread
  p95: Spread
  cpuMicroseconds: Record<CountedProcess, Spread | null>
}

export interface ServerReport {
  plan: Plan & { connections: number; customers: number }
  calls: Record<string, CallReport>
  ratios: Record<string, Spread | null>
  goals: Goal[]
}

interface ServerOptions {
  /** A folder like dist/server that is measured in the same rounds for comparison. */
  otherBuild: string | undefined
  /** Measures the same build with metrics as the other one. */
  withMetrics: boolean
  /** Measures a process that leaves jobs, such as emails, to another one. */
  withoutJobs: boolean
  /** Measures only the calls and floors whose names begin with one of these, such as `payment,balance`. */
  only: string | undefined
}

export async function measureServer(
  world: World,
  portal: RunningProgram,
  { otherBuild, withMetrics, withoutJobs, only = '' }: ServerOptions,
): Promise<ServerReport> {
  const customers = await findCustomers(portal.url, world.database.db)
  const billed = await findBilled(portal.url, customers)
  const thread = await findLongThread(portal.url)
  const many = await findManyProperties(portal.url, world.database.db)
  const [user] = await world.database.db.select().from(users).where(like(users.email, 'customer@%'))
  const floors = await world.start(['--import', 'tsx', 'tests/bench/minimumServer.ts'])
  const environment: Record<string, string> = {
    ...(withMetrics && { METRICS_PORT: String(await findFreePort()) }),
    ...(withoutJobs && { ROLE: 'web' }),
  }
  const other =
    otherBuild || withMetrics || withoutJobs
      ? await world.startPortal(otherBuild ? resolve(otherBuild) : portalBuild, environment)
      : null
  const slices = [
    ...(await floorSlices(floors, portal, { customers, billed, passwordHash: user?.passwordHash ?? '' })),
    ...portalSlices(portal, { customers, billed, thread, many }),
    ...(other ? labeled(portalSlices(other, { customers, billed, thread, many }), otherLabel) : []),
  ]
  const samples = await measureInTurn(
    slices.filter(({ name }) => only.split(',').some((start) => name.startsWith(start))),
    plan,
    { database: world.databasePid, provider: world.provider.pid },
  )
  const ratios = ratiosOf(samples)
  const calls = Object.fromEntries([...samples].map(([name, taken]) => [name, callReportOf(taken)]))
  return {
    plan: { ...plan, connections, customers: customers.length },
    calls,
    ratios,
    goals: [...callsWithRatioGoal.map((name) => ratioGoal(name, ratios)), ...callGoals(calls, ratios)],
  }
}

const callReportOf = (taken: Parameters<typeof cpuIn>[0]): CallReport => ({
  perSecond: spreadIn(taken, 'perSecond'),
  p50: spreadIn(taken, 'p50'),
  p95: spreadIn(taken, 'p95'),
  cpuMicroseconds: {
    server: cpuIn(taken, 'server'),
    database: cpuIn(taken, 'database'),
    provider: cpuIn(taken, 'provider'),
  },
})

type Ratios = Record<string, Spread | null>

const ratioGoal = (call: string, ratios: Ratios): Goal =>
  atMost(`${call}: server CPU per request, in times of bare route plus bare query`, ratios[call], cpuGoal)

const callGoals = (calls: Record<string, CallReport>, ratios: Ratios): Goal[] => [
  atLeast('payment: requests/s', calls['payment']?.perSecond, 500),
  atMost('payment: portal CPU µs/request', calls['payment']?.cpuMicroseconds.server, 1_200),
  ...properties.flatMap((name) => [
    atLeast(`${name}: requests/s`, calls[name]?.perSecond, 800),
    atMost(`${name}: p95 ms`, calls[name]?.p95, 50),
  ]),
  atLeast(`${newestComments}: requests/s`, calls[newestComments]?.perSecond, 1_500),
  atMost('statement PDF: server CPU, in times of drawing alone', ratios['statement PDF'], 1.4),
]

const atMost = (name: string, value: Spread | null | undefined, limit: number): Goal => ({
  name,
  limit: `at most ${limit}`,
  isMet: value ? value.median <= limit : null,
})

const atLeast = (name: string, value: Spread | null | undefined, limit: number): Goal => ({
  name,
  limit: `at least ${limit}`,
  isMet: value ? value.median >= limit : null,
})

const labeled = (slices: readonly Slice[], label: string): Slice[] =>
  slices.map((slice) => ({ ...slice, name: slice.name + label }))

function ratiosOf(samples: Samples): Ratios {
  const ratios: Ratios = {}
  for (const [name, floors] of Object.entries(floorsUnder)) {
    ratios[name] = cpuRatio(samples, name, ...floors)
    const other = name + otherLabel
    if (samples.has(other)) ratios[`${name} : other build`] = cpuRatio(samples, name, other)
  }
  for (const name of callsWithRatioGoal) {
    const withQuery = `${name}: bare route with the query`
    ratios[`${name} : ${withQuery.slice(name.length + 2)}`] = cpuRatio(samples, name, withQuery)
  }
  return ratios
}

export function serverText({ plan: run, calls, ratios, goals }: ServerReport): string {
  const rows = Object.entries(calls).map(([name, { perSecond, p50, p95, cpuMicroseconds }]) => [
    name,
    spreadText(perSecond),
    spreadText(p50, 1),
    spreadText(p95, 1),
    ...([cpuMicroseconds.server, cpuMicroseconds.database, cpuMicroseconds.provider] as const).map((spread) =>
      spread ? spreadText(spread) : '–',
    ),
  ])
  const ratioRows = Object.entries(ratios).map(([name, ratio]) => [
    name,
    ratio ? spreadText(ratio, 2) : '–',
    floorsUnder[name]?.join(' + ') ?? '',
  ])
  return [
    `SERVER   median [min–max] of ${run.rounds} rounds, ${run.connections} connections, ${run.customers} customers in turn`,
    tableText(['', 'requests/s', 'p50 ms', 'p95 ms', 'CPU µs/request', 'database', 'provider'], rows),
    '',
    tableText(['CPU per request compared, round by round', 'times', 'over'], ratioRows),
    '',
    ...goals.map(({ name, limit, isMet }) => `Goal: ${name}, ${limit}: ${verdictOf(isMet)}.`),
    '',
    'bare route: Fastify without anything, takes the same request and answers the same JSON.',
    'bare query: the pg driver alone, one named prepared statement, 10 connections, 50 under way; no HTTP.',
    'The portal puts the look-ups of requests that arrive together into one query (server/db/batched.ts); the floors do not.',
    'A payment includes two calls to the provider and the job that sends the receipt; "history" and "statements" are pages of 20, "usage" is 24 months.',
  ].join('\n')
}

const verdictOf = (isMet: boolean | null): string => (isMet === null ? 'not measured' : isMet ? 'met' : 'missed')
