import * as apiKeyTexts from '#shared/texts/access/apiKeys'
import * as commonTexts from '#shared/texts/common'
import * as deliveryTexts from '#shared/texts/operations/deliveries'
import { expectAccessible } from '../../../support/browser/accessibilityChecks'
import { expect, test } from '../../../support/browser/browser'

test('an administrator sees what became of rows that another system sends with an API key, and downloads those that were rejected', async ({
  staffPage: page,
  staff,
  playwright,
  baseURL,
}) => {
  const keyName = `Billing ${staff.contactId}`
  await page.goto('/admin/api-keys')
  await page.getByRole('button', { name: apiKeyTexts.createKey }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(commonTexts.name).fill(keyName)
  await dialog.getByRole('checkbox', { name: apiKeyTexts.rightLabels['IMPORTS.write'] }).check()
  await dialog.getByRole('button', { name: apiKeyTexts.createKey }).click()
  const key = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByRole('button', { name: apiKeyTexts.iveStoredIt }).click()

  // The other system has no session in this browser.
  const billing = await playwright.request.newContext({
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  })
  const name = `Delivery ${staff.contactId}`
  const customer = { customer_number: `CX-${staff.contactId}`, name: 'Ada Birch', kind: 'residential' }
  const answer = await billing.put('/api/v1/import/customers', {
    data: {
      delivery: name,
      written_at: new Date().toISOString(),
      rows: [customer, { ...customer, customer_number: 'CX-2', kind: 'alien' }],
    },
  })
  expect(answer.status()).toBe(200)
  await billing.dispose()

  await page.goto('/admin/data-exchange')
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText(keyName)
  await expect(row).toContainText(deliveryTexts.stateLabels.done)
  await expect(row).toContainText(deliveryTexts.rejectedCount(1))
  await expectAccessible(page, '/admin/data-exchange')
  await row.getByRole('button', { name: deliveryTexts.detailsOf(name) }).click()
  await expect(dialog.getByRole('table', { name: deliveryTexts.subjectsCaption })).toContainText(
    deliveryTexts.subjectLabels.customers,
  )
  await expectAccessible(page, '/admin/data-exchange with details')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: deliveryTexts.downloadRejects }).click()
  expect((await download).suggestedFilename()).toBe(deliveryTexts.rejectsFileName(name))
})
