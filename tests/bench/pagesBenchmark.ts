/** Benchmarks the pages on a slow phone: how long a user waits for what they came for, and what that costs. */
import type { Browser, BrowserContext } from 'playwright'
import { demoPassword } from '../../server/db/seed/demoUsers/demoPeople'
import { launchBrowser, openCustomerScript, sessionScript } from './browser'
import { conditions, type Goal, signInVisit, type Visit, visit } from './pageVisit'
import { type Spread, spreadOf, spreadText } from './spread'
import { tableText } from './table'

const runs = Number(process.env['BENCH_RUNS'] ?? 5)
const customer = 'customer@demo.example'
const staff = 'staff@demo.example'

interface MeasuredPage extends Goal {
  path: string
  user: string | null
  /** The customer whom the member of customer care has opened. */
  opens?: string
  /** The longest acceptable wait for the element, in milliseconds. */
  limit: number
}

const firstRow = 'main tbody tr:not([aria-hidden]) td'

const pages: readonly MeasuredPage[] = [
  { path: '/login', user: null, selector: 'button[type=submit]', click: 'input[type=password]', limit: 1000 },
  { path: '/', user: customer, selector: 'p[class*=headline]', click: 'main a', limit: 2000 },
  { path: '/paymentHistory', user: customer, selector: firstRow, click: 'main h1, h1', limit: 2500 },
  { path: '/BillingHistory', user: customer, selector: firstRow, click: 'h1', limit: 2500 },
  { path: '/messageCenter', user: customer, selector: 'main li h2', click: 'h1', limit: 2500 },
  { path: '/messageQueue', user: staff, selector: 'main [class*=_rowFrame_]', click: 'h1', limit: 3000 },
  { path: '/', user: staff, opens: customer, selector: 'main h2', click: 'h1', limit: 3000 },
]

/** The path of the customer's dashboard, which is also measured after signing in. */
const dashboard = pages[1]
const signInLimit = 500
const warmLimit = 800

type Measurements = Record<keyof Visit, Spread>

export interface PagesReport {
  runs: number
  conditions: typeof conditions
  pages: { name: string; limit: number; isMet: boolean; measured: Measurements }[]
}

export async function measurePages(portal: string): Promise<PagesReport> {
  const browser = await launchBrowser()
  const visits = new Map<string, { limit: number; taken: Visit[] }>()
  const take = (name: string, limit: number, taken: Visit) => {
    const known = visits.get(name) ?? { limit, taken: [] }
    known.taken.push(taken)
    visits.set(name, known)
  }
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const page of pages) {
        await inContext(browser, await startScript(portal, page), async (context) => {
          const name = page.opens ? 'opened customer' : page.path
          take(`${name} cold`, page.limit, await visit(context, portal + page.path, page))
          take(`${name} warm`, Math.min(page.limit, warmLimit), await visit(context, portal + page.path, page))
        })
      }
      await inContext(browser, null, async (context) => {
        if (!dashboard) return
        const credentials = { email: customer, password: demoPassword }
        take('/ after sign-in', signInLimit, await signInVisit(context, portal, { ...dashboard, ...credentials }))
      })
    }
  } finally {
    await browser.close()
  }
  return {
    runs,
    conditions,
    pages: [...visits].map(([name, { limit, taken }]) => {
      const measured = spreadsOf(taken)
      return { name, limit, isMet: measured.element.median <= limit, measured }
    }),
  }
}

/** Returns the script that prepares every new tab, or null for a visitor. */
async function startScript(portal: string, { user, opens }: MeasuredPage): Promise<string | null> {
  if (!user) return null
  const session = await sessionScript(portal, user)
  return opens ? session + (await openCustomerScript(portal, user, opens)) : session
}

async function inContext(
  browser: Browser,
  script: string | null,
  run: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    if (script) await context.addInitScript(script)
    await run(context)
  } finally {
    await context.close()
  }
}

function spreadsOf(visits: readonly Visit[]): Measurements {
  const of = (field: keyof Visit) => spreadOf(visits.map((taken) => taken[field]))
  return {
    firstPaint: of('firstPaint'),
    element: of('element'),
    layoutShift: of('layoutShift'),
    blocked: of('blocked'),
    interaction: of('interaction'),
    requests: of('requests'),
    bytes: of('bytes'),
  }
}

export function pagesText({ runs: count, conditions: { cpuSlowdown, network }, pages: measured }: PagesReport): string {
  const rows = measured.map(({ name, limit, isMet, measured: page }) => [
    name,
    spreadText(page.firstPaint),
    spreadText(page.element),
    `${limit}${isMet ? '' : ' missed'}`,
    page.layoutShift.median.toFixed(3),
    spreadText(page.blocked),
    spreadText(page.interaction),
    String(page.requests.median),
    (page.bytes.median / 1000).toFixed(1),
  ])
  return [
    `PAGES   median [min–max] of ${count} visits, CPU ${cpuSlowdown} times slower, ${network.down / 1e6} Mbit/s, ${network.latency} ms`,
    tableText(['', 'FCP ms', 'element ms', 'goal', 'CLS', 'TBT ms', 'INP ms', 'files', 'kB'], rows),
    '',
    'element: the balance on /, the first row of a list, the name of the opened customer, the form of /login. cold: empty cache. warm: the second visit.',
    'files and kB: scripts and styles over the network until then, compressed, with headers. INP: of the first click.',
  ].join('\n')
}
