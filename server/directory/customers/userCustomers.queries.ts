/** Queries the customers that a user can access. */
import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { userCustomers } from '../../db/schema/signIn/users'
import type { CustomerScope } from '../../http/customerScope'

/** Returns the customers that a user can access, as the scope for viewing what they see. */
export async function scopeOfUser(db: Executor, userId: string): Promise<CustomerScope> {
  const rows = await db
    .select({ number: userCustomers.customerNumber })
    .from(userCustomers)
    .where(eq(userCustomers.userId, userId))
  return { kind: 'customers', numbers: rows.map(({ number }) => number) }
}

export async function removeCustomer(db: Executor, userId: string, customerNumber: string): Promise<void> {
  await db
    .delete(userCustomers)
    .where(and(eq(userCustomers.userId, userId), eq(userCustomers.customerNumber, customerNumber)))
}
