/** Queries received credits, autopay, and whose services a payment was for. */
import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, notExists } from 'drizzle-orm'
import type { ReceivedCredit } from '#shared/contract/payments/payments'
import { addressLine } from '#shared/customers/addresses'
import { addDays } from '#shared/format/dates'
import type { ServiceType } from '#shared/services/services'
import type { Executor } from '../../db/database'
import { limitOffsetOf, type PageQuery } from '../../db/paging'
import { credits } from '../../db/schema/billing/credits'
import { billingAccounts, customers, premises, serviceAccounts } from '../../db/schema/customers/accounts'
import { payments } from '../../db/schema/payments/payments'
import { scheduledPayments } from '../../db/schema/payments/scheduledPayments'
import { type CustomerScope, inScope } from '../../http/customerScope'

/** Finds credits received in scope, newest first, optionally for one billing group. */
export async function findReceivedCredits(
  db: Executor,
  scope: CustomerScope,
  { groupId, ...page }: PageQuery & { groupId?: string | undefined },
) {
  const where = and(
    inScope(scope, billingAccounts.customerNumber),
    groupId === undefined ? undefined : eq(billingAccounts.groupId, groupId),
  )
  const isOfAccount = eq(billingAccounts.number, credits.billingAccountNumber)
  const { limit, offset } = limitOffsetOf(page)
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

/**
 * Finds billing accounts that autopay must pay now: a positive balance, due tomorrow or earlier, on an active account.
 * Payments scheduled for today run first, and payments in progress are settled first; autopay then pays the remainder.
 */
export async function findBillsDueForAutopay(db: Executor, today: string, groupId?: string) {
  const duePaymentsScheduled = db
    .select({ id: scheduledPayments.id })
    .from(scheduledPayments)
    .where(
      and(
        eq(scheduledPayments.billingAccountNumber, billingAccounts.number),
        inArray(scheduledPayments.status, ['scheduled', 'paying']),
        lte(scheduledPayments.payOn, today),
      ),
    )
  const paymentsInProgress = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.billingAccountNumber, billingAccounts.number), eq(payments.status, 'pending')))
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
        notExists(duePaymentsScheduled),
        notExists(paymentsInProgress),
      ),
    )
    .orderBy(asc(billingAccounts.number), asc(serviceAccounts.id))
}

/** Finds the customer of a payment by the confirmation number on its receipt. */
export async function findCustomerOfPayment(db: Executor, confirmationNumber: string): Promise<string | null> {
  const [found] = await db
    .select({ customerNumber: billingAccounts.customerNumber })
    .from(payments)
    .innerJoin(billingAccounts, eq(billingAccounts.number, payments.billingAccountNumber))
    .where(eq(payments.confirmationNumber, confirmationNumber))
  return found?.customerNumber ?? null
}

export interface BilledServices {
  customerName: string
  user_accounts: { street_address: string; service_type_code: ServiceType }[]
}

/** Returns whom a billing account bills for which services. The caller has found a payment of it in scope. */
export async function findBilledServices(db: Executor, billingAccountNumber: string): Promise<BilledServices> {
  const rows = await db
    .select({
      customerName: customers.name,
      streetAddress: premises.streetAddress,
      unit: premises.unit,
      service_type_code: serviceAccounts.serviceType,
    })
    .from(serviceAccounts)
    .innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber))
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .innerJoin(customers, eq(customers.number, billingAccounts.customerNumber))
    .where(eq(billingAccounts.number, billingAccountNumber))
    .orderBy(asc(serviceAccounts.startedOn), asc(premises.number))
  return {
    customerName: rows[0]?.customerName ?? '',
    user_accounts: rows.map(({ streetAddress, unit, service_type_code }) => ({
      street_address: addressLine(streetAddress, unit),
      service_type_code,
    })),
  }
}
