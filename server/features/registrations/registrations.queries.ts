/** Queries legacy accounts, their codes and verifications. Callers need a verification; an account id alone gives no access. */
import { and, asc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { RegistrationStep } from '#shared/customers/registrations'
import type { Executor } from '../../db/database'
import { customers } from '../../db/schema/customers/accounts'
import { legacyAccounts, registrationCodes, registrationVerifications } from '../../db/schema/customers/registrations'
import type { LegacyAccount } from '../../directory/registrations/legacyAccounts.queries'
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

export async function insertVerification(
  db: Executor,
  verification: typeof registrationVerifications.$inferInsert,
): Promise<void> {
  await db.insert(registrationVerifications).values(verification)
}

export async function findVerification(db: Executor, tokenHash: Buffer, now: Date) {
  const [verification] = await db
    .select({ channel: registrationVerifications.channel, account: legacyAccounts })
    .from(registrationVerifications)
    .innerJoin(
      legacyAccounts,
      eq(legacyAccounts.migrationAccountParentId, registrationVerifications.migrationAccountParentId),
    )
    .where(and(eq(registrationVerifications.tokenHash, tokenHash), gt(registrationVerifications.expiresAt, now)))
  return verification ?? null
}

export async function deleteVerificationsOf(db: Executor, parentId: string): Promise<void> {
  await db.delete(registrationVerifications).where(eq(registrationVerifications.migrationAccountParentId, parentId))
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

export async function findCustomerKind(db: Executor, customerNumber: string) {
  const [customer] = await db
    .select({ kind: customers.kind })
    .from(customers)
    .where(eq(customers.number, customerNumber))
  return customer && customer.kind !== 'provider' ? customer.kind : null
}
