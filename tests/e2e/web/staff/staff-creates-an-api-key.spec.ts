import * as apiKeyTexts from '#shared/texts/access/apiKeys'
import * as commonTexts from '#shared/texts/common'
import { expectAccessible } from '../../../support/browser/accessibilityChecks'
import { expect, test } from '../../../support/browser/browser'

test('an administrator creates an API key, with which another system reads events until it is revoked', async ({
  staffPage: page,
  staff,
  playwright,
  baseURL,
}) => {
  const name = `Billing ${staff.contactId}`
  await page.goto('/admin/api-keys')
  await page.getByRole('button', { name: apiKeyTexts.createKey }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(commonTexts.name).fill(name)
  await dialog.getByRole('checkbox', { name: apiKeyTexts.rightLabels['EVENTS.read'] }).check()
  await expectAccessible(page, '/admin/api-keys with a new key')
  await dialog.getByRole('button', { name: apiKeyTexts.createKey }).click()
  await expect(page.getByText(apiKeyTexts.issuedHint)).toBeVisible()
  await expectAccessible(page, '/admin/api-keys with the key itself')
  const key = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByRole('button', { name: apiKeyTexts.iveStoredIt }).click()
  await expect(dialog).toBeHidden()

  // The other system has no session in this browser.
  const billing = await playwright.request.newContext({
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  })
  const readEvents = async () => (await billing.get('/api/v1/events?limit=1')).status()
  expect(await readEvents()).toBe(200)

  await page.reload()
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).not.toContainText(commonTexts.never)
  await page.getByRole('button', { name: apiKeyTexts.revokeKey(name) }).click()
  await page.getByRole('dialog').getByRole('button', { name: commonTexts.yes }).click()
  await expect(row).toContainText(apiKeyTexts.statusLabels.revoked)
  expect(await readEvents()).toBe(401)
  await billing.dispose()
})
