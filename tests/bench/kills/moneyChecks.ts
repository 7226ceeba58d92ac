/** Checks that money moved once: charges, refunds, credits and the plans that are charged for. */
import { and, eq, gt, inArray, isNull, notInArray } from 'drizzle-orm'
import type { ScheduledPaymentStatus } from '#shared/contract/payments/scheduledPayments'
import type { Database } from '../../../server/db/database'
import { creditRunRows, creditRuns, credits } from '../../../server/db/schema/billing/credits'
import { refunds } from '../../../server/db/schema/billing/refunds'
import { billingAccounts } from '../../../server/db/schema/customers/accounts'
import { payments } from '../../../server/db/schema/payments/payments'
import { scheduledPayments } from '../../../server/db/schema/payments/scheduledPayments'
import { planChanges, subscriptions } from '../../../server/db/schema/services/plans'
import { fetchPayouts } from '../../support/data/billing/refunds'
import { fetchCharges } from '../../support/data/payments/payments'
import type { Accepted, LoadWorld } from './calls'
import { type Check, equal, orNone } from './check'
import type { Load } from './load'

const endStates: ScheduledPaymentStatus[] = ['paid', 'not_needed', 'failed']

export const countOpenScheduled = (db: Database, { scheduled }: Accepted): Promise<number> =>
  db.$count(
    scheduledPayments,
    and(inArray(scheduledPayments.id, orNone(scheduled)), notInArray(scheduledPayments.status, endStates)),
  )

export const countUnpaidBills = (db: Database, { autopay }: Accepted): Promise<number> =>
  db.$count(billingAccounts, and(inArray(billingAccounts.number, orNone(autopay)), gt(billingAccounts.balance, 0)))

const findAccounts = (db: Database, numbers: readonly string[]) =>
  db
    .select({
      number: billingAccounts.number,
      customerNumber: billingAccounts.customerNumber,
      balance: billingAccounts.balance,
    })
    .from(billingAccounts)
    .where(inArray(billingAccounts.number, orNone(numbers)))

export const findPosted = (db: Database, accountNumbers: readonly string[]) =>
  db
    .select()
    .from(payments)
    .where(and(inArray(payments.billingAccountNumber, orNone(accountNumbers)), eq(payments.status, 'posted')))

type PaymentLoad = Pick<Load, 'customers' | 'accepted'>

/** The accounts from which the load pays. */
export const payingAccounts = ({ customers, accepted }: PaymentLoad): string[] => [
  ...customers.map(({ account }) => account.billingAccountNumber),
  ...accepted.autopay,
]

const sorted = (amounts: readonly number[]): string => amounts.toSorted((first, second) => first - second).join(' ')

export async function checkPayments({ database: { db }, provider }: LoadWorld, load: PaymentLoad): Promise<Check[]> {
  const { accepted } = load
  let charged = 0
  let posted = 0
  let different = 0
  for (const { number, customerNumber } of await findAccounts(db, payingAccounts(load))) {
    const amounts = (await findPosted(db, [number])).map(({ amount, fee }) => amount + fee)
    const charges = await fetchCharges(provider.url, customerNumber)
    charged += charges.length
    posted += amounts.length
    if (sorted(charges) !== sorted(amounts)) different += 1
  }
  const stored = await db.$count(payments, inArray(payments.confirmationNumber, orNone(accepted.payments)))
  const open = await db.$count(payments, eq(payments.status, 'pending'))
  const scheduled = accepted.scheduled.length
  return [
    equal('charges at the provider / posted payments', posted, charged),
    equal('customers whose charges and payments differ', 0, different),
    equal('payments that were confirmed / stored', accepted.payments.length, stored),
    equal('payments without a result', 0, open),
    equal('scheduled payments / ended', scheduled, scheduled - (await countOpenScheduled(db, accepted))),
    await checkAutopay(db, accepted),
  ]
}

/** The customers of the load differ from those of autopay, each of whom has one bill. */
async function checkAutopay(db: Database, { autopay }: Accepted): Promise<Check> {
  const posted = await findPosted(db, autopay)
  const paid = (await findAccounts(db, autopay)).filter(
    ({ number, balance }) =>
      balance === 0 && posted.filter(({ billingAccountNumber }) => billingAccountNumber === number).length === 1,
  )
  return equal('bills with autopay / paid exactly once', autopay.length, paid.length)
}

export async function checkRefunds({ database: { db }, provider }: LoadWorld, accepted: Accepted): Promise<Check[]> {
  const rows = await db
    .select({ amount: refunds.amount, status: refunds.status, customerNumber: billingAccounts.customerNumber })
    .from(refunds)
    .innerJoin(billingAccounts, eq(billingAccounts.number, refunds.billingAccountNumber))
    .where(inArray(refunds.id, orNone(accepted.refunds)))
  let paidOnce = 0
  for (const { amount, status, customerNumber } of rows) {
    const payouts = await fetchPayouts({ providerUrl: provider.url }, { customerNumber })
    const paid = payouts.filter((payout) => payout.status === 'paid').map(({ amount_cents }) => amount_cents)
    if (status === 'sent' && sorted(paid) === sorted([amount])) paidOnce += 1
  }
  return [equal('refunds approved / paid exactly once', accepted.refunds.length, paidOnce)]
}

export async function checkPlans(db: Database, { planChanges: ids }: Accepted): Promise<Check[]> {
  const applied = await db
    .select({ serviceAccountId: planChanges.serviceAccountId, product: planChanges.toProductCode })
    .from(planChanges)
    .where(and(inArray(planChanges.id, orNone(ids)), eq(planChanges.status, 'applied')))
  const running = await db
    .select({ serviceAccountId: subscriptions.serviceAccountId, product: subscriptions.productCode })
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.serviceAccountId, orNone(applied.map(({ serviceAccountId }) => serviceAccountId))),
        isNull(subscriptions.endedOn),
      ),
    )
  const changed = applied.filter(({ serviceAccountId, product }) => {
    const products = running.filter((subscription) => subscription.serviceAccountId === serviceAccountId)
    return products.length === 1 && products[0]?.product === product
  })
  return [equal('plan changes that are due / applied exactly once', ids.length, changed.length)]
}

export async function checkCredits(db: Database, accepted: Accepted): Promise<Check[]> {
  const ids = orNone(accepted.creditRuns)
  const rows = await db.$count(creditRunRows, inArray(creditRunRows.runId, ids))
  const issued = await db.$count(credits, inArray(credits.runId, ids))
  return [
    equal('credit runs that are not finished', 0, await db.$count(creditRuns, eq(creditRuns.status, 'running'))),
    equal('rows of credit runs / credits', rows, issued),
  ]
}
