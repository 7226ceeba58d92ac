/**
 * Measures the two longest staff lists in a browser: selecting 500 accounts at once, and scrolling through 10,000
 * messages.
 */
import type { Page } from 'playwright'
import { z } from 'zod/mini'
import { launchBrowser, sessionScript } from './browser'
import { quantile, type Spread, spreadOf } from './spread'

const chooseGoal = 50
/** Two frames of a 60 Hz display; anything longer is visible as a jerk. */
const frameGoal = 34
const rowsWanted = 10_000

export interface ScreensReport {
  choose: { spread: Spread; isMet: boolean }
  scroll: { rows: number; p50: number; p95: number; longest: number; isMet: boolean }
}

const Numbers = z.array(z.number())

export async function measureScreens(portal: string, email: string): Promise<ScreensReport> {
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.addInitScript(await sessionScript(portal, email))
    const choose = spreadOf(await timesToChoose(page, portal))
    const { rows, frames } = await framesOfScrolling(page, portal)
    const sorted = frames.toSorted((a, b) => a - b)
    const p95 = quantile(sorted, 0.95)
    return {
      choose: { spread: choose, isMet: choose.median <= chooseGoal },
      scroll: { rows, p50: quantile(sorted, 0.5), p95, longest: sorted.at(-1) ?? Number.NaN, isMet: p95 <= frameGoal },
    }
  } finally {
    await browser.close()
  }
}

/** Measures the time from the click until all selected rows are painted. */
async function timesToChoose(page: Page, portal: string): Promise<number[]> {
  await page.goto(`${portal}/issueCredit?community=Fennick&size=500`)
  await page.getByRole('row').nth(500).waitFor()
  return z.parse(
    Numbers,
    await page.evaluate(`(async () => {
      const button = (name) => [...document.querySelectorAll('button')].find((one) => one.textContent === name)
      const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      const times = []
      for (let round = 0; round < 12; round += 1) {
        const started = performance.now()
        button('Select all on this page').click()
        await painted()
        times.push(performance.now() - started)
        button('Select none on this page').click()
        await painted()
      }
      return times.slice(2)
    })()`),
  )
}

const listName = 'Messages, newest first'
const listInPage = `const list = document.querySelector('[aria-label="${listName}"]'); const frame = list.parentElement`

/** Loads the rows by scrolling to the end repeatedly, then scrolls up through all of them frame by frame. */
async function framesOfScrolling(page: Page, portal: string): Promise<{ rows: number; frames: number[] }> {
  await page.goto(`${portal}/messageQueue`)
  const list = page.getByRole('list', { name: listName })
  await list.getByRole('listitem').first().waitFor()
  const rows = z.parse(
    z.number(),
    await page.evaluate(`(async () => {
      ${listInPage}
      const height = list.firstElementChild.getBoundingClientRect().height
      const loaded = () => Math.round(list.getBoundingClientRect().height / height)
      for (let before = 0; loaded() < ${rowsWanted} && loaded() > before; ) {
        before = loaded()
        frame.scrollTop = frame.scrollHeight
        const until = performance.now() + 20000
        while (loaded() === before && performance.now() < until) await new Promise(requestAnimationFrame)
      }
      return loaded()
    })()`),
  )
  const frames = z.parse(
    Numbers,
    await page.evaluate(`(async () => {
      ${listInPage}
      const times = []
      let last = await new Promise(requestAnimationFrame)
      for (let step = 0; step < 300; step += 1) {
        frame.scrollTop -= Math.max(300, frame.scrollHeight / 400)
        const now = await new Promise(requestAnimationFrame)
        times.push(now - last)
        last = now
      }
      return times
    })()`),
  )
  return { rows, frames }
}

export function screensText({ choose, scroll }: ScreensReport): string {
  const met = (isMet: boolean): string => (isMet ? 'met' : 'missed')
  return [
    `Choosing 500 accounts on a page: ${choose.spread.median.toFixed(0)} ms [${choose.spread.min.toFixed(0)}–${choose.spread.max.toFixed(0)}] from click to paint; goal ${chooseGoal}: ${met(choose.isMet)}.`,
    `Scrolling through ${scroll.rows.toLocaleString('en-US')} messages: a frame takes ${scroll.p50.toFixed(0)} ms, 95 of 100 at most ${scroll.p95.toFixed(0)}, the longest ${scroll.longest.toFixed(0)}; goal ${frameGoal}: ${met(scroll.isMet)}.`,
  ].join('\n')
}
