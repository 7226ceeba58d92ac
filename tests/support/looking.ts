/** Looking at a screen as it is drawn: in which ways, when it has come to rest, and what is wrong with it. */
import { followQueue } from '#shared/contract/queue'
import { expect, type Page, type Request } from '@playwright/test'
import axe, { type RunOnly } from 'axe-core'

/** In an order that changes one thing at a time: other colors at the same width change contrasts, and nothing else. */
export const looks = [
  { width: 1440, colorScheme: 'light', onlyColors: false },
  { width: 1440, colorScheme: 'dark', onlyColors: true },
  { width: 390, colorScheme: 'dark', onlyColors: false },
  { width: 390, colorScheme: 'light', onlyColors: true },
] as const

/** Both widths and both schemes, once each. */
export const twoLooks = looks.filter(({ onlyColors }) => !onlyColors)

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Fails on every violation of WCAG 2.2 A and AA, and when the page scrolls sideways. Frames belong to others. Axe runs
 * in the page itself: its wrapper for Playwright opens a tab more for each look, which takes three times as long.
 */
export async function expectAccessible(page: Page, place: string, { onlyColors = false } = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  let found = await violationsOn(page, onlyColors)
  if (found.length > 0) {
    // What comes or goes just now, such as a toast, has contrasts of its own: a fault is there at rest as well.
    await untilNothingMoves(page)
    found = await violationsOn(page, onlyColors)
  }
  expect(found, place).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${place} scrolls sideways`).toBeLessThanOrEqual(0)
}

async function violationsOn(page: Page, onlyColors: boolean): Promise<string[]> {
  const runOnly: RunOnly = onlyColors ? { type: 'rule', values: ['color-contrast'] } : { type: 'tag', values: tags }
  return page.evaluate(async (asked) => {
    const { violations } = await window.axe.run(
      { exclude: [['iframe']] },
      { runOnly: asked, resultTypes: ['violations'], iframes: false },
    )
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, runOnly)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

type Way = (typeof looks)[number]

interface Eyes {
  /** Waits until the page asks for nothing, and for nothing new during some frames. */
  untilQuiet(): Promise<void>
  /** Looks at the page as it stands in several ways; the one it had comes back. */
  expectWhole(place: string, ways?: readonly Way[]): Promise<void>
}

/** Follows from now on what the page asks for, to look at it whenever it has come to rest. */
export function eyesOn(page: Page): Eyes {
  const underWay = new Set<Request>()
  let begun = 0
  page.on('request', (request) => {
    // A stream of events goes on for as long as the page is open.
    if (new URL(request.url()).pathname === followQueue.path) return
    underWay.add(request)
    begun += 1
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))

  async function untilStill(): Promise<void> {
    let before: number
    do {
      before = begun
      await untilNothingMoves(page)
    } while (underWay.size > 0 || begun > before)
  }

  const set = async ({ width, colorScheme }: Pick<Way, 'width' | 'colorScheme'>): Promise<void> => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    // Where it was scrolled to is another place at another width: half under the header perhaps.
    await page.evaluate(() => window.scrollTo(0, 0))
  }

  return {
    async untilQuiet() {
      for (let seen = 0; seen < 2; seen += 1) await untilStill()
    },
    async expectWhole(place, ways = looks) {
      for (const way of ways) {
        await set(way)
        await untilStill()
        await expectAccessible(page, `${place} at ${way.width} px, ${way.colorScheme}`, way)
      }
      await set(looks[0])
    },
  }
}

/** Colors that are still on their way have contrasts of their own; a changed scheme takes two frames to begin with it. */
async function untilNothingMoves(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    // What lies in a closed section is not drawn, and never gets to its end.
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect instanceof KeyframeEffect && effect.target?.checkVisibility(),
        )
    do {
      await frame()
      await frame()
      await Promise.allSettled(moving().map(({ finished }) => finished))
    } while (moving().length > 0)
  })
}
