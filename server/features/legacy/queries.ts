/** Legacy accounts, their codes and proofs in the database. They are reached by a proof, never by a mere id. */
import { and, asc, count, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { LegacyService, RegistrationStep } from '#shared/contract/legacy'
import { addressLine } from '#shared/addresses'
import type { ServiceGroup } from '#shared/services'
import type { Executor } from '../../db/database'
import { billingAccounts, contacts, customers, premises, serviceAccounts } from '../../db/schema/accounts'
import { communicationSettings } from '../../db/schema/communication'
import { legacyAccounts, registrationCodes, registrationProofs } from '../../db/schema/legacy'
import { lockCustomer } from '../people/queries'
import { codeTries } from '../session/rules'

export type LegacyAccount = typeof legacyAccounts.$inferSelect
export type RegistrationCode = typeof registrationCodes.$inferSelect

/** What somebody says about the account that they look for; the first that is given counts. */
export type Search = { accountDigits: string } | { email: string } | { mobile: string }

export function findByIdentifier(db: Executor, search: Search): Promise<LegacyAccount[]> {
  const condition =
    'accountDigits' in search
      ? or(
          eq(legacyAccounts.fiberAccountNumber, search.accountDigits),
          eq(legacyAccounts.gasAccountNumber, search.accountDigits),
        )
      : 'email' in search
        ? eq(legacyAccounts.email, search.email)
        : eq(legacyAccounts.mobile, search.mobile)
  return db
    .select()
    .from(legacyAccounts)
    .where(condition)
    .orderBy(asc(legacyAccounts.migrationAccountParentId))
    .limit(50)
}

export async function findLegacyAccount(db: Executor, parentId: string): Promise<LegacyAccount | null> {
  const [account] = await db.select().from(legacyAccounts).where(eq(legacyAccounts.migrationAccountParentId, parentId))
  return account ?? null
}

/**
 * The same, held until the transaction ends: two registrations of one account come one after the other.
 * Its customer is held before it, as whoever follows an invitation does: in another order two would wait for each other.
 */
export async function lockLegacyAccount(db: Executor, parentId: string): Promise<LegacyAccount | null> {
  const known = await findLegacyAccount(db, parentId)
  if (!known) return null
  await lockCustomer(db, { number: known.customerNumber })
  const [account] = await db
    .select()
    .from(legacyAccounts)
    .where(eq(legacyAccounts.migrationAccountParentId, parentId))
    .for('update')
  return account ?? null
}

/** Of a request that got no message of its own, because its recipient had got enough of them. */
export const noCode = Buffer.alloc(0)

export async function insertCode(db: Executor, code: typeof registrationCodes.$inferInsert): Promise<void> {
  await db.insert(registrationCodes).values(code)
}

/** The codes that were sent for the same account by the same way and still work. */
export function findSentCodes(
  db: Executor,
  { migrationAccountParentId, channel }: Pick<RegistrationCode, 'migrationAccountParentId' | 'channel'>,
  now: Date,
): Promise<RegistrationCode[]> {
  return db
    .select()
    .from(registrationCodes)
    .where(
      and(
        eq(registrationCodes.migrationAccountParentId, migrationAccountParentId),
        eq(registrationCodes.channel, channel),
        ne(registrationCodes.codeHash, noCode),
        gt(registrationCodes.expiresAt, now),
      ),
    )
}

/** What a request holds; the try is counted first, so that parallel guesses count as well. */
export async function takeTry(db: Executor, id: string, now: Date) {
  const [code] = await db
    .update(registrationCodes)
    .set({ wrongTries: sql`${registrationCodes.wrongTries} + 1` })
    .where(
      and(
        eq(registrationCodes.id, id),
        gt(registrationCodes.expiresAt, now),
        lt(registrationCodes.wrongTries, codeTries),
      ),
    )
    .returning()
  return code ?? null
}

/** True for the one caller who used the code up. */
export async function useCode(db: Executor, id: string): Promise<boolean> {
  const used = await db
    .delete(registrationCodes)
    .where(eq(registrationCodes.id, id))
    .returning({ id: registrationCodes.id })
  return used.length === 1
}

export async function insertProof(db: Executor, proof: typeof registrationProofs.$inferInsert): Promise<void> {
  await db.insert(registrationProofs).values(proof)
}

export async function findProof(db: Executor, tokenHash: Buffer, now: Date) {
  const [proof] = await db
    .select({ channel: registrationProofs.channel, account: legacyAccounts })
    .from(registrationProofs)
    .innerJoin(legacyAccounts, eq(legacyAccounts.migrationAccountParentId, registrationProofs.migrationAccountParentId))
    .where(and(eq(registrationProofs.tokenHash, tokenHash), gt(registrationProofs.expiresAt, now)))
  return proof ?? null
}

export async function deleteProofsOf(db: Executor, parentId: string): Promise<void> {
  await db.delete(registrationProofs).where(eq(registrationProofs.migrationAccountParentId, parentId))
}

export async function deleteExpiredRegistrations(db: Executor, now: Date): Promise<void> {
  await db.delete(registrationCodes).where(lt(registrationCodes.expiresAt, now))
  await db.delete(registrationProofs).where(lt(registrationProofs.expiresAt, now))
}

export async function noteStep(
  db: Executor,
  parentId: string,
  { step, now }: { step: RegistrationStep; now: Date },
): Promise<void> {
  await db
    .update(legacyAccounts)
    .set({ lastStep: step, lastStepAt: now })
    .where(and(eq(legacyAccounts.migrationAccountParentId, parentId), isNull(legacyAccounts.registeredAt)))
}

/** The first time alone; a link that nobody was sent notes nothing. */
export async function noteOpened(db: Executor, by: { link: Buffer } | { contactId: string }, now: Date): Promise<void> {
  const whose = 'link' in by ? eq(legacyAccounts.invitationHash, by.link) : eq(legacyAccounts.contactId, by.contactId)
  await db
    .update(legacyAccounts)
    .set({ invitationOpenedAt: now })
    .where(and(whose, isNull(legacyAccounts.invitationOpenedAt)))
}

export async function noteFailure(db: Executor, parentId: string, lastFailure: string): Promise<void> {
  await db.update(legacyAccounts).set({ lastFailure }).where(eq(legacyAccounts.migrationAccountParentId, parentId))
}

export async function chooseAutopayMethod(db: Executor, parentId: string, autopayToken: string): Promise<void> {
  await db
    .update(legacyAccounts)
    .set({ autopayToken })
    .where(and(eq(legacyAccounts.migrationAccountParentId, parentId), isNull(legacyAccounts.registeredAt)))
}

/** Remembers what was saved while registering, once each. */
export async function noteAddedMethod(db: Executor, parentId: string, token: string): Promise<void> {
  await db
    .update(legacyAccounts)
    .set({ addedTokens: sql`(${legacyAccounts.addedTokens} - ${token}::text) || to_jsonb(${token}::text)` })
    .where(and(eq(legacyAccounts.migrationAccountParentId, parentId), isNull(legacyAccounts.registeredAt)))
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

export async function findServices(db: Executor, customerNumber: string): Promise<LegacyService[]> {
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

export async function countContacts(db: Executor, customerNumber: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(contacts)
    .where(and(eq(contacts.customerNumber, customerNumber), isNull(contacts.removedAt)))
  return row?.total ?? 0
}

export async function findCustomerKind(db: Executor, customerNumber: string) {
  const [customer] = await db
    .select({ kind: customers.kind })
    .from(customers)
    .where(eq(customers.number, customerNumber))
  return customer && customer.kind !== 'provider' ? customer.kind : null
}

interface Groups {
  customerNumber: string
  groups: ServiceGroup[]
}

const isChosen = ({ customerNumber, groups }: Groups) =>
  and(
    eq(billingAccounts.customerNumber, customerNumber),
    inArray(billingAccounts.serviceGroup, groups),
    eq(billingAccounts.status, 'active'),
  )

/** Turns autopay on where it is not; answers every chosen billing account, with what it pays itself with. */
export async function carryAutopay(db: Executor, chosen: Groups, token: string | null) {
  if (token !== null) {
    await db
      .update(billingAccounts)
      .set({ autopayToken: token })
      .where(and(isChosen(chosen), isNull(billingAccounts.autopayToken)))
  }
  return db
    .select({
      number: billingAccounts.number,
      groupId: billingAccounts.groupId,
      autopayToken: billingAccounts.autopayToken,
    })
    .from(billingAccounts)
    .where(isChosen(chosen))
    .orderBy(asc(billingAccounts.number))
}

export async function carryPaperless(db: Executor, groupIds: string[]): Promise<void> {
  if (groupIds.length === 0) return
  await db
    .insert(communicationSettings)
    .values(groupIds.map((billingGroupId) => ({ billingGroupId, paperless: true })))
    .onConflictDoUpdate({ target: communicationSettings.billingGroupId, set: { paperless: true } })
}

/** What the contact of a new user gets: the address they sign in with, and a number that a code has proved. */
export async function updateContactOf(
  db: Executor,
  contactId: string,
  { email, phoneProvedAt }: { email: string; phoneProvedAt: Date | null },
): Promise<void> {
  await db
    .update(contacts)
    .set({ email, ...(phoneProvedAt && { phoneVerifiedAt: phoneProvedAt }) })
    .where(eq(contacts.id, contactId))
}
