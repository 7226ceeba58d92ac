/** Looking at a screen as it is drawn: in which ways, when it has come to rest, and what is wrong with it. */
import { followQueue } from '#shared/contract/queue'
import { expect, type Page, type Request } from '@playwright/test'
import axe, { type RunOnly } from 'axe-core'

export const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Fails on every violation of WCAG 2.2 A and AA, and when the page scrolls sideways. Frames belong to others. Axe runs
 * in the page itself: its wrapper for Playwright opens a tab more for each look, which takes three times as long.
 */
export async function expectAccessible(page: Page, place: string, { onlyColors = false } = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const runOnly: RunOnly = onlyColors ? { type: 'rule', values: ['color-contrast'] } : { type: 'tag', values: tags }
  const found = await page.evaluate(async (asked) => {
    const { violations } = await window.axe.run(
      { exclude: [['iframe']] },
      { runOnly: asked, resultTypes: ['violations'], iframes: false },
    )
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, runOnly)
  expect(found, place).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${place} scrolls sideways`).toBeLessThanOrEqual(0)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Counts what the page is still asking for; the answer waits until there is nothing, and nothing new for some frames. */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    // A stream of events goes on for as long as the page is open.
    if (new URL(request.url()).pathname !== followQueue.path) underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  const frames = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
    })
  return async () => {
    let seenQuiet = 0
    while (seenQuiet < 2) {
      await frames()
      seenQuiet = underWay.size === 0 ? seenQuiet + 1 : 0
    }
  }
}

/** Colors that are still on their way have contrasts of their own; a changed scheme takes two frames to begin with it. */
export async function untilStill(page: Page): Promise<void> {
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
