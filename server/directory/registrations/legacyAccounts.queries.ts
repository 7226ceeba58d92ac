/** Finds and locks legacy accounts, marks them as registered, and carries over their settings. */
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { LegacyService } from '#shared/contract/customers/registrations'
import { addressLine } from '#shared/customers/addresses'
import type { ServiceGroup } from '#shared/services/services'
import type { Executor } from '../../db/database'
import { billingAccounts, contacts, premises, serviceAccounts } from '../../db/schema/customers/accounts'
import { communicationSettings } from '../../db/schema/customers/communication'
import { legacyAccounts } from '../../db/schema/customers/registrations'
import { lockCustomer } from '../customers/customers.queries'

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

/** Turns autopay on where it is off, and returns these billing groups. */
export async function turnAutopayOn(db: Executor, selected: SelectedGroups, token: string): Promise<string[]> {
  const turnedOn = await db
    .update(billingAccounts)
    .set({ autopayToken: token })
    .where(and(isSelected(selected), isNull(billingAccounts.autopayToken)))
    .returning({ groupId: billingAccounts.groupId })
  return [...new Set(turnedOn.map(({ groupId }) => groupId))]
}

/** Returns every selected billing account with its autopay token. */
export const findSelectedBills = (db: Executor, selected: SelectedGroups) =>
  db
    .select({
      number: billingAccounts.number,
      groupId: billingAccounts.groupId,
      autopayToken: billingAccounts.autopayToken,
    })
    .from(billingAccounts)
    .where(isSelected(selected))
    .orderBy(asc(billingAccounts.number))

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

export async function findLegacyAccount(db: Executor, parentId: string): Promise<LegacyAccount | null> {
  const [account] = await db.select().from(legacyAccounts).where(eq(legacyAccounts.migrationAccountParentId, parentId))
  return account ?? null
}

/**
 * Locks the account until the transaction ends, so two registrations of it run one after the other.
 * Locks the customer first, in the same order as accepting an invitation, to avoid a deadlock.
 */
export async function lockLegacyAccount(db: Executor, parentId: string): Promise<LegacyAccount | null> {
  const unlocked = await findLegacyAccount(db, parentId)
  if (!unlocked) return null
  await lockCustomer(db, { number: unlocked.customerNumber })
  const [account] = await db
    .select()
    .from(legacyAccounts)
    .where(eq(legacyAccounts.migrationAccountParentId, parentId))
    .for('update')
  return account ?? null
}

export async function findLegacyServices(db: Executor, customerNumber: string): Promise<LegacyService[]> {
  const rows = await db
    .select({ service: serviceAccounts, billing: billingAccounts, premise: premises })
    .from(billingAccounts)
    .innerJoin(serviceAccounts, eq(serviceAccounts.billingAccountNumber, billingAccounts.number))
    .innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber))
    .where(and(eq(billingAccounts.customerNumber, customerNumber), eq(serviceAccounts.status, 'active')))
    .orderBy(
      sql`array_position(array['FIBER','VOIP','TV','GAS'], ${serviceAccounts.serviceType})`,
      asc(serviceAccounts.id),
    )
  return rows.map(({ service, billing, premise }) => ({
    service_type_code: service.serviceType,
    service_group: billing.serviceGroup,
    crm_billing_account_number: billing.number,
    street_address: addressLine(premise.streetAddress, premise.unit),
    city: premise.city,
    state: premise.state,
    zip: premise.zip,
  }))
}

/** Updates the contact of a new user with the sign-in address and, where a code verified it, the phone number. */
export async function updateContactOf(
  db: Executor,
  contactId: string,
  { email, phoneVerifiedAt }: { email: string; phoneVerifiedAt: Date | null },
): Promise<void> {
  await db
    .update(contacts)
    .set({ email, ...(phoneVerifiedAt && { phoneVerifiedAt }) })
    .where(eq(contacts.id, contactId))
}

/**
 * `link` is the hash of a link in the mail. A new link replaces the earlier one, which records no openings from then
 * on.
 */
export async function recordInvited(
  db: Executor,
  parentId: string,
  { now, link }: { now: Date; link?: Buffer },
): Promise<void> {
  await db
    .update(legacyAccounts)
    .set({ invitedAt: now, ...(link && { invitationHash: link }) })
    .where(eq(legacyAccounts.migrationAccountParentId, parentId))
}
