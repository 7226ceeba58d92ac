import { eq } from 'drizzle-orm'
import { addDays, addMonths } from '#shared/format/dates'
import * as refundTexts from '#shared/texts/billing/refunds'
import * as commonTexts from '#shared/texts/common'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import { billingAccounts } from '../../../../server/db/schema/customers/accounts'
import { expectAccessible } from '../../../support/browser/accessibilityChecks'
import { expect, selectOption, test } from '../../../support/browser/browser'
import { addBills, addDeposit } from '../../../support/data/billing/deposits'
import { addPerson } from '../../../support/data/people'

const goodYear = Array.from({ length: 12 }, () => -2)

test('staff request the refund of a deposit, a second person sends it, and the customer sees it', async ({
  page,
  db,
  household,
  signedInPageOf,
  openDevice,
}) => {
  const { billingAccountNumber: account } = household.account
  // Yesterday's date, which is in the past in every time zone.
  const until = addDays(new Date().toISOString().slice(0, 10), -1)
  const billedOn = addMonths(until, -13)
  await addDeposit(db, account, {
    billedOn,
    transactions: [
      ['DEPP', 200_00, addDays(billedOn, 5)],
      ['DEPI', 4_00, addDays(until, -3)],
    ],
  })
  await addBills(db, account, { until, paidAfter: goodYear })
  const requester = await addPerson(db, {
    userType: 'CENTRIC',
    name: { first: 'Ines', last: 'Asker' },
    rights: ['DEPOSITS.read', 'REFUNDS.read', 'REFUNDS.write'],
  })

  await signedInPageOf(requester)
  await page.goto('/depositAccounts?tab=refunds')
  await page.getByRole('button', { name: refundTexts.requestARefund }).click()
  const asking = page.getByRole('dialog', { name: refundTexts.requestARefund })
  await asking.getByLabel('Billing account').fill(account.toLowerCase())
  await asking.getByRole('button', { name: refundTexts.lookItUp }).click()
  await expect(asking.getByText(refundTexts.notFinal)).toBeVisible()
  await asking.getByText(refundTexts.methodLabels.credit, { exact: true }).click()
  await asking.getByLabel(commonTexts.comment).fill('Twelve good months')
  await expectAccessible(page, '/depositAccounts with a refund asked for')
  await asking.getByRole('button', { name: refundTexts.request('$204.00') }).click()
  await expect(asking).toBeHidden()
  const requested = page.getByRole('row', { name: account })
  await expect(requested).toContainText(refundTexts.statusLabels.requested)
  // A user who may not approve is not asked to.
  await expect(page.getByRole('columnheader', { name: refundTexts.decision })).toBeHidden()
  const balance = async () => {
    const [row] = await db.select().from(billingAccounts).where(eq(billingAccounts.number, account))
    return row?.balance
  }
  expect(await balance()).toBe(110_80)

  const approving = await openDevice(
    await addPerson(db, { userType: 'CENTRIC', name: { first: 'Otto', last: 'Second' } }),
  )
  // Choosing the filter on the page would move the row at which the next click aims.
  await approving.goto('/depositAccounts?tab=refunds&status=requested')
  await approving.getByRole('button', { name: refundTexts.approveRefund('Ada Quill', account) }).click()
  const question = approving.getByRole('dialog', { name: refundTexts.approveThisRefund })
  await expect(question).toContainText('$204.00 for Ada Quill')
  await question.getByRole('button', { name: commonTexts.approve }).click()
  await expect(question).toBeHidden()
  await selectOption(approving.getByRole('combobox', { name: commonTexts.status }), refundTexts.statusLabels.sent)
  const sent = approving.getByRole('row', { name: account })
  await expect(sent).toContainText(refundTexts.statusLabels.sent)
  await expect(sent).toContainText(refundTexts.decidedBy('Otto Second'))
  expect(await balance()).toBe(110_80 - 204_00)

  const customer = await openDevice(household.person)
  await customer.goto('/')
  await expect(customer.getByText(/\$93\.20/).first()).toBeVisible()
  await customer.goto('/paymentHistory')
  const refunds = customer.getByRole('region', { name: paymentHistoryTexts.refunds })
  await expect(refunds.getByText(paymentHistoryTexts.refundOf(''))).toHaveText([
    paymentHistoryTexts.refundOf('$204.00'),
  ])
  await expect(refunds).toContainText('Deposit · Credit to the account, credited')
  // Customers never see comments that staff write for each other.
  await expect(refunds).not.toContainText('Twelve good months')
  await expectAccessible(customer, '/paymentHistory with a refund')
})
