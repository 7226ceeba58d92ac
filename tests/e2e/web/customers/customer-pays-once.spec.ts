import { expect, test } from '../../../support/browser/browser'
import {
  amount,
  confirmButton,
  openPayment,
  payButton,
  readStatuses,
  review,
} from '../../../support/browser/paymentInBrowser'

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
  await expect(page).toHaveURL(/\/paymentSuccess/, { timeout: 20_000 })
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
  await expect(second.getByText(/^Error: /)).toHaveCount(0)
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

test('a customer can’t pay without a connection, and nothing is charged when it returns', async ({
  customerPage: page,
  context,
  db,
  household,
}) => {
  await openPayment(page, household)
  await amount(page).fill('50')
  await payButton(page).click()
  await expect(confirmButton(page)).toBeEnabled()
  await context.setOffline(true)
  await expect(confirmButton(page)).toBeDisabled()
  await expect(review(page).getByText('You’re offline. Nothing has been charged.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(payButton(page)).toBeDisabled()
  await context.setOffline(false)
  await expect(payButton(page)).toBeEnabled()
  await page.reload()
  await expect(amount(page)).toHaveValue('50')
  expect(await readStatuses(db, household)).toEqual([])
})

test('a payment that is interrupted before it arrives is not sent later; the customer decides', async ({
  customerPage: page,
  context,
  db,
  household,
}) => {
  await openPayment(page, household)
  await page.route('**/onetime-payment', async (route) => {
    await context.setOffline(true)
    return route.abort('internetdisconnected')
  })
  await amount(page).fill('50')
  await payButton(page).click()
  await confirmButton(page).click()
  await expect(page.getByText(/We don’t know yet whether your payment of \$50\.00 .* went through/)).toBeVisible()
  await page.unroute('**/onetime-payment')
  await context.setOffline(false)
  await expect(page.getByText(/^We didn’t receive your payment of \$50\.00 .* nothing has been charged/)).toBeVisible()
  expect(await readStatuses(db, household)).toEqual([])

  await expect(amount(page)).toHaveValue('50')
  await payButton(page).click()
  // A second payment within five seconds is stopped, and the review asks to press Pay again.
  await expect(async () => {
    await confirmButton(page).click()
    await expect(page).toHaveURL(/\/paymentSuccess/, { timeout: 3000 })
  }).toPass()
  expect(await readStatuses(db, household)).toEqual(['posted'])
})
