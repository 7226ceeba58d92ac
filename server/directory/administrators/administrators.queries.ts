/** Administrators in the database. */
import { and, arrayContains, asc, eq } from 'drizzle-orm'
import { administratorRights } from '#shared/access/rights'
import { takeLock } from '../../db/advisoryLock'
import type { Executor } from '../../db/database'
import { roles, users } from '../../db/schema/signIn/users'

export const lockAdministrators = (tx: Executor): Promise<void> => takeLock(tx, 'administrators')

export interface Administrator {
  userId: string
  contactId: string
  roleId: string
  email: string
}

/** Returns the staff who can sign in and can see and change roles, sorted by email address. */
export const findAdministrators = (tx: Executor): Promise<Administrator[]> =>
  tx
    .select({ userId: users.id, contactId: users.contactId, roleId: users.roleId, email: users.email })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(
      and(
        eq(users.status, 'active'),
        eq(users.userType, 'CENTRIC'),
        arrayContains(roles.rights, [...administratorRights]),
      ),
    )
    .orderBy(asc(users.email))
