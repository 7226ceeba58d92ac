import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import * as paymentTexts from '#shared/texts/payments/payments'
import { createPageChecker } from '../../../support/browser/accessibilityChecks'
import { expect, saveCard, test } from '../../../support/browser/browser'
import {
  amount,
  confirmButton,
  openPayment,
  payButton,
  readStatuses,
  review,
} from '../../../support/browser/paymentInBrowser'

test('a customer pays once with a double click, and the receipt, its print, the history and the balance show it', async ({
  customerPage: page,
  db,
  household,
}) => {
  await openPayment(page, household)
  await amount(page).fill('50')
  await expect(page.getByText('$51.25')).toBeVisible()
  await payButton(page).click()
  await confirmButton(page).dblclick()

  await expect(page).toHaveURL(/\/paymentSuccess\?confirmation=QP-/)
  await expect(page.getByRole('heading', { name: paymentHistoryTexts.thankYouTitle })).toBeVisible()
  const confirmation = new URL(page.url()).searchParams.get('confirmation') ?? ''

  await page.reload()
  await expect(page.getByText(confirmation).first()).toBeVisible()
  expect(await readStatuses(db, household)).toEqual(['posted'])

  // Only the receipt is printed.
  const receipt = page.getByRole('region', { name: paymentHistoryTexts.thankYouTitle })
  const unprinted = [
    page.getByRole('button', { name: paymentHistoryTexts.printReceipt }),
    page.getByRole('button', { name: frameTexts.profileOf('Ada Quill') }),
    page.getByRole('navigation', { name: frameTexts.mainMenu }),
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
  ]
  for (const part of unprinted) await expect(part).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(receipt.getByText('$51.25')).toBeVisible()
  for (const part of unprinted) await expect(part).toBeHidden()
  await page.emulateMedia({ media: null })

  await page.goto('/paymentHistory')
  await expect(page.getByRole('row').filter({ hasText: confirmation })).toContainText(
    `$51.25${paymentTexts.includesFee('$1.25')}`,
  )
  await page.goto('/')
  await expect(page.getByText(`${paymentTexts.owesLead.own} $60.80`).first()).toBeVisible()
})

test('a customer pays by keyboard only, and Escape leaves the review without paying', async ({
  customerPage: page,
  db,
  household,
}) => {
  await openPayment(page, household)
  await amount(page).fill('50')
  await payButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(review(page).getByRole('region', { name: paymentTexts.paymentDetails })).toBeFocused()
  // A held Enter key presses no button of the review.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(review(page)).toBeHidden()
  await expect(payButton(page)).toBeFocused()
  await expect(amount(page)).toHaveValue('50')
  expect(await readStatuses(db, household)).toEqual([])

  await page.keyboard.press('Enter')
  await expect(review(page).getByRole('region', { name: paymentTexts.paymentDetails })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(review(page).getByRole('button', { name: commonTexts.cancel })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(confirmButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/paymentSuccess/)
  expect(await readStatuses(db, household)).toEqual(['posted'])
})

test('a double click opens the review and charges nothing, and no Pay button moves if a card is declined, an amount is rejected or the connection is lost', async ({
  customerPage: page,
  context,
  db,
  household,
}) => {
  const pageChecker = createPageChecker(page)
  const setWidth = (width: number) => page.setViewportSize({ width, height: 900 })
  /** Closes the review. */
  const cancel = async () => {
    await review(page).getByRole('button', { name: commonTexts.cancel }).click()
    await expect(review(page)).toBeHidden()
  }
  const readPositions = async () => {
    const found: number[][][] = []
    for (const width of [390, 1440]) {
      await setWidth(width)
      await pageChecker.waitUntilIdle()
      await expect(payButton(page)).toHaveCount(3)
      // Positions on the whole page, so that scrolling does not count as moving.
      const positions = await payButton(page).evaluateAll((buttons) =>
        buttons.map((button) => {
          const { left, top } = button.getBoundingClientRect()
          return [Math.round(left + window.scrollX), Math.round(top + window.scrollY)]
        }),
      )
      found.push(positions)
    }
    return found
  }
  await saveCard(household.person.customerNumber)
  await saveCard(household.person.customerNumber, { behavior: 'declines' })
  await openPayment(page, household)
  await amount(page).fill('50')
  const before = await readPositions()

  for (const width of [390, 1440]) {
    await setWidth(width)
    await payButton(page).nth(1).dblclick()
    await expect(confirmButton(page)).toBeEnabled()
    expect(await readStatuses(db, household), `at ${width} px`).toEqual([])
    if (width === 390) await cancel()
  }
  await confirmButton(page).click()
  await expect(
    review(page)
      .getByRole('alert')
      .filter({ hasText: paymentTexts.theBankDeclined('Visa ending in 1111') }),
  ).toBeVisible()
  await cancel()
  await expect(page.getByRole('listitem').filter({ hasText: paymentTexts.declinedByBank })).toBeVisible()
  await expect(amount(page)).toHaveValue('50')
  expect(await readStatuses(db, household)).toEqual(['declined'])
  expect(await readPositions()).toEqual(before)

  await context.setOffline(true)
  await expect(page.getByText(paymentTexts.offlineNothingPaid)).toBeVisible()
  expect(await readPositions()).toEqual(before)
  await context.setOffline(false)

  await amount(page).fill('-5')
  await amount(page).blur()
  await expect(page.getByText(paymentTexts.isTooLittle('$1.00'))).toBeVisible()
  await amount(page).fill('50')
  expect(await readPositions()).toEqual(before)
})
