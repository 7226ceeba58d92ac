import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { payments } from '../../../server/db/schema/billing'
import type { Database } from '../../../server/db/database'
import { paymentTexts } from '#shared/paymentTexts'
import { enter, expect, saveCard, test, type Household } from '../../support/browser'
import type { Method } from '../../support/paying'

async function openPayment(page: Page, { person }: Household, method: Method = {}): Promise<void> {
  await saveCard(person.customerNumber, method)
  await enter(page, person)
  await page.goto('/payment')
}

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$.* from / })
const review = (page: Page) => page.getByRole('dialog', { name: 'Review your payment' })
const confirmButton = (page: Page) => review(page).getByRole('button', { name: /^Pay \$/ })
const amount = (page: Page) => page.getByLabel('Amount', { exact: true })

const statusesOf = async (db: Database, { account }: Household) => {
  const rows = await db.select().from(payments).where(eq(payments.billingAccountNumber, account.billingAccountNumber))
  return rows.map(({ status }) => status)
}

test('a customer pays with a saved card: receipt, history and balance show it', async ({ page, db, household }) => {
  await openPayment(page, household)
  await amount(page).fill('50')
  await expect(page.getByText('$51.25')).toBeVisible()
  await payButton(page).click()
  await confirmButton(page).click()

  await expect(page.getByText('You last payment of $50.00 was successful.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/paymentSuccess\?confirmation=QP-/)
  await expect(page.getByRole('heading', { name: 'Thank you, your payment went through' })).toBeVisible()
  const confirmation = new URL(page.url()).searchParams.get('confirmation') ?? ''

  await page.reload()
  await expect(page.getByText(confirmation).first()).toBeVisible()
  expect(await statusesOf(db, household)).toEqual(['posted'])

  await page.goto('/paymentHistory')
  await expect(page.getByRole('row').filter({ hasText: confirmation })).toContainText('$51.25with a fee of $1.25')
  await page.goto('/')
  await expect(page.getByText('You owe $60.80').first()).toBeVisible()
})

test('a Pay button stands on a card only from one dollar on, and a smaller amount is cleared', async ({
  page,
  household,
}) => {
  await openPayment(page, household)
  await expect(payButton(page)).toHaveCount(1)
  await amount(page).fill('')
  await expect(payButton(page)).toHaveCount(0)
  await amount(page).fill('0.99')
  await expect(payButton(page)).toHaveCount(0)
  await amount(page).blur()
  await expect(amount(page)).toHaveValue('')
  await amount(page).fill('1')
  await expect(payButton(page)).toHaveCount(1)
})

test('a declined card is said to be declined, in place, and nothing is lost', async ({ page, db, household }) => {
  await openPayment(page, household, { behavior: 'declines' })
  await amount(page).fill('50')
  await payButton(page).click()
  await confirmButton(page).click()
  await expect(page.getByText(paymentTexts.notAccepted).first()).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /declined/i })).toBeVisible()
  await expect(amount(page)).toHaveValue('50')
  expect(await statusesOf(db, household)).toEqual(['declined'])
})

test('a card whose bank does not answer is settled by asking, and charged once', async ({ page, db, household }) => {
  await openPayment(page, household, { behavior: 'times_out' })
  await amount(page).fill('50')
  await payButton(page).click()
  await confirmButton(page).click()
  await expect(amount(page)).toBeDisabled()
  await expect(page).toHaveURL(/\/paymentSuccess/, { timeout: 20_000 })
  expect(await statusesOf(db, household)).toEqual(['posted'])
})

test('a double click pays once', async ({ page, db, household }) => {
  await openPayment(page, household)
  await amount(page).fill('50')
  await payButton(page).click()
  await confirmButton(page).dblclick()
  await expect(page).toHaveURL(/\/paymentSuccess/)
  expect(await statusesOf(db, household)).toEqual(['posted'])
})

test('the same payment from two tabs at once is taken once, and the second tab says nothing', async ({
  page,
  context,
  db,
  household,
}) => {
  await page.goto('/login')
  await page.getByLabel('Keep me signed in').check()
  await openPayment(page, household)
  const other = await context.newPage()
  await other.goto('/payment')
  await amount(page).fill('50')
  await amount(other).fill('50')
  await payButton(page).click()
  await payButton(other).click()
  await expect(confirmButton(page)).toBeEnabled()
  await expect(confirmButton(other)).toBeEnabled()
  // Both are sent on together, so that a slow machine does not spread them over more than the second in which they count as one.
  let arrived = 0
  let release: () => void = () => undefined
  const bothArrived = new Promise<void>((resolve) => (release = resolve))
  await context.route('**/onetime-payment', async (route) => {
    arrived += 1
    if (arrived === 2) release()
    await bothArrived
    return route.continue()
  })
  await Promise.all([confirmButton(page).click(), confirmButton(other).click()])

  await expect.poll(() => [page, other].filter((tab) => tab.url().includes('/paymentSuccess')).length).toBe(1)
  const second = page.url().includes('/paymentSuccess') ? other : page
  await expect(amount(second)).toBeEnabled()
  await expect(second.getByText(/^Error: /)).toHaveCount(0)
  await expect(second.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  expect(await statusesOf(db, household)).toEqual(['posted'])
})

test('an answer that is lost is looked up under its key, and nothing is sent twice', async ({
  page,
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
  expect(await statusesOf(db, household)).toEqual(['posted'])
})

test('without a connection nothing can be paid, and nothing is charged when it is back', async ({
  page,
  context,
  db,
  household,
}) => {
  await openPayment(page, household)
  await amount(page).fill('50')
  await payButton(page).click()
  await context.setOffline(true)
  await expect(confirmButton(page)).toBeDisabled()
  await expect(review(page).getByText('You’re offline. Nothing has been charged.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(payButton(page)).toBeDisabled()
  await context.setOffline(false)
  await expect(payButton(page)).toBeEnabled()
  await page.reload()
  await expect(amount(page)).toHaveValue('50')
  expect(await statusesOf(db, household)).toEqual([])
})

test('a payment that is cut off before it arrives is not sent later, and the customer decides', async ({
  page,
  context,
  db,
  household,
}) => {
  await openPayment(page, household)
  await page.route('**/onetime-payment', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await context.setOffline(true)
    return route.abort('internetdisconnected')
  })
  await amount(page).fill('50')
  await payButton(page).click()
  await confirmButton(page).click()
  await expect(page.getByText(/We don’t know yet whether your payment of \$50\.00 .* went through/)).toBeVisible()
  await page.unroute('**/onetime-payment')
  await context.setOffline(false)
  await expect(page.getByText(/^We didn’t receive your payment of \$50\.00 .* nothing has been charged/)).toBeVisible({
    timeout: 25_000,
  })
  expect(await statusesOf(db, household)).toEqual([])

  await expect(amount(page)).toHaveValue('50')
  await payButton(page).click()
  await confirmButton(page).click()
  await expect(page).toHaveURL(/\/paymentSuccess/)
  expect(await statusesOf(db, household)).toEqual(['posted'])
})

test('a payment is made with the keyboard alone, and Escape leaves the review without paying', async ({
  page,
  db,
  household,
}) => {
  await openPayment(page, household)
  await amount(page).fill('50')
  await payButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(review(page).getByRole('region', { name: 'Payment details' })).toBeFocused()
  // A held Enter presses nothing in the review.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(review(page)).toBeHidden()
  await expect(payButton(page)).toBeFocused()
  await expect(amount(page)).toHaveValue('50')
  expect(await statusesOf(db, household)).toEqual([])

  await page.keyboard.press('Enter')
  await expect(review(page).getByRole('region', { name: 'Payment details' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(review(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(confirmButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/paymentSuccess/)
  expect(await statusesOf(db, household)).toEqual(['posted'])
})

for (const width of [1440, 390]) {
  test(`at ${width} px a double click on a saved card opens the review and charges nothing`, async ({
    page,
    db,
    household,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPayment(page, household)
    await amount(page).fill('50')
    await payButton(page).dblclick()
    await expect(review(page)).toBeVisible()
    await expect(confirmButton(page)).toBeEnabled()
    expect(await statusesOf(db, household)).toEqual([])
  })

  test(`at ${width} px no Pay button moves when a card is declined, an amount is refused or the line is lost`, async ({
    page,
    context,
    household,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await saveCard(household.person.customerNumber)
    await saveCard(household.person.customerNumber, { behavior: 'declines' })
    await openPayment(page, household)
    await amount(page).fill('50')
    await expect(payButton(page)).toHaveCount(3)
    // The whole page, so that scrolling does not count as moving.
    const places = async () =>
      payButton(page).evaluateAll((buttons) =>
        buttons.map((button) => {
          const { left, top } = button.getBoundingClientRect()
          return [Math.round(left + window.scrollX), Math.round(top + window.scrollY)]
        }),
      )
    const before = await places()

    await payButton(page).nth(1).click()
    await confirmButton(page).click()
    await expect(
      review(page)
        .getByRole('alert')
        .filter({ hasText: /declined/i }),
    ).toBeVisible()
    await expect(review(page).getByRole('button', { name: 'Cancel' })).toBeEnabled()
    await review(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(review(page)).toBeHidden()
    await expect(page.getByRole('listitem').filter({ hasText: /^.*Declined/ })).toBeVisible()
    expect(await places()).toEqual(before)

    await context.setOffline(true)
    await expect(page.getByText(/^You’re offline\./)).toBeVisible()
    expect(await places()).toEqual(before)
    await context.setOffline(false)

    await amount(page).fill('-5')
    await amount(page).blur()
    await expect(page.getByText('Enter an amount of at least $1.00.')).toBeVisible()
    await amount(page).fill('50')
    expect(await places()).toEqual(before)
  })
}

test('autopay says what it will do before it is turned on', async ({ page, household }) => {
  await saveCard(household.person.customerNumber)
  await enter(page, household.person)
  await page.goto('/managePayment')
  await page.getByRole('button', { name: 'Turn autopay on' }).click()
  await expect(page.getByRole('dialog')).toContainText('the day before each bill is due')
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText(/On: each bill is paid in full/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Autopay for/ })).toBeFocused()
  await page.goto('/')
  await expect(page.getByText('It pays this bill on 03/21/2026.')).toBeVisible()
})

test('deleting a saved method asks first and then says so', async ({ page, household }) => {
  await saveCard(household.person.customerNumber)
  await enter(page, household.person)
  await page.goto('/managePayment')
  const remove = page.getByRole('button', { name: 'Delete Visa ending in 1111' })
  await remove.click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'No' })).toBeFocused()
  await page.getByRole('dialog').getByRole('button', { name: 'No' }).click()
  await expect(remove).toBeFocused()
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText(paymentTexts.deleted).first()).toBeVisible()
  await expect(page.getByText(paymentTexts.noMethods)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Saved payment methods' })).toBeFocused()
})

test('after deleting a method the focus is on the next one', async ({ page, household }) => {
  await saveCard(household.person.customerNumber)
  await saveCard(household.person.customerNumber)
  await enter(page, household.person)
  await page.goto('/managePayment')
  const buttons = page.getByRole('button', { name: /^Delete Visa/ })
  await expect(buttons).toHaveCount(2)
  await buttons.first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(buttons).toHaveCount(1)
  await expect(buttons).toBeFocused()
})

test('a method that autopay uses stays, and the focus with it', async ({ page, household }) => {
  await saveCard(household.person.customerNumber)
  await enter(page, household.person)
  await page.goto('/managePayment')
  await page.getByRole('button', { name: 'Turn autopay on' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText(/^Autopay:/)).toBeVisible()
  const remove = page.getByRole('button', { name: 'Delete Visa ending in 1111' })
  await remove.click()
  await expect(page.getByRole('dialog', { name: 'Autopay uses this method' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
})

test('only the receipt is printed', async ({ page, household }) => {
  await openPayment(page, household)
  await amount(page).fill('50')
  await payButton(page).click()
  await confirmButton(page).click()
  const receipt = page.getByRole('region', { name: 'Thank you, your payment went through' })
  await expect(receipt).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(receipt.getByText('$51.25')).toBeVisible()
  for (const name of ['Print receipt', /Profile of/]) await expect(page.getByRole('button', { name })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByText(/^Copyright/)).toBeHidden()
})
