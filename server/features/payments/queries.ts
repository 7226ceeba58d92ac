/** Balances, payment history and autopay in the database. */
import { and, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Balance, Payment, PaymentStatus } from '#shared/contract/payments'
import { addDays } from '#shared/dates'
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
export async function findPayments(db: Executor, reach: Reach, filter: PaymentFilter, today: string) {
  const inReach = and(
    within(reach, billingAccounts.customerNumber),
    filter.billing_group_id ? eq(billingAccounts.groupId, filter.billing_group_id) : undefined,
  )
  const matching = and(
    inReach,
    filter.confirmation_number ? eq(payments.confirmationNumber, filter.confirmation_number) : undefined,
    filter.status ? eq(payments.status, filter.status) : undefined,
    filter.from_date ? gte(payments.createdAt, new Date(`${filter.from_date}T00:00:00Z`)) : undefined,
    filter.to_date ? lt(payments.createdAt, new Date(`${addDays(filter.to_date, 1)}T00:00:00Z`)) : undefined,
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
      .where(
        and(
          inReach,
          eq(payments.status, 'posted'),
          gte(payments.createdAt, new Date(`${today.slice(0, 4)}-01-01T00:00:00Z`)),
        ),
      ),
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
      and(
        eq(serviceAccounts.id, serviceAccountId),
        inArray(serviceAccounts.billingAccountNumber, [billingAccountNumber]),
      ),
    )
  return rows.length > 0
}
