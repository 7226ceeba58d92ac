import * as commonTexts from '#shared/texts/common'
import * as autopayTexts from '#shared/texts/payments/autopay'
import * as outlookTexts from '#shared/texts/payments/billOutlook'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { expect, saveCard, test } from '../../../support/browser/browser'

const visa = 'Visa ending in 1111'

test('autopay explains what it will do before it is turned on, and its method can’t be deleted', async ({
  customerPage: page,
  household,
}) => {
  await saveCard(household.person.customerNumber)
  await page.goto('/managePayment')
  await page.getByRole('button', { name: autopayTexts.turnAutopayOn }).click()
  await expect(page.getByRole('dialog')).toContainText(
    autopayTexts.autopayExplanation(
      autopayTexts.methodWithExpiry(visa, '12/2030'),
      autopayTexts.feeOnBalance({ fee: '2.5%', amount: '$2.77', balance: '$110.80' }),
    ),
  )
  await page.getByRole('dialog').getByRole('button', { name: commonTexts.yes }).click()
  await expect(page.getByText(autopayTexts.onExplanation(true, visa, ''))).toBeVisible()
  await expect(
    page.getByRole('heading', {
      name: autopayTexts.panelTitle(household.account.billingAccountNumber),
    }),
  ).toBeFocused()
  await expect(page.getByText(autopayTexts.autopay(''))).toBeVisible()
  const remove = page.getByRole('button', { name: commonTexts.deleteItem(visa) })
  await remove.click()
  await expect(page.getByRole('dialog', { name: autopayTexts.inUseTitle })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await page.goto('/')
  // The bill was due before autopay was turned on.
  await expect(page.getByText(outlookTexts.notPaid)).toBeVisible()
})

test('deleting saved methods requires a confirmation, and moves the focus to the next method, or to the heading after the last', async ({
  customerPage: page,
  household,
}) => {
  await saveCard(household.person.customerNumber)
  await saveCard(household.person.customerNumber)
  await page.goto('/managePayment')
  const buttons = page.getByRole('button', { name: commonTexts.deleteItem(visa) })
  const question = page.getByRole('dialog')
  await expect(buttons).toHaveCount(2)
  await buttons.first().click()
  await expect(question.getByRole('button', { name: commonTexts.no })).toBeFocused()
  await question.getByRole('button', { name: commonTexts.no }).click()
  await expect(buttons.first()).toBeFocused()

  await buttons.first().click()
  await question.getByRole('button', { name: commonTexts.yes }).click()
  await expect(buttons).toHaveCount(1)
  await expect(buttons).toBeFocused()
  await expect(question).toBeHidden()

  await buttons.click()
  await question.getByRole('button', { name: commonTexts.yes }).click()
  await expect(page.getByText('No data found')).toBeVisible()
  await expect(page.getByRole('heading', { name: paymentMethodTexts.savedPaymentMethods })).toBeFocused()
})
