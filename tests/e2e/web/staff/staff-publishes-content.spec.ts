import { readFile } from 'node:fs/promises'
import * as commonTexts from '#shared/texts/common'
import * as announcementTexts from '#shared/texts/content/announcements'
import * as assetTexts from '#shared/texts/content/assets'
import * as documentTexts from '#shared/texts/content/documents'
import * as dashboardTexts from '#shared/texts/dashboard'
import { createPageChecker, expectAccessible } from '../../../support/browser/accessibilityChecks'
import { expect, selectOption, test, tick } from '../../../support/browser/browser'

test('staff publish an announcement and a file, and the customer sees the one and downloads the other', async ({
  staffPage: page,
  household,
  openDevice,
}) => {
  const mark = household.person.customerNumber
  await page.goto('/manageAnnouncements')
  await page.getByRole('button', { name: announcementTexts.newAnnouncement }).click()
  const editor = page.getByRole('dialog', { name: announcementTexts.newAnnouncement })
  await editor.getByLabel(commonTexts.title).fill(`Crews at work ${mark}`)
  await editor
    .getByLabel(announcementTexts.text, { exact: true })
    .fill('From noon on.\n\nSee [the library](/resourceCenter).')
  await selectOption(editor.getByRole('combobox', { name: commonTexts.kind }), 'Weather')
  await tick(editor.getByRole('radio', { name: commonTexts.urgent }))
  await expect(editor.getByText(/^Reaches/)).toBeVisible()
  await expectAccessible(page, '/manageAnnouncements with the editor')
  await editor.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { name: `Crews at work ${mark}` })).toBeVisible()

  // A new announcement is listed after more important ones. Moving it down is saved and can be undone.
  const down = page.getByRole('button', { name: `Move Crews at work ${mark} down` })
  await down.focus()
  await page.keyboard.press('Enter')
  const placed = page.getByText(new RegExp(`Crews at work ${mark} is now number \\d+ of`))
  await expect(placed).toBeAttached()
  const place = Number(/number (\d+) of/.exec((await placed.textContent()) ?? '')?.[1])
  await expect(page.getByText('Priority details updated successfully!')).toBeVisible()
  await expect(down).toBeFocused()
  await page.getByRole('button', { name: `Move Crews at work ${mark} up` }).click()
  await expect(page.getByText(new RegExp(`Crews at work ${mark} is now number ${place - 1} of`))).toBeAttached()

  await page.goto('/manageDocuments')
  await page.getByRole('link', { name: /^Rates & tariffs/ }).click()
  const name = `Summer rates ${mark}.pdf`
  const bytes = Buffer.from(`%PDF-1.7\n${mark}\n%%EOF`)
  const sent = { name, mimeType: 'application/pdf', buffer: bytes }
  await page.getByLabel(assetTexts.uploadFiles).last().setInputFiles(sent)
  await expect(page.getByRole('button', { name: `Download ${name}` })).toBeVisible()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: commonTexts.yes }).click()
  await expect(page.getByRole('button', { name: `Download ${name}` })).toBeHidden()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByRole('button', { name: `Download ${name}` })).toBeVisible()

  const customer = await openDevice(household.person)
  await customer.goto('/')
  const alerts = customer.getByRole('region', { name: dashboardTexts.alerts })
  await alerts.getByText(`Crews at work ${mark}`).click()
  await alerts.getByRole('link', { name: 'the library' }).click()
  await customer.getByLabel(documentTexts.searchAllDocuments).fill(mark)
  const download = customer.waitForEvent('download')
  await customer.getByRole('button', { name: `Download Summer rates ${mark}` }).click()
  expect(await readFile(await (await download).path())).toEqual(bytes)

  await page.goto('/manageAnnouncements')
  await page.getByRole('button', { name: `Expire Crews at work ${mark} now` }).click()
  await page.getByRole('dialog').getByRole('button', { name: announcementTexts.expireNow }).click()
  await expect(page.getByRole('heading', { name: `Crews at work ${mark}` })).toBeHidden()
  const customerChecker = createPageChecker(customer)
  await customer.goto('/')
  await expect(customer.getByRole('region', { name: dashboardTexts.alerts })).toBeVisible()
  await customerChecker.waitUntilIdle()
  await expect(customer.getByText(`Crews at work ${mark}`)).toHaveCount(0)
})
