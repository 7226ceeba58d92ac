/** Queries which saved payment methods autopay uses and which one is the default. */
import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { billingAccounts, customers } from '../../db/schema/customers/accounts'

/** Returns the billing groups that each of a customer's payment methods pays with autopay. */
export async function findAutopayGroups(db: Executor, customerNumber: string): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ groupId: billingAccounts.groupId, token: billingAccounts.autopayToken })
    .from(billingAccounts)
    .where(eq(billingAccounts.customerNumber, customerNumber))
  const groups = new Map<string, string[]>()
  for (const { groupId, token } of rows) if (token) groups.set(token, [...(groups.get(token) ?? []), groupId])
  return groups
}

/** Returns the billing accounts that autopay pays with the method. */
export async function findAutopayAccountsOf(db: Executor, customerNumber: string, token: string): Promise<string[]> {
  const rows = await db
    .select({ number: billingAccounts.number })
    .from(billingAccounts)
    .where(and(eq(billingAccounts.customerNumber, customerNumber), eq(billingAccounts.autopayToken, token)))
  return rows.map(({ number }) => number)
}

/** Turns autopay off wherever it charges a method that no longer exists, and returns these billing groups. */
export async function stopAutopayWithMethod(db: Executor, customerNumber: string, token: string): Promise<string[]> {
  const stopped = await db
    .update(billingAccounts)
    .set({ autopayToken: null })
    .where(and(eq(billingAccounts.customerNumber, customerNumber), eq(billingAccounts.autopayToken, token)))
    .returning({ groupId: billingAccounts.groupId })
  return [...new Set(stopped.map(({ groupId }) => groupId))]
}

export async function findDefaultMethod(db: Executor, customerNumber: string): Promise<string | null> {
  const [customer] = await db
    .select({ token: customers.defaultMethodToken })
    .from(customers)
    .where(eq(customers.number, customerNumber))
  return customer?.token ?? null
}

export async function updateDefaultMethod(db: Executor, customerNumber: string, token: string | null): Promise<void> {
  await db.update(customers).set({ defaultMethodToken: token }).where(eq(customers.number, customerNumber))
}

/** The customer has no default method anymore if it was this one. */
export async function clearDefaultMethod(db: Executor, customerNumber: string, token: string): Promise<void> {
  await db
    .update(customers)
    .set({ defaultMethodToken: null })
    .where(and(eq(customers.number, customerNumber), eq(customers.defaultMethodToken, token)))
}
