/** Balances, credits and autopay in the database. */
import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, notExists, sql } from 'drizzle-orm'
import type { Balance, ReceivedCredit, viewBalance } from '#shared/contract/payments'
import { addDays } from '#shared/dates'
import type { ParsedOf } from '#shared/endpoint'
import { serviceGroupOf } from '#shared/services'
import { batched } from '../../db/batched'
import type { Database, Executor } from '../../db/database'
import { pageOf, type Page } from '../../db/paging'
import { billingAccounts, contacts, serviceAccounts } from '../../db/schema/accounts'
import { payments, scheduledPayments } from '../../db/schema/billing'
import { credits } from '../../db/schema/credits'
import { userCustomers, users } from '../../db/schema/people'
import { isWithin, within, type Reach } from '../../http/ownership'
import { autopayDay, dueDay } from './rules'

export interface FoundBalance extends Balance {
  customerNumber: string
}

/**
 * The balance of a billing group that has the given service account, of that kind, within reach; null otherwise. The
 * call that every page makes: those that arrive together are answered by one prepared query.
 */
export function prepareFindBalance(db: Database) {
  const statement = db
    .select({
      serviceAccountId: serviceAccounts.id,
      serviceType: serviceAccounts.serviceType,
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

  return async (reach: Reach, named: ParsedOf<typeof viewBalance>['body']): Promise<FoundBalance | null> => {
    const row = await findRow(named.service_account_id)
    if (row?.groupId !== named.billing_group_id || !isWithin(reach, row.customerNumber)) return null
    if (serviceGroupOf(row.serviceType) !== serviceGroupOf(named.service_type)) return null
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

/** Who paid, if that was one of the customer's own people. */
export async function findPayer(db: Executor, userId: string | null, customerNumber: string) {
  if (userId === null) return null
  const [payer] = await db
    .select({ email: users.email, firstName: contacts.firstName })
    .from(users)
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .innerJoin(userCustomers, eq(userCustomers.userId, users.id))
    .where(and(eq(users.id, userId), eq(userCustomers.customerNumber, customerNumber)))
  return payer ?? null
}

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

/** What was credited within a reach, newest first; to one billing group where it is named. */
export async function findReceivedCredits(
  db: Executor,
  reach: Reach,
  { groupId, ...page }: Page & { groupId?: string | undefined },
) {
  const where = and(
    within(reach, billingAccounts.customerNumber),
    groupId === undefined ? undefined : eq(billingAccounts.groupId, groupId),
  )
  const isOfAccount = eq(billingAccounts.number, credits.billingAccountNumber)
  const { limit, offset } = pageOf(page)
  const [rows, [counted]] = await Promise.all([
    db
      .select({ credit: credits })
      .from(credits)
      .innerJoin(billingAccounts, isOfAccount)
      .where(where)
      .orderBy(desc(credits.createdAt), desc(credits.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(credits).innerJoin(billingAccounts, isOfAccount).where(where),
  ])
  return {
    credits: rows.map(
      ({ credit }): ReceivedCredit => ({
        credit_id: credit.id,
        created_date: credit.createdAt.toISOString(),
        amount: credit.amount,
        credit_reason_cd: credit.reasonCode,
        crm_billing_account_number: credit.billingAccountNumber,
      }),
    ),
    total_count: counted?.total ?? 0,
  }
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

/**
 * Billing accounts that autopay has to pay now: something is owed, due tomorrow or before, on a service that names it.
 * What was scheduled for today is paid first; autopay then pays what is left.
 */
export async function findAutopayDue(db: Executor, today: string, groupId?: string) {
  const scheduledFirst = db
    .select({ id: scheduledPayments.id })
    .from(scheduledPayments)
    .where(
      and(
        eq(scheduledPayments.billingAccountNumber, billingAccounts.number),
        inArray(scheduledPayments.status, ['scheduled', 'paying']),
        lte(scheduledPayments.payOn, today),
      ),
    )
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
        groupId ? eq(billingAccounts.groupId, groupId) : undefined,
        isNotNull(billingAccounts.autopayToken),
        eq(billingAccounts.status, 'active'),
        gt(billingAccounts.balance, 0),
        lte(billingAccounts.dueOn, addDays(today, 1)),
        notExists(scheduledFirst),
      ),
    )
    .orderBy(asc(billingAccounts.number), asc(serviceAccounts.id))
}

/** Whose a payment is, by the number that staff read from a receipt. */
export async function findCustomerOfPayment(db: Executor, confirmationNumber: string): Promise<string | null> {
  const [found] = await db
    .select({ customerNumber: billingAccounts.customerNumber })
    .from(payments)
    .innerJoin(billingAccounts, eq(billingAccounts.number, payments.billingAccountNumber))
    .where(eq(payments.confirmationNumber, confirmationNumber))
  return found?.customerNumber ?? null
}
