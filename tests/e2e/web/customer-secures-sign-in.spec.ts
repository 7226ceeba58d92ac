import { codeAt } from '../../support/twoStep'
import { password } from '../../support/people'
import { expect, signIn, signOut, test } from '../../support/browser'
import * as sessionTexts from '#shared/texts/session'

test('a customer sets two-step sign-in up, needs the code to come back, and can use a recovery code', async ({
  customerPage: page,
  household,
}) => {
  await page.goto('/securitySettings')
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('figure')).toBeVisible()
  const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? ''
  await dialog.getByLabel('Code that the app shows').fill(codeAt(secret, new Date().toISOString()))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const recovery =
    (await dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').first().textContent()) ?? ''
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes are left')).toBeVisible()

  await signOut(page)
  await signIn(page, household.person)
  await expect(page.getByLabel('Code')).toBeFocused()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(sessionTexts.secondStepWrong).first()).toBeVisible()
  await page.getByLabel('Code').fill(recovery)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Main Dashboard', level: 1 })).toBeVisible()
})

test('a customer changes the password, and the other device is signed out', async ({
  customerPage: page,
  openDevice,
  household,
}) => {
  const other = await openDevice(household.person)
  await other.goto('/faq')
  await expect(other.getByRole('heading', { name: 'FAQs', level: 1 })).toBeVisible()
  await page.goto('/securitySettings')
  await expect(page.getByText('This device')).toBeVisible()
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill('Quill#2026')
  await page.getByLabel('Confirm password').fill('Quill#2026')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed successfully!')).toBeVisible()
  await other.goto('/paymentHistory')
  await expect(other).toHaveURL(/\/login/)
})
