import { eq } from 'drizzle-orm'
import { billingAccounts } from '../../../server/db/schema/accounts'
import type { Database } from '../../../server/db/database'
import { enter, expect, signIn, test, type Household } from '../../support/browser'
import { expectAccessible } from '../../support/looking'
import { addPerson } from '../../support/people'

const owed = async (db: Database, { account }: Household) => {
  const [row] = await db.select().from(billingAccounts).where(eq(billingAccounts.number, account.billingAccountNumber))
  return row?.balance
}

test('staff credit an account, and what is above their ceiling waits for a second person', async ({
  page,
  db,
  household,
  browser,
}) => {
  await signIn(page, await addPerson(db, { userType: 'CENTRIC', rights: ['CREDITS.read', 'CREDITS.write'] }))
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  const found = `/issueCredit?email=${encodeURIComponent(household.person.email)}`
  const amount = page.getByLabel(`Credit amount for ${household.account.billingAccountNumber}`)
  const confirm = page.getByRole('dialog', { name: 'Confirm Action' })
  await page.goto(found)
  await amount.fill('12.34')
  // What was typed outlives a reload.
  await page.reload()
  await expect(amount).toHaveValue('12.34')
  await expectAccessible(page, '/issueCredit with an amount')
  await page.getByRole('button', { name: 'Issue credit' }).click()
  await expect(confirm.getByText('Are you sure you want to credit 1 accounts?')).toBeVisible()
  await confirm.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('1 of 1 accounts done')).toBeVisible()
  await expectAccessible(page, '/issueCredit with a run')
  expect(await owed(db, household)).toBe(9846)

  await page.goto(found)
  await expect(page.getByText('Credited in the last 24 hours')).toBeVisible()
  await amount.fill('150')
  await page.getByRole('button', { name: 'Issue credit' }).click()
  await confirm.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText(/Nothing is credited before somebody else/)).toBeVisible()
  expect(await owed(db, household)).toBe(9846)

  const approving = await (await browser.newContext()).newPage()
  await signIn(approving, await addPerson(db, { userType: 'CENTRIC' }))
  await approving.waitForURL(({ pathname }) => pathname !== '/login')
  await approving.goto(page.url())
  await approving.getByRole('button', { name: 'Approve' }).click()
  await approving.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('1 of 1 accounts done')).toBeVisible()
  expect(await owed(db, household)).toBe(-5154)

  const customer = await (await browser.newContext()).newPage()
  await enter(customer, household.person)
  await expect(customer.getByText(/\$51\.54/).first()).toBeVisible()
  await expect(customer.getByRole('region', { name: 'Balance' }).getByText(/^Credit of \$150\.00/)).toBeVisible()
  await customer.goto('/paymentHistory')
  const credits = customer.getByRole('region', { name: 'Credits' })
  await expect(credits.getByText(/^Credit of/)).toHaveText(['Credit of $150.00', 'Credit of $12.34'])
  await expectAccessible(customer, '/paymentHistory with credits')
})
