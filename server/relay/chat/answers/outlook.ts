/** What will be paid on a bill without the person's doing: scheduled payments, then autopay. */
import { dayInProse } from '#shared/format/dates'
import { type Cents, formatCents } from '#shared/format/money'
import { autopayOutlookOf, autopayOutlookText, type OpenBill } from '#shared/payments/autopayOutlook'
import * as chatAccountTexts from '#shared/texts/speech/chatAccounts'
import type { Executor } from '../../../db/database'
import { autopayDayOf } from '../../../directory/payments/rules'
import { findOpenScheduled } from '../../../features/scheduledPayments/scheduledPayments.queries'
import type { NamedAccount } from './questionContext'

export interface AccountBalance {
  balance: number
  dueOn: string | null
  /** What will be paid without the person's doing: scheduled payments and autopay, each in a sentence. */
  outlook: string[]
}

interface ScheduledAmount {
  accountNumber: string
  amount: Cents
  pay_on: string
}

export const autopayDayOfBill = ({ bill }: Pick<NamedAccount, 'bill'>): string | null =>
  bill.autopay_enabled && bill.due_date ? autopayDayOf(bill.due_date) : null

const proseFormats = { amount: formatCents, day: dayInProse }

export function describeOutlook({ owed, autopayOn, scheduled, today }: OpenBill): string[] {
  return [
    ...scheduled.map(({ amount, pay_on: day }) => chatAccountTexts.isScheduledFor(amount, day)),
    autopayOutlookText(autopayOutlookOf({ owed, autopayOn, scheduled, today }), proseFormats),
  ].filter((sentence) => sentence !== '')
}

export const accountBalanceOf = (
  { bill }: Pick<NamedAccount, 'bill'>,
  { scheduled, today }: { scheduled: readonly ScheduledAmount[]; today: string },
): AccountBalance => ({
  balance: bill.balance,
  dueOn: bill.due_date,
  outlook: describeOutlook({
    owed: bill.balance,
    autopayOn: autopayDayOfBill({ bill }),
    scheduled: scheduled.filter(({ accountNumber }) => accountNumber === bill.crm_billing_account_number),
    today,
  }),
})

export async function findScheduledAmounts(
  db: Executor,
  customerNumbers: readonly string[],
): Promise<ScheduledAmount[]> {
  const rows = await Promise.all([...new Set(customerNumbers)].map((number) => findOpenScheduled(db, number)))
  return rows
    .flat()
    .map(({ billingAccountNumber, amount, payOn }) => ({ accountNumber: billingAccountNumber, amount, pay_on: payOn }))
}
