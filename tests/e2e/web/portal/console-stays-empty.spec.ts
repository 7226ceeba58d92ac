/**
 * Many agents have developer tools open, and a warning at the start would hide warnings that matter. Signed-in pages
 * are covered by every-page-opens.spec.ts.
 */
import type { Page } from '@playwright/test'
import { openPaths } from '#shared/pages/openPaths'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { sessionKey } from '../../../../renderer/platform/sessionKey'
import { createPageChecker } from '../../../support/browser/accessibilityChecks'
import { expect, test } from '../../../support/browser/browser'
import { collectPageProblems, findUnusedPreloads } from '../../../support/browser/pageProblems'
import { unknownAddress } from '../../../support/browser/screenAddresses'

test.use({ serviceWorkers: 'allow' })

/**
 * Records problems of the page from now on. The returned function waits until the page has loaded everything and
 * expects none.
 */
function recordProblems(page: Page): (place: string) => Promise<void> {
  const problems = collectPageProblems(page)
  const pageChecker = createPageChecker(page)
  return async (place) => {
    await pageChecker.waitUntilIdle()
    expect(await findUnusedPreloads(page), `${place} preloads styles without need`).toEqual([])
    expect(problems, place).toEqual([])
  }
}

test('pages open without a warning from a bookmark of staff', async ({ staffPage: page }) => {
  const expectSilence = recordProblems(page)
  for (const address of [paths.faq, unknownAddress]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSilence(address)
  }
})

test('pages open without a warning from a bookmark, with a session and with an expired one', async ({
  customerPage: page,
}) => {
  const expectSilence = recordProblems(page)
  for (const address of [
    paths.faq,
    openPaths.invitation,
    unknownAddress,
    openPaths.register,
    openPaths.forgotPassword,
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSilence(address)
  }
  await page.goto(openPaths.postback)
  await expect(page.getByText(paymentMethodTexts.closeWindow)).toBeVisible()
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
  await expect(page.getByRole('button', { name: commonTexts.signIn })).toBeEnabled()
  await expectSilence('the sign-in page')
})
