/**
 * Checks the accessibility of a page at several widths and in both color schemes, once its requests and animations end.
 */
import { followQueue } from '#shared/contract/queue'
import { expect, type Page, type Request } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** The widths of a desktop and a phone. */
const widths = [1440, 390] as const
type Width = (typeof widths)[number]
type Scheme = 'light' | 'dark'

/** The rules that axe checks: all of them, or only the contrast of colors. */
type Looked = 'everything' | 'colors'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Fails on every violation of WCAG 2.2 A and AA, and when the page scrolls sideways. Skips frames, which belong to
 * other sites. Axe runs in the page itself: its Playwright wrapper opens another tab for each check, which takes three
 * times as long.
 */
export async function expectAccessible(page: Page, place: string, looked: Looked = 'everything'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  let found = await violationsOn(page, looked)
  if (found.length > 0) {
    // An element that is fading in or out, such as a toast, has temporary contrasts. A real violation remains
    // afterwards.
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

/** Marks the texts whose contrast is checked. */
const sample = 'data-contrast-sample'

/**
 * Marks up to three texts of each color pair and size. Checking contrasts takes nearly all of axe's time, and most
 * texts of a page share a few pairs. Three texts, because axe skips a text that another element covers.
 */
const markColors = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    const counts = new Map<string, number>()
    /** Returns the styles that determine a text's contrast, or null for a text that only screen readers present. */
    function looksOf(element: Element): string | null {
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
      const parts = [color, fontSize, fontWeight, textShadow]
      for (let below: Element | null = element; below; below = below.parentElement) {
        const { backgroundColor, backgroundImage, opacity, position, clip, clipPath } = getComputedStyle(below)
        if (clip !== 'auto' || clipPath !== 'none') return null
        parts.push(backgroundColor, backgroundImage, opacity, position)
      }
      // Axe skips disabled elements.
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
  /** Waits until no request is pending and no new one starts for a few frames. */
  untilQuiet(): Promise<void>
  /** Checks the page in light and dark at both widths or the given one, and leaves it in light at the first width. */
  expectWhole(place: string, width?: Width): Promise<void>
}

/** Tracks the page's requests from now on, so that checks wait until they have finished. */
export function eyesOn(page: Page): Eyes {
  const underWay = new Set<Request>()
  let begun = 0
  page.on('request', (request) => {
    // An event stream stays open as long as the page.
    if (new URL(request.url()).pathname === followQueue.path) return
    // Playwright may report no end for the requests of a document that was replaced.
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
    // The old scroll position is a different place at another width, perhaps half under the header.
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
      // The header may change with the width, and the next action must not meet the one that is being removed.
      await untilStill()
    },
  }
}

/**
 * Waits for animations, during which colors have temporary contrasts. A changed color scheme starts its transitions
 * after two frames.
 */
async function untilNothingMoves(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    // Animations in a closed section are not drawn and never finish.
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
