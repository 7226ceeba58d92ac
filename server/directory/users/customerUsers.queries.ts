/** Finds the users of customers for staff. */
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { contacts } from '../../db/schema/customers/accounts'
import { users } from '../../db/schema/signIn/users'

/** Finds a customer's login by id or by email. */
export async function findUser(db: Executor, identifier: { userId: string } | { email: string }) {
  const [user] = await db
    .select({
      id: users.id,
      email: users.email,
      status: users.status,
      firstName: contacts.firstName,
      customerNumber: contacts.customerNumber,
    })
    .from(users)
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .where(
      and(
        'userId' in identifier
          ? eq(users.id, identifier.userId)
          : eq(sql`lower(${users.email})`, identifier.email.toLowerCase()),
        ne(users.userType, 'CENTRIC'),
        ne(users.status, 'removed'),
      ),
    )
  return user ?? null
}
