/** Marks legacy accounts as registered, and carries over their settings. */
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import type { ServiceGroup } from '#shared/services/services'
import type { Executor } from '../../db/database'
import { billingAccounts, contacts } from '../../db/schema/accounts'
import { communicationSettings } from '../../db/schema/communication'
import { legacyAccounts } from '../../db/schema/legacy'

export type LegacyAccount = typeof legacyAccounts.$inferSelect

/** Stores only the first opening. A link that was never sent matches no account. */
export async function recordInvitationOpened(
  db: Executor,
  identifier: { link: Buffer } | { contactId: string },
  now: Date,
): Promise<void> {
  const condition =
    'link' in identifier
      ? eq(legacyAccounts.invitationHash, identifier.link)
      : eq(legacyAccounts.contactId, identifier.contactId)
  await db
    .update(legacyAccounts)
    .set({ invitationOpenedAt: now })
    .where(and(condition, isNull(legacyAccounts.invitationOpenedAt)))
}

export async function markRegistered(
  db: Executor,
  parentId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await db
    .update(legacyAccounts)
    .set({ registeredAt: now, registeredBy: userId, lastStep: 'done', lastStepAt: now, lastFailure: '' })
    .where(eq(legacyAccounts.migrationAccountParentId, parentId))
}

export async function countContacts(db: Executor, customerNumber: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(contacts)
    .where(and(eq(contacts.customerNumber, customerNumber), isNull(contacts.removedAt)))
  return row?.total ?? 0
}

interface SelectedGroups {
  customerNumber: string
  groups: ServiceGroup[]
}

const isSelected = ({ customerNumber, groups }: SelectedGroups) =>
  and(
    eq(billingAccounts.customerNumber, customerNumber),
    inArray(billingAccounts.serviceGroup, groups),
    eq(billingAccounts.status, 'active'),
  )

/** Turns autopay on where it is off, and returns every selected billing account with its autopay token. */
export async function carryAutopay(db: Executor, selected: SelectedGroups, token: string | null) {
  if (token !== null) {
    await db
      .update(billingAccounts)
      .set({ autopayToken: token })
      .where(and(isSelected(selected), isNull(billingAccounts.autopayToken)))
  }
  return db
    .select({
      number: billingAccounts.number,
      groupId: billingAccounts.groupId,
      autopayToken: billingAccounts.autopayToken,
    })
    .from(billingAccounts)
    .where(isSelected(selected))
    .orderBy(asc(billingAccounts.number))
}

export async function carryPaperless(db: Executor, groupIds: string[]): Promise<void> {
  if (groupIds.length === 0) return
  await db
    .insert(communicationSettings)
    .values(groupIds.map((billingGroupId) => ({ billingGroupId, paperless: true })))
    .onConflictDoUpdate({ target: communicationSettings.billingGroupId, set: { paperless: true } })
}

const selectOpenAccount = (db: Executor, contactId: string) =>
  db
    .select()
    .from(legacyAccounts)
    .where(and(eq(legacyAccounts.contactId, contactId), isNull(legacyAccounts.registeredAt)))
    .limit(1)
    .$dynamic()

/** Finds the legacy account of a contact who has not registered. */
export async function findOpenAccountOf(db: Executor, contactId: string): Promise<LegacyAccount | null> {
  return (await selectOpenAccount(db, contactId))[0] ?? null
}

/** Finds the same account and locks it until the transaction ends. */
export async function lockOpenAccountOf(db: Executor, contactId: string): Promise<LegacyAccount | null> {
  return (await selectOpenAccount(db, contactId).for('update'))[0] ?? null
}
