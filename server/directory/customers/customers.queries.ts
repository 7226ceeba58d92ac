/** Finds and locks customers. */
import { and, eq, ne } from 'drizzle-orm'
import type { CustomerKind } from '#shared/customers/customers'
import type { Executor } from '../../db/database'
import { customers } from '../../db/schema/customers/accounts'
import { type CustomerScope, inScope } from '../../http/customerScope'

/** Finds a customer in scope. The provider is excluded, because its people are managed elsewhere. */
export async function findCustomer(db: Executor, scope: CustomerScope, number: string) {
  const [customer] = await db
    .select({ number: customers.number, kind: customers.kind, name: customers.name })
    .from(customers)
    .where(and(eq(customers.number, number), inScope(scope, customers.number), ne(customers.kind, 'provider')))
  return customer && isManaged(customer) ? customer : null
}

export async function isCustomer(db: Executor, number: string): Promise<boolean> {
  const found = await db
    .select({ number: customers.number })
    .from(customers)
    .where(and(eq(customers.number, number), ne(customers.kind, 'provider')))
  return found.length > 0
}

export interface ManagedCustomer {
  number: string
  kind: CustomerKind
  name: string
}

export const isManaged = <C extends { kind: string }>(customer: C): customer is C & { kind: CustomerKind } =>
  customer.kind !== 'provider'

/** Locks the customer, so that other changes to its people wait until the transaction ends. */
export async function lockCustomer(db: Executor, { number }: Pick<ManagedCustomer, 'number'>): Promise<void> {
  await db.select({ number: customers.number }).from(customers).where(eq(customers.number, number)).for('update')
}
