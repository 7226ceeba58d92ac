/** Benchmarks the pages: how fast `/login` and `/` appear on a slow phone, and how large they are. */
import { launchBrowser, sessionScript } from './browser'
import { conditions, type Visit, visit } from './pageVisit'
import { type Spread, spreadOf, spreadText } from './spread'
import { tableText } from './table'

const runs = 5
const largestPaintGoal = 1000
const email = 'customer@demo.example'

export interface PagesReport {
  runs: number
  conditions: typeof conditions
  pages: Record<string, Record<keyof Visit, Spread>>
  goal: { name: string; limit: number; isMet: boolean }
}

export async function measurePages(portal: string): Promise<PagesReport> {
  const browser = await launchBrowser()
  const visits: Record<string, Visit[]> = { '/login': [], '/': [] }
  try {
    const session = await sessionScript(portal, email)
    for (let run = 0; run < runs; run += 1) {
      visits['/login']?.push(await visit(browser, `${portal}/login`))
      visits['/']?.push(await visit(browser, `${portal}/`, session))
    }
  } finally {
    await browser.close()
  }
  const pages = Object.fromEntries(Object.entries(visits).map(([path, taken]) => [path, spreadsOf(taken)]))
  const largestPaint = pages['/login']?.largestPaint.median ?? Number.NaN
  return {
    runs,
    conditions,
    pages,
    goal: { name: 'LCP of /login in ms', limit: largestPaintGoal, isMet: largestPaint <= largestPaintGoal },
  }
}

function spreadsOf(visits: readonly Visit[]): Record<keyof Visit, Spread> {
  const of = (field: keyof Visit) => spreadOf(visits.map((taken) => taken[field]))
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocked: of('blocked'),
    loaded: of('loaded'),
    pageBytes: of('pageBytes'),
    codeBytes: of('codeBytes'),
    laterCodeBytes: of('laterCodeBytes'),
  }
}

export function pagesText({ runs: count, conditions: { cpuSlowdown, network }, pages, goal }: PagesReport): string {
  const rows = Object.entries(pages).map(([path, page]) => [
    path,
    spreadText(page.firstPaint),
    spreadText(page.largestPaint),
    spreadText(page.blocked),
    spreadText(page.loaded),
    ...[page.pageBytes, page.codeBytes, page.laterCodeBytes].map(({ median }) => (median / 1000).toFixed(1)),
  ])
  return [
    `PAGES   median [min–max] of ${count} visits with an empty cache, CPU ${cpuSlowdown} times slower, ${network.down / 1e6} Mbit/s, ${network.latency} ms`,
    tableText(['', 'FCP ms', 'LCP ms', 'TBT ms', 'load ms', 'page kB', 'JS+CSS kB', 'later'], rows),
    '',
    `Goal: LCP of /login within ${goal.limit} ms: ${goal.isMet ? 'met' : 'missed'}.`,
    '',
    'Throttled in Chromium itself (as its developer tools do), not simulated. kB (1000 bytes) as they came over the network,',
    'compressed, with headers: until LCP, and later. TBT: of long tasks the part over 50 ms, from FCP until 5 s after load.',
  ].join('\n')
}
