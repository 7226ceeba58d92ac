import * as commonTexts from '#shared/texts/common'
import * as pageTexts from '#shared/texts/pages'
import * as sessionTexts from '#shared/texts/signIn/session'
import { expect, signIn, test } from '../../../support/browser/browser'
import { readMailedCode } from '../../../support/server/mails'

test('a customer who forgot the password sets a new one with an emailed code, and the session on another device ends', async ({
  page,
  openDevice,
  db,
  household,
}) => {
  const { email } = household.person
  const other = await openDevice(household.person)
  await other.goto('/faq')
  await expect(other.getByRole('heading', { name: 'FAQs', level: 1 })).toBeVisible()
  await page.goto('/login')
  await page.getByRole('link', { name: sessionTexts.forgotPassword }).click()
  await page.getByLabel(commonTexts.email).fill(email)
  await page.getByRole('button', { name: commonTexts.sendCode }).click()
  await expect(page.getByText(sessionTexts.codeSent)).toBeVisible()

  await page.getByLabel(commonTexts.code).fill(await readMailedCode(db, email))
  await page.getByRole('button', { name: commonTexts.continueLabel }).click()

  await page.getByLabel(commonTexts.newPassword, { exact: true }).fill('quill')
  await page.getByLabel(commonTexts.confirmPassword, { exact: true }).fill('quill')
  await page.getByRole('button', { name: sessionTexts.changePassword }).click()
  await expect(page.getByText('Must be at least 8 characters').first()).toBeVisible()

  await page.getByLabel(commonTexts.newPassword, { exact: true }).fill('Quill#2026')
  await page.getByLabel(commonTexts.confirmPassword, { exact: true }).fill('Quill#2026')
  await page.getByRole('button', { name: sessionTexts.changePassword }).click()

  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByLabel(commonTexts.email)).toHaveValue(email)
  await other.goto('/paymentHistory')
  await expect(other).toHaveURL(/\/login/)
  await signIn(page, household.person, 'Quill#2026')
  await expect(page.getByRole('heading', { name: pageTexts.mainDashboard, level: 1 })).toBeVisible()
})
