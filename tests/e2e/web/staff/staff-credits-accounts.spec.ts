import { eq, inArray } from 'drizzle-orm'
import * as creditTexts from '#shared/texts/billing/credits'
import * as commonTexts from '#shared/texts/common'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import type { Database } from '../../../../server/db/database'
import { billingAccounts } from '../../../../server/db/schema/customers/accounts'
import { expectAccessible } from '../../../support/browser/accessibilityChecks'
import { expect, type Household, test } from '../../../support/browser/browser'
import { addAccount, addPerson } from '../../../support/data/people'

const owed = async (db: Database, { account }: Household) => {
  const [row] = await db.select().from(billingAccounts).where(eq(billingAccounts.number, account.billingAccountNumber))
  return row?.balance
}

const allDone = (count: number, amount: string) =>
  creditTexts.runProgress({
    done: count,
    rowCount: count,
    creditedCount: count,
    amount,
    failedCount: 0,
  })

test('staff credit an account, and an amount above their ceiling waits for a second person', async ({
  page,
  db,
  household,
  staff,
  signedInPageOf,
  openDevice,
}) => {
  await signedInPageOf(await addPerson(db, { userType: 'CENTRIC', rights: ['CREDITS.read', 'CREDITS.write'] }))
  const found = `/issueCredit?email=${encodeURIComponent(household.person.email)}`
  const amount = page.getByLabel(creditTexts.creditAmountFor(household.account.billingAccountNumber))
  const confirm = page.getByRole('dialog', { name: 'Confirm Action' })
  await page.goto(found)
  await amount.fill('12.34')
  // Entered data survives a reload.
  await page.reload()
  await expect(amount).toHaveValue('12.34')
  await expectAccessible(page, '/issueCredit with an amount')
  await page.getByRole('button', { name: creditTexts.issueCredit }).click()
  await expect(confirm.getByText('Are you sure you want to credit 1 accounts?')).toBeVisible()
  await confirm.getByRole('button', { name: commonTexts.yes }).click()
  await expect(page.getByText(allDone(1, '$12.34'))).toBeVisible()
  await expectAccessible(page, '/issueCredit with a run')
  expect(await owed(db, household)).toBe(9846)

  await page.goto(found)
  await expect(page.getByText(creditTexts.creditedLately)).toBeVisible()
  await amount.fill('150')
  await page.getByRole('button', { name: creditTexts.issueCredit }).click()
  await confirm.getByRole('button', { name: commonTexts.yes }).click()
  await expect(page.getByText(creditTexts.aboveOwnLimit)).toBeVisible()
  expect(await owed(db, household)).toBe(9846)

  const approving = await openDevice(staff)
  await approving.goto(page.url())
  await approving.getByRole('button', { name: commonTexts.approve }).click()
  await approving.getByRole('dialog').getByRole('button', { name: commonTexts.yes }).click()
  await expect(page.getByText(allDone(1, '$150.00'))).toBeVisible()
  expect(await owed(db, household)).toBe(-5154)

  const customer = await openDevice(household.person)
  await customer.goto('/')
  await expect(customer.getByText(/\$51\.54/).first()).toBeVisible()
  await expect(
    customer.getByRole('region', { name: commonTexts.balance }).getByText(commonTexts.creditOf('$150.00')),
  ).toBeVisible()
  await customer.goto('/paymentHistory')
  const credits = customer.getByRole('region', { name: paymentHistoryTexts.credits })
  await expect(credits.getByText(commonTexts.creditOf(''))).toHaveText([
    commonTexts.creditOf('$150.00'),
    commonTexts.creditOf('$12.34'),
  ])
  await expectAccessible(customer, '/paymentHistory with credits')
})

test('staff check a file of credits line by line, and each valid credit is then given once', async ({
  page,
  db,
  household,
  signedInPageOf,
}) => {
  const accounts = [household.account.billingAccountNumber]
  while (accounts.length < 23) {
    accounts.push((await addAccount(db, household.person.customerNumber)).billingAccountNumber)
  }
  const [first = '', second = '', closed = '', ...rest] = accounts
  await db.update(billingAccounts).set({ status: 'closed' }).where(eq(billingAccounts.number, closed))
  const lines = [
    ...[first, second, ...rest].map((account) => `${account},1.25`),
    'BA-0000000000,5.00',
    `${closed},5.00`,
    'Maple Street 4,5.00',
    `BA-0000000001,much`,
    `BA-0000000002,-5.00`,
    'BA-0000000003,6000',
    `${first},1.25`,
    `${second},9.00`,
  ]
  expect(lines).toHaveLength(30)

  await signedInPageOf(await addPerson(db, { userType: 'CENTRIC', rights: ['CREDITS.read', 'CREDITS.write'] }))
  await page.goto('/issueCredit')
  await page.getByRole('button', { name: creditTexts.importCsv }).click()
  const dialog = page.getByRole('dialog', { name: creditTexts.importCredits })
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: commonTexts.chooseCsv }).click()
  const buffer = Buffer.from(['account,amount', ...lines].join('\n'))
  await (await chooser).setFiles({ name: 'credits.csv', mimeType: 'text/csv', buffer })

  await expect(
    dialog.getByText(creditTexts.dryRunSummary(22, '$27.50', 8).replaceAll(/<\/?strong>/g, '')),
  ).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveText([
    `${creditTexts.lineNumber(26)} ${creditTexts.invalidAccountColumn}`,
    `${creditTexts.lineNumber(27)} ${creditTexts.invalidAmount('much')}`,
    `${creditTexts.lineNumber(28)} ${creditTexts.invalidAmount('-5.00')}`,
    `${creditTexts.lineNumber(29)} ${creditTexts.amountRange}`,
    `${creditTexts.lineNumber(30)} ${creditTexts.twice(first)}`,
    `${creditTexts.lineNumber(31)} ${creditTexts.twice(second)}`,
  ])
  const rowOf = (line: number) =>
    dialog.getByRole('row').filter({ has: page.getByRole('cell', { name: String(line), exact: true }) })
  await expect(rowOf(24)).toContainText(creditTexts.unknownAccount)
  await expect(rowOf(25)).toContainText(creditTexts.closedAccount)
  await expectAccessible(page, '/issueCredit with a dry run')
  const owedByAll = async () =>
    new Set(
      (
        await db
          .select()
          .from(billingAccounts)
          .where(inArray(billingAccounts.number, [first, second, ...rest]))
      ).map(({ balance }) => balance),
    )
  expect(await owedByAll()).toEqual(new Set([110_80]))

  await dialog.getByRole('button', { name: creditTexts.startRun(22, false) }).click()
  await expect(page.getByText(allDone(22, '$27.50'))).toBeVisible()
  expect(await owedByAll()).toEqual(new Set([109_55]))
  expect(await owed(db, { ...household, account: { ...household.account, billingAccountNumber: closed } })).toBe(110_80)
})
