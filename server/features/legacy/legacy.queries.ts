/** Queries legacy accounts, their codes and proofs. Callers need a proof; an account id alone gives no access. */
import { and, asc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { LegacyService, RegistrationStep } from '#shared/contract/customers/legacy'
import { addressLine } from '#shared/customers/addresses'
import type { Executor } from '../../db/database'
import { billingAccounts, contacts, customers, premises, serviceAccounts } from '../../db/schema/accounts'
import { legacyAccounts, registrationCodes, registrationProofs } from '../../db/schema/legacy'
import { lockCustomer } from '../../directory/customers/customers.queries'
import type { LegacyAccount } from '../../directory/legacy/legacy.queries'
import { maxCodeTries } from '../../directory/signIn/rules'

export type RegistrationCode = typeof registrationCodes.$inferSelect

/** The criterion of an account search. When a caller gives several, the first one counts. */
export const AccountSearch = z.union([
  z.object({ accountDigits: z.string() }),
  z.object({ email: z.string() }),
  z.object({ mobile: z.string() }),
])
export type AccountSearch = z.infer<typeof AccountSearch>

export function findByIdentifier(db: Executor, search: AccountSearch): Promise<LegacyAccount[]> {
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

/** The code hash of a request that sent no message because the recipient had reached the limit. */
export const noCode = Buffer.alloc(0)

export async function insertCode(db: Executor, code: typeof registrationCodes.$inferInsert): Promise<void> {
  await db.insert(registrationCodes).values(code)
}

/** Returns the unexpired codes that were sent for the same account over the same channel. */
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

/** Returns the code row. Counts the attempt first, so that parallel guesses count too. */
export async function countCodeAttempt(db: Executor, id: string, now: Date) {
  const [code] = await db
    .update(registrationCodes)
    .set({ wrongTries: sql`${registrationCodes.wrongTries} + 1` })
    .where(
      and(
        eq(registrationCodes.id, id),
        gt(registrationCodes.expiresAt, now),
        lt(registrationCodes.wrongTries, maxCodeTries),
      ),
    )
    .returning()
  return code ?? null
}

/** Returns true only for the one caller who used up the code. */
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

export async function recordStep(
  db: Executor,
  parentId: string,
  { step, now }: { step: RegistrationStep; now: Date },
): Promise<void> {
  await db
    .update(legacyAccounts)
    .set({ lastStep: step, lastStepAt: now })
    .where(and(eq(legacyAccounts.migrationAccountParentId, parentId), isNull(legacyAccounts.registeredAt)))
}

export async function recordFailure(db: Executor, parentId: string, lastFailure: string): Promise<void> {
  await db.update(legacyAccounts).set({ lastFailure }).where(eq(legacyAccounts.migrationAccountParentId, parentId))
}

export async function selectAutopayMethod(db: Executor, parentId: string, autopayToken: string): Promise<void> {
  await db
    .update(legacyAccounts)
    .set({ autopayToken })
    .where(and(eq(legacyAccounts.migrationAccountParentId, parentId), isNull(legacyAccounts.registeredAt)))
}

/** Adds the token of a method saved during registration, without duplicates. */
export async function recordAddedMethod(db: Executor, parentId: string, token: string): Promise<void> {
  await db
    .update(legacyAccounts)
    .set({ addedTokens: sql`(${legacyAccounts.addedTokens} - ${token}::text) || to_jsonb(${token}::text)` })
    .where(and(eq(legacyAccounts.migrationAccountParentId, parentId), isNull(legacyAccounts.registeredAt)))
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

export async function findCustomerKind(db: Executor, customerNumber: string) {
  const [customer] = await db
    .select({ kind: customers.kind })
    .from(customers)
    .where(eq(customers.number, customerNumber))
  return customer && customer.kind !== 'provider' ? customer.kind : null
}

/** Updates the contact of a new user with the sign-in address and, where a code proved it, the phone number. */
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
