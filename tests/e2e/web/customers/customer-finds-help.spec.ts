import * as deskTexts from '#shared/texts/cases/desks'
import * as helpTexts from '#shared/texts/cases/help'
import * as requestTexts from '#shared/texts/cases/requests'
import * as commonTexts from '#shared/texts/common'
import * as documentTexts from '#shared/texts/content/documents'
import * as serviceTexts from '#shared/texts/services/services'
import { expect, selectOption, test } from '../../../support/browser/browser'

test('a customer finds an answer, bookmarks it, says that it helped, and asks a follow-up question', async ({
  customerPage: page,
}) => {
  await page.goto('/faq')
  await page.getByLabel(helpTexts.searchFaqs).pressSequentially('wifi pasword')
  const found = page.getByRole('heading', { name: 'Where do I find or change my Wi-Fi password?', level: 3 })
  await expect(found).toBeVisible()
  await expect(page.getByLabel(helpTexts.searchFaqs)).toBeFocused()

  await page.goto('/faq?q=device-cannot-join')
  await expect(page.getByText('Have the device forget the network')).toBeInViewport()

  const helpful = page.getByRole('group', { name: helpTexts.wasThisHelpful }).filter({ visible: true })
  await helpful.getByRole('button', { name: commonTexts.yes }).click()
  await expect(helpful.getByText(helpTexts.feedbackThanks)).toBeVisible()
  await page.reload()
  await expect(helpful.getByRole('button', { name: commonTexts.yes, pressed: true })).toBeVisible()
  await page.getByRole('link', { name: helpTexts.stillNeedHelpAskUs }).click()
  await expect(page.getByLabel(commonTexts.description)).toHaveValue(/My question: One device can’t join my Wi-Fi\./)
})

test('a customer requests a call and cancels it', async ({ customerPage: page }) => {
  await page.goto('/contactUs')
  const panel = page.getByRole('region', { name: helpTexts.requestACallback })
  await selectOption(panel.getByLabel(helpTexts.whatIsItAbout), deskTexts.deskTitles.technical)
  await panel.getByLabel(helpTexts.when).click()
  // The first available time depends on the current time and weekday.
  const hours = page.getByTitle(/, \d+:00 [AP]M/).first()
  const chosen = (await hours.getAttribute('title')) ?? ''
  expect(chosen).not.toBe('')
  await hours.dispatchEvent('click')
  await panel.getByRole('button', { name: helpTexts.requestCallback }).click()
  const cancel = panel.getByRole('button', { name: helpTexts.cancelTheCall })
  await expect(cancel).toBeVisible()
  await page.reload()
  await expect(panel.getByText(chosen)).toBeVisible()
  await cancel.click()
  await page.getByRole('dialog').getByRole('button', { name: helpTexts.cancelTheCall }).click()
  await expect(panel.getByRole('button', { name: helpTexts.requestCallback })).toBeVisible()
})

test('a customer finds a document and saves it', async ({ demoPage: page }) => {
  await page.goto('/resourceCenter')
  await page.getByRole('link', { name: /^Rates & tariffs/ }).click()
  await page.getByLabel(documentTexts.searchThisFolder).pressSequentially('fiber')
  await expect(page).toHaveURL(/folder=rates&search=fiber/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: commonTexts.downloadItem('Fiber rate sheet') }).click()
  expect((await download).suggestedFilename()).toBe('Fiber rate sheet.pdf')
  await expect(page.getByRole('link', { name: /^Internal/ })).toHaveCount(0)
})

test('a customer with a small phone can select every answer of troubleshooting, and sees that there are more tabs', async ({
  customerPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/troubleShoot')
  const answer = page.getByRole('button', { name: serviceTexts.serviceLabels.FIBER, exact: true })
  await expect(answer).toBeVisible()
  expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(44)

  await page.goto('/serviceTicket')
  const tabs = page.getByRole('navigation', { name: requestTexts.requestsByStatus }).getByRole('list')
  await expect(tabs).toHaveCSS('mask-image', /linear-gradient/)
  await page.setViewportSize({ width: 1440, height: 844 })
  await expect(tabs).toHaveCSS('mask-image', 'none')
})
