import type { Page } from '@playwright/test'
import { paymentPagePatienceMs } from '#shared/limits'
import { paymentTypes, type PaymentType } from '#shared/paymentTypes'
import { paymentTexts } from '#shared/paymentTexts'
import { cards, enter, expect, fillCard, providerFrame, test, type Household } from '../../support/browser'

async function openDialog(page: Page, household: Household, type: PaymentType = 'CC') {
  await enter(page, household.person)
  await page.goto('/managePayment')
  await page.getByRole('button', { name: 'Add payment method' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add payment method' })
  await dialog.getByRole('radio', { name: new RegExp(`^${paymentTypes[type].label}`) }).check()
  await dialog.getByRole('button', { name: paymentTexts.proceed }).click()
  return dialog
}

const fillBank = async (page: Page) => {
  const form = providerFrame(page)
  await form.getByLabel('Checking').check()
  await form.getByLabel('Routing number').fill('110000000')
  await form.getByLabel('Account number').fill('10001111')
  await form.getByLabel('Account holder').fill('Ada Quill')
  await form.getByRole('button', { name: 'Save bank account' }).click()
}

const framed: [type: PaymentType, fill: (page: Page) => Promise<void>, saved: RegExp][] = [
  ['CC', (page) => fillCard(providerFrame(page), cards.works), /Visa.*1111/],
  ['DC', (page) => fillCard(providerFrame(page), cards.works), /Visa Debit.*1111/],
  ['DD', fillBank, /E-Check.*1111/],
  [
    'GP',
    async (page) => {
      await providerFrame(page)
        .getByLabel(/Visa ending in 1111/)
        .check()
      await providerFrame(page).getByRole('button', { name: 'Confirm' }).click()
    },
    /Google Pay.*1111/,
  ],
  [
    'PAYPAL_ACCOUNT',
    async (page) => {
      await providerFrame(page)
        .getByLabel(/Email of the sandbox account/)
        .fill('works@example.com')
      await providerFrame(page).getByRole('button', { name: 'Approve' }).click()
    },
    /PayPal/,
  ],
  [
    'VENMO',
    async (page) => {
      await providerFrame(page)
        .getByLabel(/Handle of the sandbox account/)
        .fill('@works')
      await providerFrame(page).getByRole('button', { name: 'Approve' }).click()
    },
    /Venmo/,
  ],
]

for (const [type, fill, saved] of framed) {
  test(`${paymentTypes[type].label} is registered on the provider's page and then stands in the list`, async ({
    page,
    household,
  }) => {
    const dialog = await openDialog(page, household, type)
    await expect(dialog.getByText(paymentTexts.enterDetails)).toBeVisible()
    await fill(page)
    await expect(dialog.getByText(/Congratulation!!/)).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('listitem').filter({ hasText: saved })).toBeVisible()
  })
}

test('Apple Pay is registered in a window of its own, which closes by itself', async ({ page, household }) => {
  const opened = page.waitForEvent('popup')
  const dialog = await openDialog(page, household, 'AP')
  const popup = await opened
  await popup.getByLabel(/Visa ending in 1111/).check()
  await popup.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText(/Congratulation!!/)).toBeVisible()
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect(page.getByRole('listitem').filter({ hasText: /Apple Pay/ })).toBeVisible()
})

test('closing the Apple Pay window leads back to the choice of type', async ({ page, household }) => {
  const opened = page.waitForEvent('popup')
  const dialog = await openDialog(page, household, 'AP')
  await (await opened).close()
  await expect(dialog.getByRole('button', { name: paymentTexts.proceed })).toBeVisible()
  await expect(dialog.getByRole('radio', { name: /^Apple Pay/ })).toBeChecked()
})

test('Cancel closes the Apple Pay window', async ({ page, household }) => {
  const opened = page.waitForEvent('popup')
  const dialog = await openDialog(page, household, 'AP')
  const popup = await opened
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect(dialog.getByRole('button', { name: paymentTexts.proceed })).toBeVisible()
})

test('a card that the provider refuses is said to have failed, and can be tried again', async ({ page, household }) => {
  const dialog = await openDialog(page, household)
  await fillCard(providerFrame(page), cards.refused)
  await expect(dialog.getByText(paymentTexts.saveFailed)).toBeVisible()
  await expect(dialog.getByRole('button', { name: paymentTexts.proceed })).toBeFocused()
})

test('a wallet that is cancelled on its page leads back to the choice, and nothing is said to have failed', async ({
  page,
  household,
}) => {
  const dialog = await openDialog(page, household, 'GP')
  await providerFrame(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('button', { name: paymentTexts.proceed })).toBeFocused()
  await expect(dialog.getByText(paymentTexts.saveFailed)).toBeHidden()
})

for (const width of [390, 1440]) {
  test(`at ${width} px the whole of the provider's page shows, without scrolling in its frame`, async ({
    page,
    household,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openDialog(page, household)
    const form = providerFrame(page).locator('html')
    const hidden = () => form.evaluate((html) => html.scrollHeight - html.clientHeight)
    await expect(providerFrame(page).getByRole('button', { name: 'Save card' })).toBeVisible()
    await expect.poll(hidden, { timeout: 5000 }).toBe(0)
    await providerFrame(page).getByText('Test values of the sandbox').click()
    await expect.poll(hidden, { timeout: 5000 }).toBe(0)
  })
}

test('a payment page that cannot be reached is noticed, and can be asked for again', async ({ page, household }) => {
  await page.clock.install()
  await page.route('**/pay/**', (route) => route.abort())
  const dialog = await openDialog(page, household)
  await expect(page.locator('iframe')).toBeVisible()
  await page.clock.fastForward(paymentPagePatienceMs)
  await expect(dialog.getByText(/may not be reachable|does not answer/)).toBeVisible()
  await page.unroute('**/pay/**')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(providerFrame(page).getByLabel('Card number')).toBeVisible()
  await page.clock.fastForward(paymentPagePatienceMs)
  await expect(dialog.getByText(/may not be reachable|does not answer/)).toBeHidden()
})

test('the dialog starts at the choice of type, and ends where it was opened', async ({ page, household }) => {
  await enter(page, household.person)
  await page.goto('/managePayment')
  await page.getByRole('button', { name: 'Add payment method' }).click()
  await expect(page.getByRole('radio', { name: /^Credit Card/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add payment method', exact: true })).toBeFocused()
})

test('Back leaves the provider’s page, and Close the dialog', async ({ page, household }) => {
  const dialog = await openDialog(page, household)
  await expect(dialog.getByText(paymentTexts.enterDetails)).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(dialog).toBeHidden()
})

test('the postback page says that it saves, and that it can be closed when nothing came', async ({ page }) => {
  await page.goto('/payment/postback#Token=tok_1')
  await expect(page.getByText(paymentTexts.savingRegistration)).toBeVisible()
  await page.goto('/payment/postback')
  await page.reload()
  await expect(page.getByText('You can close this window')).toBeVisible()
})
