import { eq } from 'drizzle-orm'
import { legacyAccounts } from '../../../server/db/schema/legacy'
import { cards, expect, fillCard, providerFrame, saveCard, test, tick } from '../../support/browser'
import { addLegacyCustomer, legacyStreet, legacyZip } from '../../support/legacy'
import { codeMailedTo } from '../../support/mails'
import type { Page } from '@playwright/test'
import * as registrationTexts from '#shared/texts/registrations'
import * as sessionTexts from '#shared/texts/session'
import * as paymentTexts from '#shared/texts/payments'

const password = 'Quill#2026'

async function askForCode(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Register' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Street address of the service').fill('88 harrow lane')
  await page.getByLabel('ZIP code').fill(legacyZip)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText(registrationTexts.codeSent)).toBeVisible()
}

test('a customer of the old system registers, adds a card, and finds autopay and paperless bills carried over', async ({
  page,
  db,
}) => {
  const legacy = await addLegacyCustomer(db)
  const autopayToken = await saveCard(legacy.migrationAccountParentId)
  await db.update(legacyAccounts).set({ autopayToken }).where(eq(legacyAccounts.customerNumber, legacy.customerNumber))

  await askForCode(page, legacy.email)
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(sessionTexts.codeWrong).first()).toBeVisible()
  await page.getByLabel('Code').fill(await codeMailedTo(db, legacy.email))
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByText(/Welcome back, Enid/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /Gas account/ })).toBeChecked()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()

  await page.getByRole('button', { name: paymentTexts.proceed }).click()
  await fillCard(providerFrame(page), cards.works)
  await expect(page.getByText(/Congratulation!!/)).toBeVisible()
  await page.getByRole('button', { name: 'Finish registration' }).click()

  await expect(page.getByText(`Autopay of Fiber at ${legacyStreet}, with Visa ending in 1111`)).toBeVisible()
  await expect(page.getByText(`Autopay of Gas at ${legacyStreet}, with Visa ending in 1111`)).toBeVisible()
  await expect(page.getByText('1 saved payment method')).toBeVisible()
  await page.getByRole('button', { name: 'Go to your dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Main Dashboard', level: 1 })).toBeVisible()
  await expect(page.getByText(/Autopay is on/).first()).toBeVisible()
  await page.goto('/managePayment')
  await expect(page.getByRole('listitem').filter({ hasText: /Visa.*1111/ })).toHaveCount(2)
})

test('whoever has nothing saved skips the card and is shown the first steps', async ({ page, db }) => {
  const legacy = await addLegacyCustomer(db, { isPaperless: false })
  await askForCode(page, legacy.email)
  await page.getByLabel('Code').fill(await codeMailedTo(db, legacy.email))
  await page.getByRole('button', { name: 'Continue' }).click()
  // Every step has a button of this name.
  await expect(page.getByText(/Welcome back, Enid/)).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Skip and finish' }).click()
  await expect(page.getByText('Autopay: it was off, and is off.')).toBeVisible()
  await page.getByRole('button', { name: 'Go to your dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()

  await page.goto('/paymentMethodReg')
  await tick(page.getByRole('checkbox', { name: /Use it for autopay/ }))
  await page.getByRole('button', { name: paymentTexts.proceed }).click()
  await fillCard(providerFrame(page), cards.works)
  await expect(page.getByText(/charges it from now on/)).toBeVisible()
})
