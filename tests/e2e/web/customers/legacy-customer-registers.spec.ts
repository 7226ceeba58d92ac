import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { openPaths } from '#shared/pages/openPaths'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/customers/registrations'
import * as pageTexts from '#shared/texts/pages'
import * as outlookTexts from '#shared/texts/payments/billOutlook'
import * as sessionTexts from '#shared/texts/signIn/session'
import { legacyAccounts } from '../../../../server/db/schema/customers/registrations'
import { cards, expect, fillCard, providerFrame, saveCard, test } from '../../../support/browser/browser'
import { addLegacyCustomer, legacyStreet, legacyZip } from '../../../support/data/customers/legacyAccounts'
import { readMailedCode } from '../../../support/server/mails'

const password = 'Quill#2026'

const autopayAt = (service: string) =>
  registrationTexts.autopayForWith(registrationTexts.servicesAt(service, legacyStreet, 0), 'Visa ending in 1111')

async function askForCode(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.locator(`a[href="${openPaths.register}"]`).click()
  await page.getByRole('textbox', { name: commonTexts.email }).fill(email)
  await page.getByLabel(registrationTexts.streetLabel).fill('88 harrow lane')
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

  await expect(page.getByText(registrationTexts.foundAccounts('Enid'))).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: registrationTexts.gasAccount })).toBeChecked()
  await page.getByRole('button', { name: commonTexts.continueLabel }).click()
  await page.getByLabel(commonTexts.password, { exact: true }).fill(password)
  await page.getByLabel(commonTexts.confirmPassword, { exact: true }).fill(password)
  await page.getByRole('button', { name: commonTexts.continueLabel }).click()

  await page.getByRole('button', { name: 'Proceed to Add Payment Method' }).click()
  await fillCard(providerFrame(page), cards.works)
  await page.getByRole('button', { name: registrationTexts.finishRegistration }).click()

  await expect(page.getByText(autopayAt('fiber'))).toBeVisible()
  await expect(page.getByText(autopayAt('gas'))).toBeVisible()
  await expect(page.getByText(registrationTexts.savedMethods(1))).toBeVisible()
  await page.getByRole('button', { name: registrationTexts.dashboardLink }).click()
  await expect(page.getByRole('heading', { name: pageTexts.mainDashboard, level: 1 })).toBeVisible()
  await expect(page.getByText(outlookTexts.notPaid).first()).toBeVisible()
  await page.goto('/managePayment')
  await expect(page.getByRole('listitem').filter({ hasText: /Visa.*1111/ })).toHaveCount(2)
})
