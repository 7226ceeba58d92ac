/** Developer tools are open at many a desk: a start that warns there hides the warnings that matter. */
import type { Page } from '@playwright/test'
import { openPaths } from '#shared/openPaths'
import { paths } from '#shared/paths'
import { sessionKey } from '../../../renderer/platform/sessionKey'
import { demoSignIns } from '../../../server/db/seed/demoPeople'
import { enter, expect, signIn, test } from '../../support/browser'
import { eyesOn } from '../../support/looking'

function warningsOf(page: Page): string[] {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) warnings.push(message.text())
  })
  page.on('pageerror', (error) => warnings.push(error.message))
  return warnings
}

/** Chromium warns of such a file only after some seconds, and of none that its cache still held. */
const unusedPreloads = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const used = new Set(Array.from(document.styleSheets, ({ href }) => href))
    const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]')
    return Array.from(preloads, ({ href }) => href).filter((href) => !used.has(href))
  })

/** Follows the page from now on. What it answers waits until the page has loaded all that it asks for by itself. */
function silenceOf(page: Page): (place: string) => Promise<void> {
  const warnings = warningsOf(page)
  const eyes = eyesOn(page)
  return async (place) => {
    await eyes.untilQuiet()
    expect(await unusedPreloads(page), `${place} preloads styles without need`).toEqual([])
    expect(warnings, place).toEqual([])
  }
}

const expectHeading = (page: Page, name: RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

for (const { email } of demoSignIns) {
  test(`${email} starts without a warning in the console`, async ({ page }) => {
    const expectSilence = silenceOf(page)
    await page.goto(openPaths.login)
    await expectSilence(openPaths.login)
    await signIn(page, { email })
    await expectHeading(page, /Dashboard|Customer Data View/)
    await expectSilence('the first page after signing in')
    await page.reload()
    await expectHeading(page, /Dashboard|Customer Data View/)
    await expectSilence('the same page after a reload')
    for (const address of [paths.faq, openPaths.invitation, '/no/such/page']) {
      await page.goto(address)
      await expectHeading(page, /./)
      await expectSilence(address)
    }
  })
}

test('pages for visitors start without a warning, with a session and with one that has expired', async ({
  page,
  household,
}) => {
  const expectSilence = silenceOf(page)
  await enter(page, household.person)
  for (const address of [openPaths.register, openPaths.forgotPassword]) {
    await page.goto(address)
    await expectHeading(page, /./)
    await expectSilence(address)
  }
  await page.goto(openPaths.postback)
  await expect(page.getByText('You can close this window')).toBeVisible()
  await expectSilence(openPaths.postback)
  await page.evaluate((key) => {
    const session = sessionStorage.getItem(key)
    if (session === null) throw new Error('No session is kept in this tab')
    sessionStorage.setItem(
      key,
      session.replace(/("expiresAt":")\d{4}/, (_whole, name: string) => `${name}2020`),
    )
  }, sessionKey)
  await page.goto(paths.faq)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  await expectSilence('the sign-in page')
})
