import type { BrowserContext } from '@playwright/test'
import { paymentTypes, type PaymentType } from '#shared/paymentTypes'
import { paymentTexts } from '#shared/paymentTexts'
import { cards, expect, fillCard, signIn, test, type Household } from '../../support/browser'
import { openShell, pageOrigin, type HarnessedShell } from '../../support/shellHarness'

const portalUrl = () => process.env['PORTAL_URL'] ?? ''

/** Up to the provider's page in the window of main. */
async function proceed(context: BrowserContext, household: Household, type: PaymentType) {
  const opened = await openShell(context, portalUrl())
  const { page, payments } = opened
  await page.goto(`${pageOrigin}/login`)
  await signIn(page, household.person)
  await expect(page.getByRole('heading', { name: 'Main Dashboard', level: 1 })).toBeVisible()
  await page.goto(`${pageOrigin}/managePayment`)
  await page.getByRole('button', { name: 'Add payment method' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add payment method' })
  await dialog.getByRole('radio', { name: new RegExp(`^${paymentTypes[type].label}`) }).check()
  await dialog.getByRole('button', { name: paymentTexts.proceed }).click()
  await expect.poll(() => payments.length).toBe(1)
  const provider = await payments[0]?.page
  if (!provider) throw new Error('No window of a payment')
  await expect(provider.locator('form')).toBeVisible()
  return { ...opened, dialog, provider, isGone: () => payments[0]?.isGone() }
}

const listed = (page: HarnessedShell['page'], name: RegExp) => page.getByRole('listitem').filter({ hasText: name })
const nothingListed = (page: HarnessedShell['page']) => expect(page.getByText(paymentTexts.noMethods)).toBeAttached()

test('Apple Pay is registered in main’s own window and then stands in the list', async ({ context, household }) => {
  const { page, dialog, provider, isGone } = await proceed(context, household, 'AP')
  await expect(dialog.getByText(/Complete the step in the window that has opened/)).toBeVisible()
  await provider.getByLabel(/Visa ending in 1111/).check()
  await provider.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText(/Congratulation!!/)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(listed(page, /Apple Pay/)).toBeVisible()
  expect(isGone()).toBe(true)
})

test('a card is registered there too: no page of the provider stands in the shell’s own', async ({
  context,
  household,
}) => {
  const { page, dialog, provider } = await proceed(context, household, 'CC')
  await expect(page.locator('iframe')).toHaveCount(0)
  await fillCard(provider, cards.works)
  await expect(dialog.getByText(/Congratulation!!/)).toBeVisible()
  await expect(listed(page, /Visa.*1111/)).toBeVisible()
})

test('a provider that returns with a form is understood', async ({ context, household }) => {
  const { page, dialog, provider } = await proceed(context, household, 'AP')
  // The sandbox returns with an address: what it says there is posted instead.
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
  await expect(dialog.getByText(/Congratulation!!/)).toBeVisible()
  await expect(listed(page, /Apple Pay/)).toBeVisible()
})

test('what is cancelled on the provider’s page saves nothing, and the dialog says so', async ({
  context,
  household,
}) => {
  const { page, dialog, provider, isGone } = await proceed(context, household, 'AP')
  await provider.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByText(/^Nothing was saved: the payment window was closed/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: paymentTexts.proceed })).toBeEnabled()
  expect(isGone()).toBe(true)
  await nothingListed(page)
})

test('a window that the person closes saves nothing, and the dialog says so', async ({ context, household }) => {
  const { page, dialog, provider } = await proceed(context, household, 'AP')
  await provider.close()
  await expect(dialog.getByText(/^Nothing was saved: the payment window was closed/)).toBeVisible()
  await nothingListed(page)
})

test('Cancel in the dialog closes the window', async ({ context, household }) => {
  const { page, dialog, provider, isGone } = await proceed(context, household, 'AP')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(isGone).toBe(true)
  await expect.poll(() => provider.isClosed()).toBe(true)
  await expect(dialog.getByRole('button', { name: paymentTexts.proceed })).toBeEnabled()
  await nothingListed(page)
})

test('a page of the provider that wants to go elsewhere is refused, before anything is asked for there', async ({
  context,
  household,
}) => {
  const { page, dialog, provider, isGone } = await proceed(context, household, 'AP')
  const reached: string[] = []
  provider.on('response', (response) => reached.push(new URL(response.url()).origin))
  await provider.evaluate(() => window.location.assign('https://evil.test/collect?card=4111')).catch(() => undefined)
  await expect(dialog.getByText(/wanted to go to an address that is not part of it/)).toBeVisible()
  expect(isGone()).toBe(true)
  expect(reached).not.toContain('https://evil.test')
  await nothingListed(page)
})
