/** Finds billing accounts that are paid, and who pays them. */
import { and, eq } from 'drizzle-orm'
import { builtStatement } from '../../db/builtStatement'
import type { Executor } from '../../db/database'
import { billingAccounts, contacts, serviceAccounts } from '../../db/schema/customers/accounts'
import { userCustomers, users } from '../../db/schema/signIn/users'
import { type CustomerScope, inScope, isInScope } from '../../http/customerScope'

/** Finds the payer if they are a user of the customer. */
export async function findPayer(db: Executor, userId: string | null, customerNumber: string) {
  if (userId === null) return null
  const [payer] = await db
    .select({ contactId: contacts.id, email: users.email, firstName: contacts.firstName })
    .from(users)
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .innerJoin(userCustomers, eq(userCustomers.userId, users.id))
    .where(and(eq(users.id, userId), eq(userCustomers.customerNumber, customerNumber)))
  return payer ?? null
}

const payableStatement = builtStatement(
  'find_payable_account',
  ['customer', 'billingAccount', 'serviceAccount'],
  (db, { customer, billingAccount, serviceAccount }) =>
    db
      .select({
        number: billingAccounts.number,
        customerNumber: billingAccounts.customerNumber,
        serviceType: serviceAccounts.serviceType,
      })
      .from(billingAccounts)
      .innerJoin(serviceAccounts, eq(serviceAccounts.billingAccountNumber, billingAccounts.number))
      .where(
        and(
          eq(billingAccounts.number, billingAccount),
          eq(serviceAccounts.number, serviceAccount),
          eq(billingAccounts.customerNumber, customer),
        ),
      ),
)

/** Finds the billing account of a payment, if the service account belongs to it and the customer owns both. */
export async function findPayableAccount(
  db: Executor,
  scope: CustomerScope,
  numbers: { customer: string; billingAccount: string; serviceAccount: string },
) {
  const [row] = await payableStatement(db, numbers)
  return row && isInScope(scope, row.customerNumber) ? row : null
}

export async function findBillingGroup(db: Executor, scope: CustomerScope, groupId: string) {
  const [row] = await db
    .select()
    .from(billingAccounts)
    .where(and(eq(billingAccounts.groupId, groupId), inScope(scope, billingAccounts.customerNumber)))
  return row ?? null
}
