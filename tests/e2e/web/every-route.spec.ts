/** Walks every route that has a screen, for every demo user, and looks at it in light and dark, wide and narrow. */
import type { Page } from '@playwright/test'
import { routes } from '../../../renderer/app/routes/routes'
import { stageOf } from '../../../renderer/stage'
import { demoSignIns } from '../../../server/db/seed/demoPeople'
import { expect, signIn, test } from '../../support/browser'
import { eyesOn, looks, twoLooks } from '../../support/looking'

const addresses = [
  ...routes.flatMap(({ path, isOfShell }) => (isOfShell || stageOf(path) !== 'app' ? [] : [path])),
  '/no/such/page',
]

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

/** What the page consists of, without its own name, its address and the numbers that tie its parts together. */
async function drawnOn(page: Page): Promise<string> {
  const [name = ''] = (await page.title()).split(' · ')
  const drawn = await page.getByRole('main').innerHTML()
  return drawn
    .replaceAll(name, '')
    .replaceAll(/\b(?:id|for|href|aria-(?:labelledby|describedby|controls|owns))="[^"]*"/g, '')
}

/** One of each kind of screens is looked at in all ways; who sees the same ones with other figures, in two. */
const inAllWays = new Set(['customer@demo.example', 'builder@demo.example', 'staff@demo.example'])

/** These two open each address as a bookmark does; the others go on from screen to screen, as people do. */
const byAddress = new Set(['customer@demo.example', 'staff@demo.example'])

/** Goes to another screen of the portal that stands open, as a link of it does. */
const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)

for (const { email } of demoSignIns) {
  test(`${email} finds every screen whole, in light and dark, wide and narrow`, async ({ page }) => {
    const ways = inAllWays.has(email) ? looks : twoLooks
    // A slow machine needs many times what a quick one does.
    test.setTimeout(60_000 + addresses.length * ways.length * 10_000)
    await signIn(page, { email })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dashboard|Customer Data View/)
    const trouble = troubleOf(page)
    const eyes = eyesOn(page)
    const seen = new Set<string>()
    for (const address of addresses) {
      if (byAddress.has(email)) await page.goto(address)
      else await goWithin(page, address)
      await expect(page.getByRole('main'), address).not.toBeEmpty()
      await expect(page.getByRole('heading', { level: 1 }), address).not.toBeEmpty()
      await expect(page, address).toHaveTitle(/^.{3,} · .{3,}$/)
      await eyes.untilQuiet()
      expect(await page.evaluate(() => window.scrollY), `${address} opens at its top`).toBe(0)
      const drawn = await drawnOn(page)
      // What is drawn alike, such as the page of whoever may not see a screen, is looked at once.
      if (!seen.has(drawn)) await eyes.expectWhole(address, ways)
      seen.add(drawn)
      expect(trouble, address).toEqual([])
    }
  })
}
