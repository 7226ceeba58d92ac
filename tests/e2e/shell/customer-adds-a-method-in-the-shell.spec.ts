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
  await dialog.getByRole('button', { name: 'Proceed to Add Payment Method' }).click()
  await expect.poll(() => payments.length).toBe(1)
  const provider = await payments[0]?.page
  if (!provider) throw new Error('No payment window is open')
  await expect(provider.locator('form')).toBeVisible()
  return { page, dialog, provider, isGone: () => payments[0]?.isGone() }
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
