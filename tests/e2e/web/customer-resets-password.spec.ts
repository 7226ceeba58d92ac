import { expect, signIn, test } from '../../support/browser'
import { codeMailedTo } from '../../support/mails'
import * as sessionTexts from '#shared/texts/session'

test('a customer who forgot the password chooses a new one with a mailed code, and the session of another device ends', async ({
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
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText(sessionTexts.codeSent)).toBeVisible()

  await page.getByLabel('Code').fill(await codeMailedTo(db, email))
  await page.getByRole('button', { name: 'Continue' }).click()

  await page.getByLabel('New password', { exact: true }).fill('quill')
  await page.getByLabel('Confirm password', { exact: true }).fill('quill')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Must be at least 8 characters').first()).toBeVisible()

  await page.getByLabel('New password', { exact: true }).fill('Quill#2026')
  await page.getByLabel('Confirm password', { exact: true }).fill('Quill#2026')
  await page.getByRole('button', { name: 'Change password' }).click()

  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await other.goto('/paymentHistory')
  await expect(other).toHaveURL(/\/login/)
  await signIn(page, household.person, 'Quill#2026')
  await expect(page.getByRole('heading', { name: 'Main Dashboard', level: 1 })).toBeVisible()
})
