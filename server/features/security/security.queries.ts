/** Queries one user's second step, sessions and sign-ins. */
import { and, count, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import type { SignedInDevice, SignInAttempt } from '#shared/contract/signIn/security'
import type { Database, Executor } from '../../db/database'
import { limitOffsetOf, type PageQuery } from '../../db/paging'
import { auditRecords, isSignIn } from '../../db/schema/access/auditRecords'
import { recoveryCodes, sessions } from '../../db/schema/signIn/signIn'
import { users } from '../../db/schema/signIn/users'
import { deviceOf, signInOutcomeOf } from '../../directory/signIn/signInRecords'

/** Stores a secret that is not verified yet. Returns false when a verified one exists. */
export async function storeSecret(db: Executor, userId: string, secret: Buffer): Promise<boolean> {
  const stored = await db
    .update(users)
    .set({ totpSecret: secret, totpLastStep: null })
    .where(and(eq(users.id, userId), isNull(users.totpSince)))
    .returning({ id: users.id })
  return stored.length === 1
}

/** Returns true only for the one caller who turned it on, while the secret is still the verified one. */
export async function markSecretVerified(
  db: Executor,
  { userId, secret, now }: { userId: string; secret: Buffer; now: Date },
): Promise<boolean> {
  const updated = await db
    .update(users)
    .set({ totpSince: now })
    .where(and(eq(users.id, userId), eq(users.totpSecret, secret), isNull(users.totpSince)))
    .returning({ id: users.id })
  return updated.length === 1
}

export async function countRecoveryCodes(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ remainingCount: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.remainingCount ?? 0
}

/** Users have fewer sessions than this, because sessions expire after hours. */
const maxSessions = 100

export async function findSessions(
  db: Executor,
  { userId, tokenHash, now }: { userId: string; tokenHash: Buffer; now: Date },
): Promise<SignedInDevice[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(maxSessions)
  return rows
    .map((row) => ({
      session_id: row.id,
      device: deviceOf(row.userAgent),
      address: row.ip,
      created_at: row.createdAt.toISOString(),
      last_used_at: row.lastUsedAt.toISOString(),
      is_current: row.tokenHash.equals(tokenHash),
    }))
    .toSorted((left, right) => Number(right.is_current) - Number(left.is_current))
}

export async function deleteSessionById(db: Executor, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return ended.length === 1
}

export async function deleteOtherSessions(db: Executor, userId: string, tokenHash: Buffer): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
    .returning({ id: sessions.id })
  return ended.length
}

export async function findSignIns(
  db: Database,
  userId: string,
  page: PageQuery,
): Promise<{ sign_ins: SignInAttempt[]; total_count: number }> {
  const isOwnSignIn = and(eq(auditRecords.userId, userId), isSignIn(auditRecords))
  const { limit, offset } = limitOffsetOf(page)
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(auditRecords)
      .where(isOwnSignIn)
      .orderBy(desc(auditRecords.at), desc(auditRecords.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(auditRecords).where(isOwnSignIn),
  ])
  const sign_ins = rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    outcome: signInOutcomeOf[row.action] ?? ('succeeded' as const),
    device: deviceOf(String(row.details['userAgent'] ?? '')),
    address: row.source,
  }))
  return { sign_ins, total_count: counted?.total ?? 0 }
}
