import * as commonTexts from '#shared/texts/common'
import * as pageTexts from '#shared/texts/pages'
import * as securityTexts from '#shared/texts/signIn/security'
import * as sessionTexts from '#shared/texts/signIn/session'
import { expect, signIn, signOut, test } from '../../../support/browser/browser'
import { password } from '../../../support/data/people'
import { generateCode } from '../../../support/data/signIn/twoStep'

test('a customer sets up two-step sign-in, needs a code for the next sign-in, and can use a recovery code', async ({
  customerPage: page,
  household,
}) => {
  await page.goto('/securitySettings')
  await page.getByRole('button', { name: securityTexts.setUpTwoStep }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(securityTexts.currentPassword).fill(password)
  await dialog.getByRole('button', { name: commonTexts.continueLabel }).click()
  await expect(dialog.getByRole('figure')).toBeVisible()
  const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? ''
  await dialog.getByLabel(securityTexts.appCodeLabel).fill(generateCode(secret, new Date().toISOString()))
  await dialog.getByRole('button', { name: securityTexts.turnOn }).click()
  const recovery =
    (await dialog
      .getByRole('list', { name: securityTexts.recoveryCodes })
      .getByRole('listitem')
      .first()
      .textContent()) ?? ''
  await dialog.getByRole('button', { name: securityTexts.iveSavedThem }).click()
  await expect(page.getByText(securityTexts.recoveryCodesLeft(10))).toBeVisible()

  await signOut(page)
  await signIn(page, household.person)
  await expect(page.getByLabel(commonTexts.code)).toBeFocused()
  await expect(page.getByLabel(commonTexts.password, { exact: true })).toHaveValue(password)
  await page.getByLabel(commonTexts.code).fill('000000')
  await page.getByRole('button', { name: commonTexts.signIn }).click()
  await expect(page.getByText(sessionTexts.secondStepWrong).first()).toBeVisible()
  await page.getByLabel(commonTexts.code).fill(recovery)
  await page.getByRole('button', { name: commonTexts.signIn }).click()
  await expect(page.getByRole('heading', { name: pageTexts.mainDashboard, level: 1 })).toBeVisible()
})
