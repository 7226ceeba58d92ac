import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { updateAnnouncementPriority } from '#shared/contract/content/announcements'
import * as commonTexts from '#shared/texts/common'
import * as announcementTexts from '#shared/texts/content/announcements'
import * as assetTexts from '#shared/texts/content/assets'
import * as documentTexts from '#shared/texts/content/documents'
import * as dashboardTexts from '#shared/texts/dashboard'
import { premises } from '../../../../server/db/schema/customers/accounts'
import { createPageChecker, expectAccessible } from '../../../support/browser/accessibilityChecks'
import { expect, selectOption, test, tick, waitForAnswer } from '../../../support/browser/browser'
import { addCommunity } from '../../../support/data/people'

test('staff publish an announcement and a file, and the customer sees the one and downloads the other', async ({
  staffPage: page,
  db,
  household,
  openDevice,
}) => {
  const mark = household.person.customerNumber
  const title = `Crews at work ${mark}`
  // No one else lives here, so the announcement does not appear on the dashboards of other tests.
  const community = { id: `row-${mark}`, name: `Row ${mark}` }
  await addCommunity(db, community)
  await db
    .update(premises)
    .set({ communityId: community.id })
    .where(eq(premises.number, household.account.premiseNumber))

  await page.goto('/manageAnnouncements')
  await page.getByRole('button', { name: announcementTexts.newAnnouncement }).click()
  const editor = page.getByRole('dialog', { name: announcementTexts.newAnnouncement })
  await editor.getByLabel(commonTexts.title).fill(title)
  await editor
    .getByLabel(announcementTexts.text, { exact: true })
    .fill('From noon on.\n\nSee [the library](/resourceCenter).')
  await selectOption(editor.getByRole('combobox', { name: commonTexts.kind, exact: true }), 'Weather')
  await tick(editor.getByRole('radio', { name: announcementTexts.severityLabels.urgent }))
  const communities = editor.getByRole('combobox', { name: announcementTexts.communities })
  await communities.fill(community.name)
  await selectOption(communities, community.name)
  const size = { customerCount: 1, isExact: true, staffCount: 0 }
  await expect(editor.getByText(announcementTexts.audienceSize(size))).toBeVisible()
  await expectAccessible(page, '/manageAnnouncements with the editor')
  await editor.getByRole('button', { name: announcementTexts.publish }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()

  // A new announcement is listed after more important ones. Moving it down is saved and can be undone.
  const titles = page.getByRole('list', { name: announcementTexts.listCaption }).getByRole('heading')
  const placeOf = async () => (await titles.allTextContents()).indexOf(title)
  const place = await placeOf()
  const down = page.getByRole('button', { name: commonTexts.moveDown(title) })
  await down.focus()
  let saved = waitForAnswer(page, updateAnnouncementPriority)
  await page.keyboard.press('Enter')
  await saved
  await expect.poll(placeOf).toBe(place + 1)
  await expect(down).toBeFocused()
  saved = waitForAnswer(page, updateAnnouncementPriority)
  await page.getByRole('button', { name: commonTexts.moveUp(title) }).click()
  await saved
  await expect.poll(placeOf).toBe(place)

  await page.goto('/manageDocuments')
  await page.getByRole('link', { name: /^Rates & tariffs/ }).click()
  const name = `Summer rates ${mark}.pdf`
  const bytes = Buffer.from(`%PDF-1.7\n${mark}\n%%EOF`)
  const sent = { name, mimeType: 'application/pdf', buffer: bytes }
  await page.getByLabel(assetTexts.uploadFiles).last().setInputFiles(sent)
  await expect(page.getByRole('button', { name: commonTexts.downloadItem(name) })).toBeVisible()
  await page.getByRole('button', { name: commonTexts.deleteItem(name) }).click()
  await page.getByRole('dialog').getByRole('button', { name: commonTexts.yes }).click()
  await expect(page.getByRole('button', { name: commonTexts.downloadItem(name) })).toBeHidden()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByRole('button', { name: commonTexts.downloadItem(name) })).toBeVisible()

  const customer = await openDevice(household.person)
  await customer.goto('/')
  const alerts = customer.getByRole('region', { name: dashboardTexts.alerts })
  await alerts.getByText(title).click()
  await alerts.getByRole('link', { name: 'the library' }).click()
  await customer.getByLabel(documentTexts.searchAllDocuments).fill(mark)
  const download = customer.waitForEvent('download')
  await customer.getByRole('button', { name: commonTexts.downloadItem(`Summer rates ${mark}`) }).click()
  expect(await readFile(await (await download).path())).toEqual(bytes)

  await page.goto('/manageAnnouncements')
  await page.getByRole('button', { name: announcementTexts.expireItemNow(title) }).click()
  await page.getByRole('dialog').getByRole('button', { name: commonTexts.yes }).click()
  await expect(page.getByRole('heading', { name: title })).toBeHidden()
  const customerChecker = createPageChecker(customer)
  await customer.goto('/')
  await expect(customer.getByRole('region', { name: dashboardTexts.alerts })).toBeVisible()
  await customerChecker.waitUntilIdle()
  await expect(customer.getByText(title)).toHaveCount(0)
})
