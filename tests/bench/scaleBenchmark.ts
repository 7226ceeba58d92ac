/**
 * Benchmarks searches among a million accounts and five million messages, and compares each call with the same query
 * written by hand.
 */
import pg from 'pg'
import { z } from 'zod/mini'
import { ask, signInCall } from './customers'
import { post } from './load'
import { queueSearches } from './scaleQueue'
import { reports } from './scaleReports'
import { measureScreens, type ScreensReport, screensText } from './scaleScreens'
import { accountSearches } from './scaleSearches'
import type { Search } from './search'
import { quantile } from './spread'
import { tableText } from './table'
import type { RunningProgram, World } from './world'

export const scaleWorld = { folder: '.cache/scale', accounts: 1_000_000, messages: 5_000_000 } as const

/** The maximum 95th percentile of a search, in milliseconds. */
const limits: Record<Search['kind'], number> = { selective: 150, unselective: 400 }

interface Times {
  p50: number
  p95: number
  max: number
}

export interface ScaleReport {
  rows: Record<string, number>
  screens: ScreensReport
  searches: { name: string; kind: Search['kind']; portal: Times; byHand: Times; isMet: boolean }[]
}

const staff = 'staff@demo.example'
const SignedIn = z.object({ token: z.string() })

/** Measures all searches, or those whose name contains one of the words. */
export async function measureScale(
  world: World,
  portal: RunningProgram,
  words: readonly string[],
): Promise<ScaleReport> {
  const { token } = await ask(signInCall(portal.url, staff), SignedIn)
  const client = new pg.Client({ connectionString: world.database.url })
  await client.connect()
  try {
    return await measureWith(client, { url: portal.url, token }, words)
  } finally {
    await client.end()
  }
}

async function measureWith(
  client: pg.Client,
  { url, token }: { url: string; token: string },
  words: readonly string[],
): Promise<ScaleReport> {
  const searches: ScaleReport['searches'] = []
  const rows = await countRows(client)
  const all = [...accountSearches, ...reports, ...(await queueSearches(client))]
  const selected = all.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
  for (const { name, kind, calls, byHand } of selected) {
    console.log(`  ${name} …`)
    const [ofPortal, ofHand] = [
      await timesOf(calls, async ({ path, body }) => {
        const answer = await post({
          url: url + path,
          headers: { authorization: `Bearer ${token}` },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`)
      }),
      await timesOf(byHand.values, (values) => client.query(byHand.text, values)),
    ]
    searches.push({ name, kind, portal: ofPortal, byHand: ofHand, isMet: ofPortal.p95 <= limits[kind] })
  }
  return { rows, searches, screens: await measureScreens(url, staff) }
}

async function countRows(client: pg.Client): Promise<Record<string, number>> {
  const tables = ['customers', 'contacts', 'premises', 'billing_accounts', 'service_accounts', 'statements', 'cases']
  const counted: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`)
    counted[table] = Number(rows[0]?.count)
  }
  return counted
}

/** Sends every request once to warm up, then three times, one after the other, as a single user would. */
async function timesOf<T>(requests: readonly T[], send: (request: T) => Promise<unknown>): Promise<Times> {
  for (const request of requests) await send(request)
  const times: number[] = []
  for (const request of [...requests, ...requests, ...requests]) {
    const started = performance.now()
    await send(request)
    times.push(performance.now() - started)
  }
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), max: sorted.at(-1) ?? Number.NaN }
}

export function scaleText({ rows, searches, screens }: ScaleReport): string {
  const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0)
  return [
    `SCALE   ${Object.entries(rows)
      .map(([table, count]) => `${count.toLocaleString('en-US')} ${table.replace('_', ' ')}`)
      .join(', ')}`,
    tableText(
      ['milliseconds', 'p50', 'p95', 'max', 'by hand: p50', 'p95', 'goal: p95', ''],
      searches.map(({ name, kind, portal, byHand, isMet }) => [
        `${name} (${kind})`,
        ...[portal.p50, portal.p95, portal.max, byHand.p50, byHand.p95].map(ms),
        String(limits[kind]),
        isMet ? 'met' : 'missed',
      ]),
    ),
    '',
    'Each call goes over HTTP, with sign-in and rights; by hand is one statement that answers the same rows.',
    screensText(screens),
  ].join('\n')
}
