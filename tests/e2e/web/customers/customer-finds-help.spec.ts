import * as caseTexts from '#shared/texts/cases/cases'
import * as helpTexts from '#shared/texts/cases/help'
import * as commonTexts from '#shared/texts/common'
import * as serviceTexts from '#shared/texts/services/services'
import { expect, test } from '../../../support/browser/browser'

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
  await page.getByRole('link', { name: helpTexts.requestLink }).click()
  await expect(page.getByLabel(commonTexts.description)).toHaveValue(/My question: One device can’t join my Wi-Fi\./)
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
  const tabs = page.getByRole('navigation', { name: caseTexts.requestsByStatus }).getByRole('list')
  await expect(tabs).toHaveCSS('mask-image', /linear-gradient/)
  await page.setViewportSize({ width: 1440, height: 844 })
  await expect(tabs).toHaveCSS('mask-image', 'none')
})
