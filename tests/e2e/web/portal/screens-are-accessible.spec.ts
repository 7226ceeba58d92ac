/**
 * Screens that only visitors see, and overlays such as dialogs. The screens themselves are checked in
 * screens-have-no-defects.spec.ts.
 */

import type { Page } from '@playwright/test'
import { openPaths } from '#shared/pages/openPaths'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/customers/registrations'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as deviceTexts from '#shared/texts/services/devices'
import * as planTexts from '#shared/texts/services/plans'
import * as tvTexts from '#shared/texts/services/tv'
import * as voipTexts from '#shared/texts/services/voip'
import * as sessionTexts from '#shared/texts/signIn/session'
import * as commandTexts from '#shared/texts/speech/commands'
import { createPageChecker, expectAccessible } from '../../../support/browser/accessibilityChecks'
import { expect, test } from '../../../support/browser/browser'
import { navigateTo, refusalOn } from '../../../support/browser/screenAddresses'

/** Closes the open dialog. The next page must not open below one that is still closing. */
async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('the screens of visitors meet WCAG 2.2 AA', async ({ page }) => {
  const pageChecker = createPageChecker(page)
  const publicScreens: [address: string, text: string][] = [
    [openPaths.forgotPassword, sessionTexts.resetYourPassword],
    [openPaths.postback, paymentMethodTexts.closeWindow],
    [openPaths.register, registrationTexts.stepTitles.find],
    [openPaths.login, commonTexts.signIn],
  ]
  for (const [address, text] of publicScreens) {
    await page.goto(address)
    await expect(page.getByText(text, { exact: true }).first(), address).toBeVisible()
    await pageChecker.waitUntilIdle()
    await pageChecker.expectAccessibleInAllModes(address)
  }
  await page.getByRole('button', { name: commonTexts.signIn }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await pageChecker.expectAccessibleInBothSchemes('/login with errors')
})

test('the check of a screen finds text with too little contrast, a button without a name, and buttons of a dialog that touch', async ({
  demoPage: page,
}) => {
  await page.goto('/faq')
  const question = page.getByRole('heading', { level: 3 }).first()
  await expect(question).toBeVisible()
  await question.evaluate((text) => text.style.setProperty('color', '#bbb'))
  await expect(expectAccessible(page, '/faq', 'colors')).rejects.toThrow(/color-contrast/)
  await question.evaluate((text) => text.style.removeProperty('color'))
  await expectAccessible(page, '/faq')
  await page.getByRole('main').evaluate((main) => main.append(document.createElement('button')))
  await expect(expectAccessible(page, '/faq')).rejects.toThrow(/button-name/)

  await page.goto('/messageCenter?new=1')
  await expect(page.getByRole('dialog', { name: 'Create a message' })).toBeVisible()
  await expectAccessible(page, '/messageCenter?new=1', 'colors')
  await page.locator('.ant-modal-footer').evaluate((footer) => footer.style.setProperty('gap', '0'))
  await expect(expectAccessible(page, '/messageCenter?new=1', 'colors')).rejects.toThrow(/buttons that touch/)
})

test('plans, the cart and Wi-Fi meet WCAG 2.2 AA', async ({ demoPage: page }) => {
  const pageChecker = createPageChecker(page)
  await page.goto('/fiber-service')
  await page
    .getByText(planTexts.broadbandFactsOf('').split('<')[0] ?? '')
    .first()
    .click()
  await page.getByRole('button', { name: commonTexts.chooseItem('Duo 2000') }).click()
  await expect(page.getByText(planTexts.startQuestion)).toBeVisible()
  await pageChecker.expectAccessibleInBothSchemes('/fiber-service with terms')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: planTexts.addItemLabel('Static IPv4 address') }).click()
  await page.getByRole('button', { name: planTexts.cart('1 item'), exact: true }).click()
  await expect(page.getByRole('button', { name: planTexts.confirmOrder })).toBeEnabled()
  await pageChecker.expectAccessibleInBothSchemes('/fiber-service with the cart')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: deviceTexts.changeWiFi }).click()
  await page.getByLabel(deviceTexts.wiFiName).fill('')
  await page.getByRole('button', { name: commonTexts.save }).click()
  await expect(page.getByText('Wi-Fi name is required')).toBeVisible()
  await pageChecker.expectAccessibleInBothSchemes('/fiber-service with errors')
})

test('the command palette, the list of voice commands and a payment review opened by voice meet WCAG 2.2 AA', async ({
  demoPage: page,
}) => {
  const pageChecker = createPageChecker(page)
  await page.goto('/faq')
  await expect(page.getByRole('button', { name: commandTexts.openPalette })).toBeVisible()
  const palette = page.getByRole('combobox', { name: commandTexts.palettePrompt })
  // The header of each width has its own palette.
  for (const width of [1440, 390] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('button', { name: commandTexts.openPalette }).click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await pageChecker.expectAccessibleInBothSchemes('the command palette', width)
    // The shortcut opens no palette while a dialog is open, and a palette that closes is still one.
    await closeDialog(page)
  }
  await page.keyboard.press('Control+k')
  await palette.fill('what can I say')
  await palette.press('Enter')
  await expect(page.getByRole('dialog', { name: commandTexts.listTitle })).toBeVisible()
  await pageChecker.expectAccessibleInBothSchemes('what can be said')
  await closeDialog(page)
  await page.keyboard.press('Control+k')
  await palette.fill('pay five dollars')
  await palette.press('Enter')
  await expect(page.getByRole('dialog', { name: paymentTexts.reviewYourPayment })).toBeVisible()
  await pageChecker.expectAccessibleInBothSchemes('a payment that was asked for')
})

test('the settings of TV and voice meet WCAG 2.2 AA', async ({ demoPage: page }) => {
  const pageChecker = createPageChecker(page)
  await page.goto('/tvPin')
  await page.getByRole('button', { name: tvTexts.resetOf(tvTexts.pinLabels.parental.title) }).click()
  await page.getByRole('button', { name: tvTexts.resetPin }).click()
  await expect(page.getByText('PIN is required')).toBeVisible()
  await pageChecker.expectAccessibleInBothSchemes('/tvPin with errors')
  await closeDialog(page)
  await navigateTo(page, '/voipCustomer')
  await pageChecker.waitUntilIdle()
  await page.getByRole('button', { name: voipTexts.changeSimultaneousRing }).click()
  await expect(page.getByLabel('Number 1')).toBeVisible()
  await pageChecker.expectAccessibleInBothSchemes('/voipCustomer with a dialog')
  await closeDialog(page)
  for (const show of ['voicemail', 'calls']) {
    await navigateTo(page, `/voipCustomer?show=${show}`)
    await pageChecker.waitUntilIdle()
    await expect(page.getByText(/^Showing \d+ of \d+ Results$/)).toBeVisible()
    await pageChecker.expectAccessibleInBothSchemes(`/voipCustomer?show=${show}`)
  }
})

test('requests and their forms meet WCAG 2.2 AA', async ({ demoPage: page }) => {
  const pageChecker = createPageChecker(page)
  await page.goto('/messageCenter?new=1')
  await pageChecker.waitUntilIdle()
  await pageChecker.expectAccessibleInBothSchemes('/messageCenter?new=1')
  await closeDialog(page)
  await navigateTo(page, '/serviceTicket')
  await pageChecker.waitUntilIdle()
  await page.getByRole('link', { name: /^C-/ }).first().click()
  await expect(page.getByRole('heading', { name: caseTexts.history })).toBeVisible()
  await pageChecker.expectAccessibleInBothSchemes('/serviceTicketView')
  await navigateTo(page, '/meterTicketCreate?type=gas_on_off&subtype=turn_on')
  await pageChecker.waitUntilIdle()
  await page.getByRole('button', { name: caseTexts.review }).click()
  await expect(page.getByText(caseTexts.unanswered.day)).toBeVisible()
  await pageChecker.expectAccessibleInBothSchemes('/meterTicketCreate with errors')
})

test('a page that isn’t available for the account type, the dialog for a payment method, and the selection of an address on a phone meet WCAG 2.2 AA', async ({
  demoPage: page,
}) => {
  const pageChecker = createPageChecker(page)
  await page.goto('/properties')
  await expect(refusalOn(page, '/properties')).toBeVisible()
  await pageChecker.expectAccessibleInBothSchemes('/properties as a customer')

  await navigateTo(page, '/managePayment')
  await pageChecker.waitUntilIdle()
  await page.getByRole('button', { name: 'Add payment method' }).click()
  await expect(page.getByRole('dialog', { name: 'Add payment method' })).toBeVisible()
  await pageChecker.expectAccessibleInBothSchemes('Add payment method')
  await closeDialog(page)

  await page.setViewportSize({ width: 390, height: 900 })
  await navigateTo(page, '/faq')
  await pageChecker.waitUntilIdle()
  await page.getByRole('button', { name: new RegExp(`${commonTexts.change}$`) }).click()
  await page.getByLabel('Select Service Address').click()
  await expect(page.getByTitle('9700 Larkin Ct, Hartsel Ferry, CO 00218')).toBeVisible()
  await pageChecker.expectAccessibleInBothSchemes('Service address', 390)
})
