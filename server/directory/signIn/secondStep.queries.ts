/** Queries the second step of a user: the secret of the app and the recovery codes. */
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { recoveryCodes } from '../../db/schema/signIn/signIn'
import { users } from '../../db/schema/signIn/users'

export async function findSecondStep(db: Executor, userId: string) {
  const [user] = await db
    .select({
      email: users.email,
      passwordHash: users.passwordHash,
      secret: users.totpSecret,
      since: users.totpSince,
    })
    .from(users)
    .where(eq(users.id, userId))
  return user ?? null
}

/** Returns the next sealed secrets in the order of user ids. */
export async function findSecrets(
  db: Executor,
  { after, limit }: { after: string; limit: number },
): Promise<{ userId: string; sealed: Buffer }[]> {
  const rows = await db
    .select({ userId: users.id, sealed: users.totpSecret })
    .from(users)
    .where(and(isNotNull(users.totpSecret), gt(users.id, after)))
    .orderBy(users.id)
    .limit(limit)
  return rows.flatMap(({ userId, sealed }) => (sealed ? [{ userId, sealed }] : []))
}

/** Replaces the secret with the same one sealed with another key, unless it changed since it was read. */
export async function replaceSecret(
  db: Executor,
  { userId, before, after }: { userId: string; before: Buffer; after: Buffer },
): Promise<void> {
  await db
    .update(users)
    .set({ totpSecret: after })
    .where(and(eq(users.id, userId), eq(users.totpSecret, before)))
}

/** Returns true only for the one caller who used up the time step. */
export async function consumeTimeStep(db: Executor, userId: string, step: number): Promise<boolean> {
  const updated = await db
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, userId), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
    .returning({ id: users.id })
  return updated.length === 1
}

export async function removeSecondStep(db: Executor, userId: string): Promise<void> {
  await db.update(users).set({ totpSecret: null, totpSince: null, totpLastStep: null }).where(eq(users.id, userId))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

export async function replaceRecoveryCodes(db: Executor, userId: string, codeHashes: Buffer[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ codeHash, userId })))
}

/** Returns true only for the one caller who used up the code. */
export async function consumeRecoveryCode(
  db: Executor,
  { userId, codeHash, now }: { userId: string; codeHash: Buffer; now: Date },
): Promise<boolean> {
  const updated = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.codeHash, codeHash), eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId })
  return updated.length === 1
}
