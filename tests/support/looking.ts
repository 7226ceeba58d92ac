/** Looking at a screen as it is drawn: at which widths and in which colors, when it has come to rest, and what is wrong with it. */
import { followQueue } from '#shared/contract/queue'
import { expect, type Page, type Request } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** Of a desk and of a phone. */
const widths = [1440, 390] as const
type Width = (typeof widths)[number]
type Scheme = 'light' | 'dark'

/** What axe looks for: everything, or the contrast of colors alone. */
type Looked = 'everything' | 'colors'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Fails on every violation of WCAG 2.2 A and AA, and when the page scrolls sideways. Frames belong to others. Axe runs
 * in the page itself: its wrapper for Playwright opens a tab more for each look, which takes three times as long.
 */
export async function expectAccessible(page: Page, place: string, looked: Looked = 'everything'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  let found = await violationsOn(page, looked)
  if (found.length > 0) {
    // What comes or goes just now, such as a toast, has contrasts of its own: a fault is there at rest as well.
    await untilNothingMoves(page)
    found = await violationsOn(page, looked)
  }
  expect(found, place).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${place} scrolls sideways`).toBeLessThanOrEqual(0)
}

async function violationsOn(page: Page, looked: Looked): Promise<string[]> {
  await markColors(page)
  const runs: [include: string, options: RunOptions][] = [
    [`[${sample}]`, { runOnly: { type: 'rule', values: ['color-contrast'] } }],
  ]
  if (looked === 'everything') {
    runs.push(['html', { runOnly: { type: 'tag', values: tags }, rules: { 'color-contrast': { enabled: false } } }])
  }
  return page.evaluate(async (asked) => {
    const found: string[] = []
    for (const [include, options] of asked) {
      if (!document.querySelector(include)) continue
      const { violations } = await window.axe.run(
        { include: [[include]], exclude: [['iframe']] },
        { ...options, resultTypes: ['violations'], iframes: false },
      )
      found.push(...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`))
    }
    return found
  }, runs)
}

/** On a text whose contrast is looked at. */
const sample = 'data-contrast-sample'

/**
 * Marks three texts of each pair of colors, in each size. Contrasts take axe nearly all of its time, and most texts of
 * a page share a few pairs. Three, because axe says nothing of a text that something covers.
 */
const markColors = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    const counts = new Map<string, number>()
    /** All that a text's contrast is made of; null for what is only heard. */
    function looksOf(element: Element): string | null {
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
      const parts = [color, fontSize, fontWeight, textShadow]
      for (let below: Element | null = element; below; below = below.parentElement) {
        const { backgroundColor, backgroundImage, opacity, position, clip, clipPath } = getComputedStyle(below)
        if (clip !== 'auto' || clipPath !== 'none') return null
        parts.push(backgroundColor, backgroundImage, opacity, position)
      }
      // Axe leaves out what is disabled.
      return parts
        .concat(String(element.closest(':disabled, [aria-disabled="true"], label:has(:disabled)') !== null))
        .join()
    }
    for (const element of document.body.querySelectorAll('*')) {
      element.removeAttribute(mark)
      const isText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if ((!isText && !element.matches('input, textarea, select')) || !element.checkVisibility()) continue
      const looks = looksOf(element)
      if (looks === null) continue
      const count = counts.get(looks) ?? 0
      if (count < 3) element.setAttribute(mark, '')
      counts.set(looks, count + 1)
    }
  }, sample)

declare global {
  interface Window {
    axe: typeof axe
  }
}

interface Eyes {
  /** Waits until the page asks for nothing, and for nothing new during some frames. */
  untilQuiet(): Promise<void>
  /** Looks at the page as it is in light and in dark, at both widths or at one, and leaves it in light at the first. */
  expectWhole(place: string, width?: Width): Promise<void>
}

/** Follows from now on what the page asks for, to look at it whenever it has come to rest. */
export function eyesOn(page: Page): Eyes {
  const underWay = new Set<Request>()
  let begun = 0
  page.on('request', (request) => {
    // A stream of events goes on for as long as the page is open.
    if (new URL(request.url()).pathname === followQueue.path) return
    // What another document of the page had asked for may end without being told of.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underWay.clear()
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

  const set = async (width: Width, colorScheme: Scheme): Promise<void> => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    // Where it was scrolled to is another place at another width: half under the header perhaps.
    await page.evaluate(() => window.scrollTo(0, 0))
  }

  return {
    async untilQuiet() {
      for (let seen = 0; seen < 2; seen += 1) await untilStill()
    },
    async expectWhole(place, onlyWidth) {
      const look = async (width: Width, scheme: Scheme, looked: Looked) => {
        await set(width, scheme)
        await untilStill()
        await expectAccessible(page, `${place} at ${width} px, ${scheme}`, looked)
      }
      const [wide, narrow] = widths
      await look(onlyWidth ?? wide, 'light', 'everything')
      await look(onlyWidth ?? wide, 'dark', 'colors')
      if (!onlyWidth) {
        await look(narrow, 'dark', 'everything')
        await look(narrow, 'light', 'colors')
      }
      await set(onlyWidth ?? wide, 'light')
      // At another width a page may have another header: whoever goes on must not meet the one that is about to go.
      await untilStill()
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
