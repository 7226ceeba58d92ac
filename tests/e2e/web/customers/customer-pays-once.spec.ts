import { expect, test } from '../../../support/browser/browser'
import { amount, confirmButton, openPayment, payButton, readStatuses } from '../../../support/browser/paymentInBrowser'

test('a payment whose response is lost is looked up by its key and never sent twice', async ({
  customerPage: page,
  db,
  household,
}) => {
  await openPayment(page, household)
  const sent: string[] = []
  await page.route('**/onetime-payment', async (route) => {
    sent.push(route.request().method())
    await route.fetch()
    return route.abort('connectionreset')
  })
  await amount(page).fill('50')
  await payButton(page).click()
  await confirmButton(page).click()
  await expect(page).toHaveURL(/\/paymentSuccess/)
  expect(sent).toEqual(['POST'])
  expect(await readStatuses(db, household)).toEqual(['posted'])
})
