import * as creditTexts from '#shared/texts/billing/credits'
import * as commonTexts from '#shared/texts/common'
import { expect, test } from '../../../support/browser/browser'

test('staff see the first account to credit on a laptop without scrolling', async ({ staffPage: page, household }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/issueCredit?email=${encodeURIComponent(household.person.email)}`)
  const amount = page.getByLabel(creditTexts.creditAmountFor(household.account.billingAccountNumber))
  await expect(amount).toBeInViewport({ ratio: 1 })
})

test('staff see the names, facts and buttons of the published files in a window of 1024 pixels', async ({
  staffPage: page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/manageDocuments')
  await page.getByRole('link', { name: /^Forms/ }).click()
  await expect(page.getByRole('button', { name: commonTexts.downloadItem('Moving form.pdf') })).toBeVisible()
  // A table that is wider than its frame can be scrolled with the keyboard.
  await expect(page.getByRole('table').locator('xpath=..')).not.toHaveAttribute('tabindex')
})
