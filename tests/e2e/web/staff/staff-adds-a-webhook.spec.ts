import * as commonTexts from '#shared/texts/common'
import * as outboundEventTexts from '#shared/texts/operations/outboundEvents'
import * as webhookTexts from '#shared/texts/operations/webhooks'
import { expectAccessible } from '../../../support/browser/accessibilityChecks'
import { expect, test } from '../../../support/browser/browser'

test('an administrator adds a webhook that is paused at first, sees its deliveries, and deletes it', async ({
  staffPage: page,
  staff,
}) => {
  const name = `Billing ${staff.contactId}`
  await page.goto('/admin/webhooks')
  await page.getByRole('button', { name: webhookTexts.createWebhook }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: commonTexts.name }).fill(name)
  await dialog.getByRole('textbox', { name: webhookTexts.url }).fill('https://10.0.0.1/events')
  await dialog.getByRole('checkbox', { name: outboundEventTexts.typeLabels['user.registered'] }).uncheck()
  await dialog.getByRole('checkbox', { name: webhookTexts.sendsEvents }).uncheck()
  await dialog.getByRole('button', { name: webhookTexts.createWebhook }).click()
  await expect(dialog.getByText(webhookTexts.privateAddress)).toBeVisible()
  await expectAccessible(page, '/admin/webhooks with a private address')
  await dialog.getByRole('textbox', { name: webhookTexts.url }).fill('https://billing.example.com/events')
  await dialog.getByRole('button', { name: webhookTexts.createWebhook }).click()
  await expect(page.getByText(webhookTexts.issuedHint)).toBeVisible()
  await expect(dialog.locator('code')).toHaveText(/^whsec_/)
  await expectAccessible(page, '/admin/webhooks with a secret')
  await dialog.getByRole('button', { name: webhookTexts.iveStoredIt }).click()
  await expect(dialog).toBeHidden()

  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText(webhookTexts.paused)
  await page.getByRole('button', { name: webhookTexts.messagesOf(name) }).click()
  await expect(dialog.getByText(webhookTexts.noMessages)).toBeVisible()
  await expectAccessible(page, '/admin/webhooks with deliveries')
  await dialog.getByRole('button', { name: commonTexts.close }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: commonTexts.deleteItem(name) }).click()
  await dialog.getByRole('button', { name: commonTexts.yes }).click()
  await expect(row).toBeHidden()
})
