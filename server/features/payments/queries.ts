/** Balances, payment history and autopay in the database. */
import { and, asc, count, desc, eq, gt, gte, isNotNull, lte, sql } from 'drizzle-orm'
import type { Balance, Payment, PaymentStatus } from '#shared/contract/payments'
import { batched } from '../../db/batched'
import type { Database, Executor } from '../../db/database'
import { billingAccounts, serviceAccounts } from '../../db/schema/accounts'
import { payments } from '../../db/schema/billing'
import { isWithin, within, type Reach } from '../../http/ownership'
import { autopayDay, dueDay } from './rules'

export interface FoundBalance extends Balance {
  customerNumber: string
}

/**
 * The balance of a billing group that has the given service account, within reach; null otherwise. The call that every
 * page makes: those that arrive together are answered by one prepared query.
 */
export function prepareFindBalance(db: Database) {
  const statement = db
    .select({
      serviceAccountId: serviceAccounts.id,
      groupId: billingAccounts.groupId,
      customerNumber: billingAccounts.customerNumber,
      balance: billingAccounts.balance,
      dueOn: billingAccounts.dueOn,
      autopayToken: billingAccounts.autopayToken,
    })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(sql`${serviceAccounts.id} = any(${sql.placeholder('serviceAccountIds')})`)
    .prepare('find_balances')

  const findRow = batched(async (serviceAccountIds: string[]) => {
    const rows = await statement.execute({ serviceAccountIds })
    const byService = new Map(rows.map((row) => [row.serviceAccountId, row]))
    return serviceAccountIds.map((id) => byService.get(id) ?? null)
  })

  return async (reach: Reach, groupId: string, serviceAccountId: string): Promise<FoundBalance | null> => {
    const row = await findRow(serviceAccountId)
    if (row?.groupId !== groupId || !isWithin(reach, row.customerNumber)) return null
    const dueOn = dueDay(row.balance, row.dueOn)
    const isAutopay = row.autopayToken !== null
    return {
      customerNumber: row.customerNumber,
      unpaidBalance: row.balance,
      dueOn,
      autopayOn: isAutopay && dueOn ? autopayDay(dueOn) : null,
      autopayEnabled: isAutopay,
    }
  }
}

export interface PaymentFilter {
  billing_group_id?: string | undefined
  confirmation_number?: string | undefined
  status?: PaymentStatus | undefined
  from_date?: string | undefined
  to_date?: string | undefined
  page_number: number
  page_size: number
}

/** A page of the payments within reach, newest first, with the count of all that match and what was paid this year. */
export async function findPayments(
  db: Executor,
  reach: Reach,
  filter: PaymentFilter,
  { today, zone }: { today: string; zone: string },
) {
  // Days are those of the provider's own time zone, as on its bills.
  const paidOn = sql`(${payments.createdAt} at time zone ${zone})::date`
  const inReach = and(
    within(reach, billingAccounts.customerNumber),
    filter.billing_group_id ? eq(billingAccounts.groupId, filter.billing_group_id) : undefined,
  )
  const matching = and(
    inReach,
    filter.confirmation_number ? eq(payments.confirmationNumber, filter.confirmation_number) : undefined,
    filter.status ? eq(payments.status, filter.status) : undefined,
    filter.from_date ? gte(paidOn, filter.from_date) : undefined,
    filter.to_date ? lte(paidOn, filter.to_date) : undefined,
  )
  const joined = eq(billingAccounts.number, payments.billingAccountNumber)
  const [rows, [counted], [paid]] = await Promise.all([
    db
      .select({ payment: payments })
      .from(payments)
      .innerJoin(billingAccounts, joined)
      .where(matching)
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(filter.page_size)
      .offset((filter.page_number - 1) * filter.page_size),
    db.select({ total: count() }).from(payments).innerJoin(billingAccounts, joined).where(matching),
    db
      .select({ cents: sql<number>`coalesce(sum(${payments.amount}), 0)::int` })
      .from(payments)
      .innerJoin(billingAccounts, joined)
      .where(and(inReach, eq(payments.status, 'posted'), gte(paidOn, `${today.slice(0, 4)}-01-01`))),
  ])
  return {
    payments: rows.map(({ payment }) => toPayment(payment)),
    total_count: counted?.total ?? 0,
    paid_this_year: paid?.cents ?? 0,
  }
}

const toPayment = (row: typeof payments.$inferSelect): Payment => ({
  payment_id: row.id,
  confirmation_number: row.confirmationNumber,
  created_date: row.createdAt.toISOString(),
  posted_date: row.postedAt?.toISOString() ?? null,
  amount: row.amount,
  fee: row.fee,
  method_type: row.methodType,
  method_last4: row.methodLast4,
  channel: row.channel,
  status: row.status,
  reason: row.reason,
  return_fee: row.returnFee,
  receipt_email: row.receiptEmail,
  balance_after: row.balanceAfter,
  crm_billing_account_number: row.billingAccountNumber,
  service_type_code: row.serviceType,
})

/** The billing account that a payment names, if the service account hangs on it and the customer owns both. */
export async function findPayable(
  db: Executor,
  reach: Reach,
  named: { customer: string; billingAccount: string; serviceAccount: string },
) {
  const [row] = await db
    .select({
      number: billingAccounts.number,
      customerNumber: billingAccounts.customerNumber,
      serviceType: serviceAccounts.serviceType,
    })
    .from(billingAccounts)
    .innerJoin(serviceAccounts, eq(serviceAccounts.billingAccountNumber, billingAccounts.number))
    .where(
      and(
        eq(billingAccounts.number, named.billingAccount),
        eq(serviceAccounts.number, named.serviceAccount),
        eq(billingAccounts.customerNumber, named.customer),
        within(reach, billingAccounts.customerNumber),
      ),
    )
  return row ?? null
}

export async function findBillingGroup(db: Executor, reach: Reach, groupId: string) {
  const [row] = await db
    .select()
    .from(billingAccounts)
    .where(and(eq(billingAccounts.groupId, groupId), within(reach, billingAccounts.customerNumber)))
  return row ?? null
}

/** Which billing groups each payment method pays by itself, for one customer. */
export async function findAutopayGroups(db: Executor, customerNumber: string): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ groupId: billingAccounts.groupId, token: billingAccounts.autopayToken })
    .from(billingAccounts)
    .where(eq(billingAccounts.customerNumber, customerNumber))
  const groups = new Map<string, string[]>()
  for (const { groupId, token } of rows) if (token) groups.set(token, [...(groups.get(token) ?? []), groupId])
  return groups
}

export async function updateAutopayToken(db: Executor, groupId: string, token: string | null): Promise<void> {
  await db.update(billingAccounts).set({ autopayToken: token }).where(eq(billingAccounts.groupId, groupId))
}

export async function hasServiceAccount(
  db: Executor,
  billingAccountNumber: string,
  serviceAccountId: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: serviceAccounts.id })
    .from(serviceAccounts)
    .where(
      and(eq(serviceAccounts.id, serviceAccountId), eq(serviceAccounts.billingAccountNumber, billingAccountNumber)),
    )
  return rows.length > 0
}

/** Turns autopay off wherever it charges a method that no longer exists. */
export async function stopAutopayWith(db: Executor, customerNumber: string, token: string): Promise<void> {
  await db
    .update(billingAccounts)
    .set({ autopayToken: null })
    .where(and(eq(billingAccounts.customerNumber, customerNumber), eq(billingAccounts.autopayToken, token)))
}

/** Billing accounts that autopay has to pay now: something is owed, due tomorrow or before, on a service that names it. */
export async function findAutopayDue(db: Executor, lastDueDay: string) {
  return db
    .selectDistinctOn([billingAccounts.number], {
      billingAccountNumber: billingAccounts.number,
      groupId: billingAccounts.groupId,
      customerNumber: billingAccounts.customerNumber,
      serviceAccountNumber: serviceAccounts.number,
      serviceType: serviceAccounts.serviceType,
      token: billingAccounts.autopayToken,
      amount: billingAccounts.balance,
      dueOn: billingAccounts.dueOn,
    })
    .from(billingAccounts)
    .innerJoin(serviceAccounts, eq(serviceAccounts.billingAccountNumber, billingAccounts.number))
    .where(
      and(
        isNotNull(billingAccounts.autopayToken),
        eq(billingAccounts.status, 'active'),
        gt(billingAccounts.balance, 0),
        lte(billingAccounts.dueOn, lastDueDay),
      ),
    )
    .orderBy(asc(billingAccounts.number), asc(serviceAccounts.id))
}
