import type { Page } from '@playwright/test'
import * as commonTexts from '#shared/texts/common'
import { cards, expect, fillCard, providerFrame, test, tick } from '../../../support/browser/browser'

const saveFailed = 'Card save failed, please try again...'

const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Add payment method' })
const opener = (page: Page) => page.getByRole('button', { name: 'Add payment method', exact: true })
const proceed = (page: Page) => dialogOn(page).getByRole('button', { name: 'Proceed to Add Payment Method' })

async function choose(page: Page, type: string): Promise<void> {
  await tick(dialogOn(page).getByRole('radio', { name: new RegExp(`^${type}`) }))
  await proceed(page).click()
}

/** Proceeds to the provider's page. */
async function openDialog(page: Page, type = 'Credit Card') {
  await page.goto('/managePayment')
  await opener(page).click()
  await choose(page, type)
  return dialogOn(page)
}

const fillBank = async (page: Page) => {
  const form = providerFrame(page)
  await form.getByLabel('Checking').check()
  await form.getByLabel('Routing number').fill('110000000')
  await form.getByLabel('Account number').fill('10001111')
  await form.getByLabel('Account holder').fill('Ada Quill')
  await form.getByRole('button', { name: 'Save bank account' }).click()
}

/** Collects the reports of the provider's pages that they are ready. Without one, a hint says that the page may be down. */
const collectReadyReports = (page: Page) =>
  page.evaluateHandle(() => {
    const origins: string[] = []
    addEventListener('message', ({ data, origin }: MessageEvent<{ type: string }>) => {
      if (data.type === 'ready') origins.push(origin)
    })
    return origins
  })

/** The forms with fields. The API tests save a method of every type. */
const framed: [type: string, fill: (page: Page) => Promise<void>, saved: RegExp][] = [
  ['Credit Card', (page) => fillCard(providerFrame(page), cards.works), /Visa.*1111/],
  ['E-Check', fillBank, /E-Check.*1111/],
]

test('a card and a bank account are added on the provider’s page in the dialog, and are then in the list', async ({
  customerPage: page,
}) => {
  await page.goto('/managePayment')
  const dialog = dialogOn(page)
  const readyReports = await collectReadyReports(page)
  for (const [index, [type, fill, saved]] of framed.entries()) {
    await test.step(type, async () => {
      await opener(page).click()
      await choose(page, type)
      await expect.poll(() => readyReports.jsonValue()).toHaveLength(index + 1)
      await expect(dialog.getByText('Please enter payment method details below')).toBeVisible()
      await fill(page)
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('listitem').filter({ hasText: saved })).toBeVisible()
    })
  }
})

test('Apple Pay is added in its own window: the dialog returns to the choice of type if it is closed or canceled, and the window closes by itself when done', async ({
  customerPage: page,
}) => {
  const nextWindow = () => page.waitForEvent('popup')
  let opened = nextWindow()
  const dialog = await openDialog(page, 'Apple Pay')
  await (await opened).close()
  await expect(proceed(page)).toBeVisible()
  await expect(dialog.getByRole('radio', { name: /^Apple Pay/ })).toBeChecked()

  opened = nextWindow()
  await proceed(page).click()
  const cancelled = await opened
  await dialog.getByRole('button', { name: commonTexts.cancel }).click()
  await expect.poll(() => cancelled.isClosed()).toBe(true)

  opened = nextWindow()
  await proceed(page).click()
  const popup = await opened
  await popup.getByLabel(/Visa ending in 1111/).check()
  await popup.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: /Apple Pay/ })).toBeVisible()
})

test('the dialog returns to the choice of type from a canceled wallet, a declined card and the provider’s page, and the focus returns to the button that opened it', async ({
  customerPage: page,
}) => {
  await page.goto('/managePayment')
  await opener(page).click()
  const dialog = dialogOn(page)
  await expect(dialog.getByRole('radio', { name: /^Credit Card/ })).toBeFocused()

  await choose(page, 'Google Pay')
  await providerFrame(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(proceed(page)).toBeFocused()
  await expect(dialog.getByText(saveFailed)).toBeHidden()

  await choose(page, 'Credit Card')
  await fillCard(providerFrame(page), cards.refused)
  await expect(dialog.getByText(saveFailed)).toBeVisible()
  await expect(proceed(page)).toBeFocused()

  await proceed(page).click()
  await expect(dialog.getByText('Please enter payment method details below')).toBeVisible()
  await dialog.getByRole('button', { name: commonTexts.back }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await dialog.getByRole('button', { name: commonTexts.close, exact: true }).last().click()
  await expect(dialog).toBeHidden()

  await opener(page).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()
})

test('the provider’s page is fully visible on wide screens and phones, without scrolling in its frame', async ({
  customerPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 844 })
  await openDialog(page)
  const form = providerFrame(page).locator('html')
  const hidden = () => form.evaluate((html) => html.scrollHeight - html.clientHeight)
  const values = providerFrame(page).getByText('Test values of the sandbox')
  await expect(providerFrame(page).getByRole('button', { name: 'Save card' })).toBeVisible()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(hidden).toBe(0)
    await values.click()
    await expect.poll(hidden).toBe(0)
  }
})
