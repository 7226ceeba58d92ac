/** Walks every route that has a screen, for every demo user, and looks at it in four ways. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { routes } from '../../../renderer/app/routes'
import { demoSignIns } from '../../../server/db/seed/demoPeople'
import { expect, signIn, test } from '../../support/browser'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const allLooks = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const

/** Whose screens hold the most; those of the others differ little, and are looked at once wide and once narrow. */
const seenFourTimes = new Set(['customer@demo.example'])

const addresses = [...routes.filter(({ screen }) => screen).map(({ path }) => path), '/no/such/page']

/** What a visitor never sees but a developer must: errors of the page, and requests that failed. */
function troubleOf(page: Page): string[] {
  const trouble: string[] = []
  page.on('console', (message) => message.type() === 'error' && trouble.push(`console: ${message.text()}`))
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`)
  })
  return trouble
}

/** Colors that are still on their way have contrasts of their own; a changed scheme takes two frames to begin with it. */
async function untilStill(page: Page): Promise<void> {
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

type Look = (typeof allLooks)[number]

async function look(page: Page, address: string, looks: readonly Look[]): Promise<void> {
  const seen = new Set<number>()
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await untilStill(page)
    const place = `${address} at ${width} px, ${colorScheme}`
    const axe = new AxeBuilder({ page }).exclude('iframe')
    // The other colors at the same width change contrasts, and nothing else.
    const { violations } = await (seen.has(width) ? axe.withRules('color-contrast') : axe.withTags(tags)).analyze()
    seen.add(width)
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    expect(found, place).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${place} scrolls sideways`).toBeLessThanOrEqual(0)
  }
}

for (const { email } of demoSignIns) {
  const looks = seenFourTimes.has(email) ? allLooks : allLooks.filter((_, index) => index === 0 || index === 3)
  test(`${email} finds every screen whole, in light and dark, wide and narrow`, async ({ page }) => {
    // A slow machine needs about ten seconds for each look.
    test.setTimeout(60_000 + addresses.length * looks.length * 10_000)
    await signIn(page, { email })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dashboard|Customer Data View/)
    const trouble = troubleOf(page)
    for (const address of addresses) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('main'), address).not.toBeEmpty()
      await expect(page.getByRole('heading', { level: 1 }), address).not.toBeEmpty()
      await expect(page, address).toHaveTitle(/^.{3,} · .{3,}$/)
      await look(page, address, looks)
      expect(trouble, address).toEqual([])
    }
  })
}
