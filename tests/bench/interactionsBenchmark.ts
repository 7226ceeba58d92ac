/** Benchmarks how soon every page answers a user's keys and clicks on a slow phone: its Interaction to Next Paint. */
import type { Browser, Page } from 'playwright'
import { z } from 'zod/mini'
import { isStaff, propertyOwners } from '#shared/access/access'
import { type Page as PortalPage, pages } from '#shared/pages'
import { launchBrowser, sessionScript } from './browser'
import { conditions } from './pageVisit'
import { type Spread, spreadOf, spreadText } from './spread'
import { tableText } from './table'

const runs = Number(process.env['BENCH_RUNS'] ?? 3)
const limit = 100
/** An interaction counts until its frame is painted, and everything that it starts should be over by then. */
const pauseMs = 400
const quietMs = 1_500

const users = { customer: 'customer@demo.example', owner: 'builder@demo.example', staff: 'staff@demo.example' }

const userOf = ({ userTypes }: PortalPage): string => {
  if (userTypes?.some(isStaff)) return users.staff
  return userTypes === propertyOwners ? users.owner : users.customer
}

async function clickOn(page: Page, selector: string): Promise<void> {
  await page.locator(selector).filter({ visible: true }).first().click({ timeout: 2_000, force: true })
}

/** What users do on lists and forms. Nothing here sends a form. */
const actions: readonly { name: string; selector: string; act: (page: Page, selector: string) => Promise<void> }[] = [
  { name: 'type', selector: 'main input:is([type=text], [type=search], :not([type])), main textarea', act: typeInto },
  { name: 'sort', selector: 'main th button', act: clickOn },
  { name: 'tab', selector: 'main [role=tab], main nav a', act: clickOn },
  { name: 'open a list', selector: 'main [role=combobox], main select', act: clickOn },
  { name: 'expand', selector: 'main button[aria-expanded=false]:not([role=combobox])', act: clickOn },
  { name: 'select', selector: 'main tbody input[type=checkbox]', act: clickOn },
  { name: 'next page', selector: 'main nav[aria-label*=age] button:not(:disabled)', act: clickOn },
  { name: 'open a dialog', selector: 'main button[aria-haspopup=dialog]', act: clickOn },
]

async function typeInto(page: Page, selector: string): Promise<void> {
  await clickOn(page, selector)
  await page.keyboard.type('12', { delay: pauseMs / 2 })
}

interface PageReport {
  name: string
  /** The slowest interaction of each run, in milliseconds. */
  slowest: Spread
  action: string
  isMet: boolean
}

export interface InteractionsReport {
  runs: number
  pages: PageReport[]
}

interface Slowest {
  milliseconds: number
  action: string
}

export async function measureInteractions(portal: string): Promise<InteractionsReport> {
  const browser = await launchBrowser()
  const taken = new Map<string, Slowest[]>()
  try {
    for (let run = 0; run < runs; run += 1)
      for (const [path, slowest] of await measureOnce(browser, portal))
        taken.set(path, [...(taken.get(path) ?? []), slowest])
  } finally {
    await browser.close()
  }
  const reports = [...taken].map(([name, measured]): PageReport => {
    const slowest = spreadOf(measured.map(({ milliseconds }) => milliseconds))
    const worst = measured.toSorted((a, b) => b.milliseconds - a.milliseconds)[0]
    return { name, slowest, action: worst?.action ?? '', isMet: slowest.median <= limit }
  })
  return { runs, pages: reports.toSorted((a, b) => b.slowest.median - a.slowest.median) }
}

async function measureOnce(browser: Browser, portal: string): Promise<[string, Slowest][]> {
  const results: [string, Slowest][] = []
  for (const user of Object.values(users)) {
    const own = pages.filter((page) => !page.isShellOnly && userOf(page) === user)
    results.push(...(await measureUser(browser, portal, { user, paths: own.map(({ path }) => path) })))
  }
  return results
}

interface UserPages {
  user: string
  paths: readonly string[]
}

async function measureUser(
  browser: Browser,
  portal: string,
  { user, paths }: UserPages,
): Promise<Map<string, Slowest>> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const results = new Map<string, Slowest>()
  try {
    await context.addInitScript(await sessionScript(portal, user))
    await context.addInitScript(`
      window.durations = []
      new PerformanceObserver((list) => list.getEntries().forEach(({ interactionId, duration }) => {
        if (interactionId) window.durations.push(duration)
      })).observe({ type: 'event', durationThreshold: 16 })`)
    for (const path of paths) {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await page.goto(portal + path)
      await page.locator('main h1, h1').first().waitFor()
      await page.waitForTimeout(quietMs)
      await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown })
      results.set(path, await measurePage(page))
      await page.close()
    }
  } finally {
    await context.close()
  }
  return results
}

async function measurePage(page: Page): Promise<Slowest> {
  let slowest: Slowest = { milliseconds: 0, action: '' }
  for (const { name, selector, act } of actions) {
    if ((await page.locator(selector).filter({ visible: true }).count()) === 0) continue
    await page.evaluate('window.durations.length = 0')
    await act(page, selector)
    await page.waitForTimeout(pauseMs)
    const durations = z.parse(z.array(z.number()), await page.evaluate('window.durations'))
    const milliseconds = Math.max(0, ...durations)
    if (milliseconds > slowest.milliseconds) slowest = { milliseconds, action: name }
  }
  return slowest
}

export function interactionsText({ runs: count, pages: measured }: InteractionsReport): string {
  const rows = measured.map(({ name, slowest, action, isMet }) => [
    name,
    spreadText(slowest),
    action,
    isMet ? '' : 'missed',
  ])
  return [
    `INTERACTIONS   the slowest of each page, median [min–max] of ${count} runs, CPU ${conditions.cpuSlowdown} times slower, goal ${limit} ms`,
    tableText(['', 'INP ms', 'slowest action', ''], rows),
    '',
    `On each page: ${actions.map(({ name }) => name).join(', ')}, where there is such an element. Below 16 ms the browser reports 0.`,
  ].join('\n')
}
