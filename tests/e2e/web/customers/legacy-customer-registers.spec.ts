import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { openPaths } from '#shared/openPaths'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/customers/registrations'
import * as pageTexts from '#shared/texts/pages'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import * as sessionTexts from '#shared/texts/signIn/session'
import { legacyAccounts } from '../../../../server/db/schema/legacy'
import { cards, expect, fillCard, providerFrame, saveCard, test } from '../../../support/browser/browser'
import { addLegacyCustomer, legacyStreet, legacyZip } from '../../../support/data/legacy'
import { readMailedCode } from '../../../support/server/mails'

const password = 'Quill#2026'

async function askForCode(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.locator(`a[href="${openPaths.register}"]`).click()
  await page.getByRole('textbox', { name: commonTexts.email }).fill(email)
  await page.getByLabel(registrationTexts.streetAddressOfTheService).fill('88 harrow lane')
  await page.getByLabel(commonTexts.zipCode).fill(legacyZip)
  await page.getByRole('button', { name: commonTexts.sendCode }).click()
  await expect(page.getByText(registrationTexts.codeSent)).toBeVisible()
}

test('a customer of the old system registers, adds a card, and autopay and paperless bills are kept', async ({
  page,
  db,
}) => {
  const legacy = await addLegacyCustomer(db)
  const autopayToken = await saveCard(legacy.migrationAccountParentId)
  await db.update(legacyAccounts).set({ autopayToken }).where(eq(legacyAccounts.customerNumber, legacy.customerNumber))

  await askForCode(page, legacy.email)
  await page.getByLabel(commonTexts.code).fill('000000')
  await page.getByRole('button', { name: commonTexts.continueLabel }).click()
  await expect(page.getByText(sessionTexts.codeWrong).first()).toBeVisible()
  await page.getByLabel(commonTexts.code).fill(await readMailedCode(db, legacy.email))
  await page.getByRole('button', { name: commonTexts.continueLabel }).click()

  await expect(page.getByText(/Welcome back, Enid/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /Gas account/ })).toBeChecked()
  await page.getByRole('button', { name: commonTexts.continueLabel }).click()
  await page.getByLabel(commonTexts.password, { exact: true }).fill(password)
  await page.getByLabel(commonTexts.confirmPassword, { exact: true }).fill(password)
  await page.getByRole('button', { name: commonTexts.continueLabel }).click()

  await page.getByRole('button', { name: paymentMethodTexts.proceed }).click()
  await fillCard(providerFrame(page), cards.works)
  await expect(page.getByText(/Congratulation!!/)).toBeVisible()
  await page.getByRole('button', { name: registrationTexts.finishRegistration }).click()

  await expect(
    page.getByText(registrationTexts.autopayForWith(`Fiber at ${legacyStreet}`, 'Visa ending in 1111')),
  ).toBeVisible()
  await expect(
    page.getByText(registrationTexts.autopayForWith(`Gas at ${legacyStreet}`, 'Visa ending in 1111')),
  ).toBeVisible()
  await expect(page.getByText('1 saved payment method')).toBeVisible()
  await page.getByRole('button', { name: registrationTexts.goToYourDashboard }).click()
  await expect(page.getByRole('heading', { name: pageTexts.mainDashboard, level: 1 })).toBeVisible()
  await expect(page.getByText(/Autopay is on/).first()).toBeVisible()
  await page.goto('/managePayment')
  await expect(page.getByRole('listitem').filter({ hasText: /Visa.*1111/ })).toHaveCount(2)
})
