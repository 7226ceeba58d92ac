/**
 * Checks the accessibility of a page at several widths and in both color schemes, once its requests and animations end.
 */

import { expect, type Page, type Request } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { followQueue } from '#shared/contract/cases/queue'
import * as frameTexts from '#shared/texts/frame'

/** The widths of a desktop and a phone. */
const widths = [1440, 390] as const
type Width = (typeof widths)[number]
type Scheme = 'light' | 'dark'

/** The rules that axe checks: all of them, or only the contrast of colors. */
type CheckType = 'everything' | 'colors'

const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Fails on every violation of WCAG 2.2 A and AA, when the page scrolls sideways, and when buttons of a dialog touch.
 * Skips frames, which belong to other sites, and what has already passed in this document. Axe runs in the page itself:
 * its Playwright wrapper opens another tab for each check, which takes three times as long.
 */
export async function expectAccessible(
  page: Page,
  screenName: string,
  checkType: CheckType = 'everything',
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await loadAxe(page)
  await moveBottomBarToEnd(page)
  let violationTexts = await findViolations(page, checkType)
  if (violationTexts.length > 0) {
    // An element that is fading in or out, such as a toast, has temporary contrasts. A real violation remains
    // afterwards.
    await waitForAnimations(page)
    violationTexts = await findViolations(page, checkType)
  }
  expect(violationTexts, screenName).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${screenName} scrolls sideways`).toBeLessThanOrEqual(0)
  expect(await findTouchingButtons(page), `${screenName} has buttons that touch`).toEqual([])
}

/**
 * Wherever the page is scrolled, the bar at the bottom of a phone covers a part of something, which axe reports. The
 * rule also applies to a bar that is loaded later.
 */
const moveBottomBarToEnd = (page: Page): Promise<void> =>
  page.evaluate((name) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`nav[aria-label="${name}"] { position: static !important }`)
    document.adoptedStyleSheets = [sheet]
  }, frameTexts.quickAccess)

/** Returns pairs of buttons at the foot of a dialog that are less than four pixels apart. */
const findTouchingButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll('[role="dialog"] .ant-modal-footer button')].map((button) => ({
      name: button.textContent,
      box: button.getBoundingClientRect(),
    }))
    return buttons.flatMap(({ name, box }, index) =>
      buttons
        .slice(index + 1)
        .filter(
          (other) =>
            box.right + 4 > other.box.left &&
            other.box.right + 4 > box.left &&
            box.bottom + 4 > other.box.top &&
            other.box.bottom + 4 > box.top,
        )
        .map((other) => `${name} and ${other.name}`),
    )
  })

async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source)
  await page.evaluate((attribute) => {
    window.axe.configure({ rules: [{ id: 'color-contrast', selector: `[${attribute}]` }] })
  }, sampleAttribute)
}

async function findViolations(page: Page, checkType: CheckType): Promise<string[]> {
  const isOfColors = checkType === 'colors'
  await markContrastSamples(page)
  if (!isOfColors) await markPassedFrame(page)
  const options: RunOptions = {
    runOnly: isOfColors ? { type: 'rule', values: ['color-contrast'] } : { type: 'tag', values: wcagTags },
    resultTypes: ['violations'],
    iframes: false,
  }
  const violationTexts = await page.evaluate(
    async ([onlyColors, runOptions, sample, frame]) => {
      if (onlyColors && !document.querySelector(sample)) return []
      const parts = onlyColors
        ? { include: [[sample]], exclude: [['iframe']] }
        : { include: [['html']], exclude: [['iframe'], [frame]] }
      const { violations } = await window.axe.run(parts, runOptions)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    [isOfColors, options, `[${sampleAttribute}]`, `[${frameAttribute}]`] as const,
  )
  if (violationTexts.length === 0) await storePassed(page, checkType)
  return violationTexts
}

/** Marks the texts whose contrast is checked. */
const sampleAttribute = 'data-contrast-sample'
/** Marks the header, menu and footer once they have passed. */
const frameAttribute = 'data-passed-frame'

/**
 * Marks up to three texts of each color pair and size. Checking contrasts takes nearly all of axe's time, and most
 * texts of a page, and of the pages after it, share a few pairs. Three texts, because axe skips a text that another
 * element covers.
 */
const markContrastSamples = (page: Page): Promise<void> =>
  page.evaluate((attribute) => {
    const counts = new Map<string, number>(window.passedContrasts)
    /** The styles behind an element, which those within it share, or null within a part that only screen readers present. */
    const backgrounds = new Map<Element, string | null>()
    function backgroundOf(element: Element | null): string | null {
      if (!element) return ''
      const known = backgrounds.get(element)
      if (known !== undefined) return known
      const { backgroundColor, backgroundImage, opacity, position, clip, clipPath } = getComputedStyle(element)
      const behind = clip !== 'auto' || clipPath !== 'none' ? null : backgroundOf(element.parentElement)
      const background = behind === null ? null : [backgroundColor, backgroundImage, opacity, position, behind].join()
      backgrounds.set(element, background)
      return background
    }
    /** Returns the styles that determine a text's contrast, or null for a text that only screen readers present. */
    function contrastKeyOf(element: Element): string | null {
      const background = backgroundOf(element)
      if (background === null) return null
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
      // Axe skips disabled elements.
      const isDisabled = element.closest(':disabled, [aria-disabled="true"], label:has(:disabled)') !== null
      return [color, fontSize, fontWeight, textShadow, background, String(isDisabled)].join()
    }
    for (const element of document.body.querySelectorAll('*')) {
      element.removeAttribute(attribute)
      const isText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if ((!isText && !element.matches('input, textarea, select')) || !element.checkVisibility()) continue
      const contrastKey = contrastKeyOf(element)
      if (contrastKey === null) continue
      const count = counts.get(contrastKey) ?? 0
      if (count < 3) element.setAttribute(attribute, '')
      counts.set(contrastKey, count + 1)
    }
    window.seenContrasts = counts
  }, sampleAttribute)

/**
 * Marks the parts around the screen if they have passed at this width, unless something is open in them or the contrast
 * of one of their texts is checked.
 */
const markPassedFrame = (page: Page): Promise<void> =>
  page.evaluate(
    ([frame, sample]) => {
      const openOrSampled = `[role="dialog"], [role="listbox"], [role="menu"], [aria-expanded="true"], [${sample}]`
      for (const part of document.querySelectorAll('header, nav, footer')) {
        const hasPassed =
          (window.passedWidths?.has(window.innerWidth) ?? false) &&
          !part.closest('main, [role="dialog"]') &&
          !part.hasAttribute(sample) &&
          !part.querySelector(openOrSampled)
        part.toggleAttribute(frame, hasPassed)
      }
    },
    [frameAttribute, sampleAttribute] as const,
  )

/** Remembers in the document what doesn't have to be checked again. */
const storePassed = (page: Page, checkType: CheckType): Promise<void> =>
  page.evaluate((type) => {
    window.passedContrasts = window.seenContrasts
    if (type === 'everything') window.passedWidths = new Set(window.passedWidths).add(window.innerWidth)
  }, checkType)

declare global {
  interface Window {
    axe: typeof axe
    /** The number of texts by styles that are seen in the current check. */
    seenContrasts?: Map<string, number>
    /** The same for texts that have passed. */
    passedContrasts?: Map<string, number>
    /** The widths at which the parts around the screen have passed. */
    passedWidths?: Set<number>
  }
}

interface CheckedMode {
  width: Width
  scheme: Scheme
  checkType: CheckType
}

interface PageChecker {
  /**
   * Waits until no request is pending and no new one starts for a few frames. A page that then waits for something else,
   * such as a timer, counts as idle too, so a test also waits for what it needs.
   */
  waitUntilIdle(): Promise<void>
  /**
   * Checks an overlay or a state of a screen in light on a desktop and in dark on a phone, or in both at the given width.
   * Leaves it in light at the first width.
   */
  expectAccessibleInBothSchemes(screenName: string, width?: Width): Promise<void>
  /**
   * Checks a screen in both schemes at both widths. It starts at the current width and leaves the page at the other one,
   * because each change of the width draws the whole page again.
   */
  expectAccessibleInAllModes(screenName: string): Promise<void>
}

/** Tracks the page's requests from now on, so that checks wait until they have finished. */
export function createPageChecker(page: Page): PageChecker {
  const pendingRequests = new Set<Request>()
  let startedCount = 0
  page.on('request', (request) => {
    // An event stream stays open as long as the page.
    if (new URL(request.url()).pathname === followQueue.path) return
    // Playwright may report no end for the requests of a document that was replaced.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pendingRequests.clear()
    pendingRequests.add(request)
    startedCount += 1
  })
  page.on('requestfinished', (request) => pendingRequests.delete(request))
  page.on('requestfailed', (request) => pendingRequests.delete(request))

  async function waitUntilStable(): Promise<void> {
    let previousCount: number
    do {
      previousCount = startedCount
      await waitForAnimations(page)
    } while (pendingRequests.size > 0 || startedCount > previousCount)
  }

  const applyMode = async (width: Width, colorScheme: Scheme): Promise<void> => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    // The old scroll position is a different place at another width, perhaps half under the header.
    await page.evaluate(() => window.scrollTo(0, 0))
  }

  async function checkInMode(screenName: string, { width, scheme, checkType }: CheckedMode): Promise<void> {
    await applyMode(width, scheme)
    await waitUntilStable()
    await expectAccessible(page, `${screenName} at ${width} px, ${scheme}`, checkType)
  }

  return {
    async waitUntilIdle() {
      for (let round = 0; round < 2; round += 1) await waitUntilStable()
    },
    async expectAccessibleInBothSchemes(screenName, onlyWidth) {
      const [wide, narrow] = onlyWidth ? [onlyWidth, onlyWidth] : widths
      await checkInMode(screenName, { width: wide, scheme: 'light', checkType: 'everything' })
      await checkInMode(screenName, { width: narrow, scheme: 'dark', checkType: onlyWidth ? 'colors' : 'everything' })
      await applyMode(wide, 'light')
      // The header may change with the width, and the next action must not meet the one that is being removed.
      await waitUntilStable()
    },
    async expectAccessibleInAllModes(screenName) {
      const [wide, narrow] = widths
      const [first, second] = page.viewportSize()?.width === narrow ? [narrow, wide] : [wide, narrow]
      await checkInMode(screenName, { width: first, scheme: 'light', checkType: 'everything' })
      await checkInMode(screenName, { width: first, scheme: 'dark', checkType: 'colors' })
      await checkInMode(screenName, { width: second, scheme: 'dark', checkType: 'everything' })
      await checkInMode(screenName, { width: second, scheme: 'light', checkType: 'colors' })
    },
  }
}

/**
 * Waits for animations, during which colors have temporary contrasts. A changed color scheme starts its transitions
 * after two frames.
 */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // Animations in a closed section are not drawn and never finish.
    const runningAnimations = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect instanceof KeyframeEffect && effect.target?.checkVisibility(),
        )
    do {
      await frame()
      await frame()
      await Promise.allSettled(runningAnimations().map(({ finished }) => finished))
    } while (runningAnimations().length > 0)
  })
}
