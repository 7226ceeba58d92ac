/** Stores, changes and deletes invitations. */
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { invitations } from '../../db/schema/access/access'
import { contacts } from '../../db/schema/customers/accounts'
import type { RoleChange } from './users.queries'

/** An invitation is valid only while the contact's address is the one that the link went to. */
export const isOpenInvitation = and(
  eq(invitations.contactId, contacts.id),
  ne(invitations.email, ''),
  eq(sql`lower(${invitations.email})`, sql`lower(${contacts.email})`),
)

/** A contact has at most one invitation, so a new one replaces the old. */
export async function storeInvitation(db: Executor, invitation: typeof invitations.$inferInsert): Promise<void> {
  const { email, tokenHash, roleId, invitedBy, expiresAt } = invitation
  await db
    .insert(invitations)
    .values(invitation)
    .onConflictDoUpdate({ target: invitations.contactId, set: { email, tokenHash, roleId, invitedBy, expiresAt } })
}

/** Returns true only for the one caller who deleted it. */
export async function deleteInvitation(db: Executor, contactId: string): Promise<boolean> {
  const deleted = await db
    .delete(invitations)
    .where(eq(invitations.contactId, contactId))
    .returning({ id: invitations.id })
  return deleted.length === 1
}

/** Returns false without an invitation: the person may have accepted it just now. */
export async function changeInvitedRole(db: Executor, contactId: string, { to, from }: RoleChange): Promise<boolean> {
  const changed = await db
    .update(invitations)
    .set({ roleId: to })
    .where(and(eq(invitations.contactId, contactId), from === undefined ? undefined : eq(invitations.roleId, from)))
    .returning({ id: invitations.id })
  return changed.length === 1
}
