import * as commonTexts from '#shared/texts/common'
import { expect, test } from '../../../support/browser/browser'
import { amount, confirmButton, openPayment, payButton, readStatuses } from '../../../support/browser/paymentInBrowser'

test('a payment whose bank does not respond is settled by a query, and charged once', async ({
  customerPage: page,
  db,
  household,
}) => {
  await openPayment(page, household, { behavior: 'times_out' })
  await amount(page).fill('50')
  await payButton(page).click()
  await confirmButton(page).click()
  await expect(amount(page)).toBeDisabled()
  await expect(page).toHaveURL(/\/paymentSuccess/)
  expect(await readStatuses(db, household)).toEqual(['posted'])
})

test('a double click charges once', async ({ customerPage: page, db, household }) => {
  await openPayment(page, household)
  await amount(page).fill('50')
  await payButton(page).click()
  await confirmButton(page).dblclick()
  await expect(page).toHaveURL(/\/paymentSuccess/)
  expect(await readStatuses(db, household)).toEqual(['posted'])
})

test('a payment that two devices send at the same time is charged once, and the second device shows no error', async ({
  customerPage: page,
  openDevice,
  db,
  household,
}) => {
  await openPayment(page, household)
  const other = await openDevice(household.person)
  await other.goto('/payment')
  // Both requests are forwarded together, because they only count as one payment within one second.
  let arrived = 0
  let release: () => void = () => undefined
  const bothArrived = new Promise<void>((resolve) => (release = resolve))
  for (const device of [page, other]) {
    await device.route('**/onetime-payment', async (route) => {
      arrived += 1
      if (arrived === 2) release()
      await bothArrived
      return route.continue()
    })
    await amount(device).fill('50')
    await payButton(device).click()
    await confirmButton(device).click()
  }

  const paid = () => [page, other].filter((device) => device.url().includes('/paymentSuccess'))
  await expect.poll(() => paid().length).toBe(1)
  const second = paid()[0] === page ? other : page
  await expect(amount(second)).toBeEnabled()
  await expect(second.getByText(commonTexts.error(''))).toHaveCount(0)
  await expect(second.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  expect(await readStatuses(db, household)).toEqual(['posted'])
})

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
