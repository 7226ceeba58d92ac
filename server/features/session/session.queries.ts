/** Queries users, sessions and one-time codes. */
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Database, Executor } from '../../db/database'
import { contacts, customers } from '../../db/schema/accounts'
import { oneTimeCodes, resetTokens, roles, sessions, throttles, userCustomers, users } from '../../db/schema/people'
import type { Actor } from '../../http/actor'
import { minutesAfter, type SpacingRule, type ThrottleRule } from './rules'

export type CodePurpose = (typeof oneTimeCodes.$inferSelect)['purpose']

/** Returns the actors of token hashes, in their order. Only live sessions of active users have one. */
export function prepareFindActors(db: Database, clock: Clock): (tokenHashes: Buffer[]) => Promise<(Actor | null)[]> {
  const statement = db
    .select({
      tokenHash: sessions.tokenHash,
      scope: sessions.scope,
      lastUsedAt: sessions.lastUsedAt,
      userId: users.id,
      userType: users.userType,
      email: users.email,
      rights: sql<string>`array_to_string(${roles.rights}, ' ')`,
      customerNumbers: sql<
        string[]
      >`array(select ${userCustomers.customerNumber} from ${userCustomers} where ${userCustomers.userId} = ${users.id}
        order by ${userCustomers.customerNumber} <> (select ${contacts.customerNumber} from ${contacts} where ${contacts.id} = ${users.contactId}), 1)`,
      granted: sql<Record<
        string,
        string[]
      > | null>`(select jsonb_object_agg(reached.customer_number, given.rights) from ${userCustomers} reached
        join ${roles} given on given.id = reached.role_id where reached.user_id = ${users.id})`,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.status, 'active')))
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(
      and(
        sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')})`,
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('find_actors')
  return async (tokenHashes) => {
    const rows = await statement.execute({ tokenHashes, now: clock.now() })
    const actors = new Map<string, Actor>()
    // Users share a few roles, so the rights of each role are parsed once per query.
    const rightsByText = new Map<string, ReadonlySet<string>>()
    for (const row of rows) {
      const rights = rightsByText.get(row.rights) ?? new Set(row.rights.split(' '))
      rightsByText.set(row.rights, rights)
      actors.set(row.tokenHash.toString('hex'), { ...row, rights, grantedRights: toGrantedRights(row.granted) })
    }
    return tokenHashes.map((hash) => actors.get(hash.toString('hex')) ?? null)
  }
}

const noGrants: Actor['grantedRights'] = new Map()

const toGrantedRights = (granted: Record<string, string[]> | null): Actor['grantedRights'] =>
  granted ? new Map(Object.entries(granted).map(([number, rights]) => [number, new Set(rights)])) : noGrants

/** The name that mails address the user by. */
const displayName = sql<string>`coalesce(nullif(${users.preferredName}, ''), ${contacts.firstName})`

export async function findUserByEmail(db: Executor, email: string) {
  const [user] = await db
    .select({
      id: users.id,
      email: users.email,
      passwordHash: users.passwordHash,
      mustChangePassword: users.mustChangePassword,
      userType: users.userType,
      rights: roles.rights,
      firstName: displayName,
      totpSecret: users.totpSecret,
      totpSince: users.totpSince,
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .where(and(sql`lower(${users.email}) = ${email.toLowerCase()}`, eq(users.status, 'active')))
  return user ?? null
}

/** Finds the oldest active user who has proved this phone number of ten digits. */
export async function findUserByPhone(db: Executor, phone: string) {
  const [user] = await db
    .select({ id: users.id, email: users.email, userType: users.userType, firstName: displayName })
    .from(users)
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .where(and(eq(contacts.phone, phone), isNotNull(contacts.phoneVerifiedAt), eq(users.status, 'active')))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1)
  return user ?? null
}

export async function insertSession(db: Executor, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

export async function touchSession(db: Executor, tokenHash: Buffer, now: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash))
}

export async function recordSignIn(db: Executor, userId: string, now: Date): Promise<void> {
  await db.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId))
}

export async function deleteSession(db: Executor, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

export async function deleteSessionsOf(db: Executor, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

export async function deleteExpiredSessions(db: Executor, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now))
  await db.delete(resetTokens).where(lt(resetTokens.expiresAt, now))
  await db.delete(throttles).where(lt(throttles.windowEndsAt, now))
}

/** Counts one more attempt for a key and returns whether the window had room for it. */
export async function countAttempt(db: Executor, key: string, { rule, now }: { rule: ThrottleRule; now: Date }) {
  const windowEndsAt = minutesAfter(now, rule.windowMinutes)
  const hasWindowEnded = lt(throttles.windowEndsAt, now)
  const [row] = await db
    .insert(throttles)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${hasWindowEnded} then 1 else ${throttles.count} + 1 end`,
        windowEndsAt: sql`case when ${hasWindowEnded} then excluded.window_ends_at else ${throttles.windowEndsAt} end`,
      },
    })
    .returning()
  const count = row?.count ?? 1
  return { count, isAllowed: count <= rule.limit, windowEndsAt: row?.windowEndsAt ?? windowEndsAt }
}

/** Returns whether the window of a key has room for another attempt. */
export async function hasAttemptsLeft(db: Executor, key: string, { rule, now }: { rule: ThrottleRule; now: Date }) {
  const isFull = and(eq(throttles.key, key), gte(throttles.windowEndsAt, now), gte(throttles.count, rule.limit))
  const found = await db.select({ key: throttles.key }).from(throttles).where(isFull)
  return found.length === 0
}

/** Reverts a counted attempt that turned out to be correct. */
export async function revertAttempt(db: Executor, key: string): Promise<void> {
  await db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(eq(throttles.key, key))
}

export async function clearAttempts(db: Executor, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key))
}

/** Removes the count of an account, and its counts from single networks. */
export async function clearAllAttempts(db: Executor, key: string): Promise<void> {
  await db.delete(throttles).where(or(eq(throttles.key, key), sql`starts_with(${throttles.key}, ${`${key} from `})`))
}

/** Returns the key that counts messages of a kind. Keys of a user's messages begin with their id. */
export const spacingKey = (subject: string): string => `sends:${subject}`

/**
 * Reserves one of the messages that a recipient may get. Each one moves the end of the window by the interval. There is
 * room while the end is no further away than the number of messages allowed at once.
 */
export async function reserveSlot(db: Executor, key: string, { rule, now }: { rule: SpacingRule; now: Date }) {
  const { maxAtOnce, everyMinutes } = rule
  const reserved = await db
    .insert(throttles)
    .values({ key, count: 1, windowEndsAt: minutesAfter(now, everyMinutes) })
    .onConflictDoUpdate({
      target: throttles.key,
      set: { windowEndsAt: sql`greatest(${throttles.windowEndsAt}, ${now}) + ${minutesInterval(everyMinutes)}` },
      setWhere: lte(throttles.windowEndsAt, minutesAfter(now, (maxAtOnce - 1) * everyMinutes)),
    })
    .returning({ key: throttles.key })
  return reserved.length === 1
}

export async function releaseSlot(db: Executor, key: string, { everyMinutes }: SpacingRule): Promise<void> {
  await db
    .update(throttles)
    .set({ windowEndsAt: sql`${throttles.windowEndsAt} - ${minutesInterval(everyMinutes)}` })
    .where(eq(throttles.key, key))
}

const minutesInterval = (count: number) => sql`make_interval(mins => ${count})`

/** Stores a code and keeps earlier ones valid. */
export async function insertCode(db: Executor, code: typeof oneTimeCodes.$inferInsert): Promise<void> {
  await db.insert(oneTimeCodes).values(code)
}

/** Stores a code and voids earlier ones of the same purpose. */
export async function replaceCode(db: Database, code: typeof oneTimeCodes.$inferInsert): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(oneTimeCodes)
      .where(and(eq(oneTimeCodes.userId, code.userId), eq(oneTimeCodes.purpose, code.purpose)))
    await tx.insert(oneTimeCodes).values(code)
  })
}

interface CodeFilter {
  userId: string
  purposes: readonly CodePurpose[]
  now: Date
}

const isLiveCode = ({ userId, purposes, now }: CodeFilter) =>
  and(
    eq(oneTimeCodes.userId, userId),
    inArray(oneTimeCodes.purpose, purposes),
    isNull(oneTimeCodes.usedAt),
    gt(oneTimeCodes.expiresAt, now),
  )

export const findLiveCodes = (db: Executor, filter: CodeFilter) =>
  db.select().from(oneTimeCodes).where(isLiveCode(filter))

/** Returns the codes to compare a try with. Counts the try on each first, so that parallel guesses count too. */
export const countCodeTries = (db: Executor, filter: CodeFilter, limit: number) =>
  db
    .update(oneTimeCodes)
    .set({ wrongTries: sql`${oneTimeCodes.wrongTries} + 1` })
    .where(and(isLiveCode(filter), lt(oneTimeCodes.wrongTries, limit)))
    .returning()

/** Returns true only for the one caller who used up the code. */
export async function useCode(db: Executor, id: string, now: Date): Promise<boolean> {
  const used = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id })
  return used.length === 1
}

export async function insertResetToken(db: Executor, token: typeof resetTokens.$inferInsert): Promise<void> {
  await db.insert(resetTokens).values(token)
}

/** A reset token as a client presents it. */
export interface ResetTokenInput {
  tokenHash: Buffer
  userId: string
  now: Date
}

const isResetToken = ({ tokenHash, userId, now }: ResetTokenInput) =>
  and(eq(resetTokens.tokenHash, tokenHash), eq(resetTokens.userId, userId), gt(resetTokens.expiresAt, now))

export async function hasResetToken(db: Executor, input: ResetTokenInput): Promise<boolean> {
  const found = await db.select({ userId: resetTokens.userId }).from(resetTokens).where(isResetToken(input))
  return found.length === 1
}

/** Returns true only for the one caller who used up the token. Other codes and resets of the user become void. */
export async function consumeResetToken(db: Executor, input: ResetTokenInput): Promise<boolean> {
  const deleted = await db.delete(resetTokens).where(isResetToken(input)).returning({ userId: resetTokens.userId })
  if (deleted.length === 0) return false
  await voidCodesAndResets(db, input.userId)
  return true
}

export async function voidCodesAndResets(db: Executor, userId: string): Promise<void> {
  await db.delete(resetTokens).where(eq(resetTokens.userId, userId))
  await db.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, userId))
  // No valid code is left, so the next requested one must be sent at once.
  await db.delete(throttles).where(sql`starts_with(${throttles.key}, ${spacingKey(`${userId}:`)})`)
}

/** Returns the current password hash and locks it until the transaction ends, so that no reset can interfere. */
export async function lockPasswordHash(db: Executor, userId: string): Promise<string | null> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    // The later update of the sign-in time takes the same lock. Two transactions with a shared lock would deadlock on
    // it.
    .for('no key update')
  return user?.passwordHash ?? null
}

/** `mustChange` marks a password that someone else set. The user must choose a new one at the next sign-in. */
export async function updatePassword(
  db: Executor,
  userId: string,
  { passwordHash, mustChange = false }: { passwordHash: string; mustChange?: boolean },
): Promise<void> {
  await db.update(users).set({ passwordHash, mustChangePassword: mustChange }).where(eq(users.id, userId))
}

export function findCustomersOf(db: Executor, userId: string) {
  return db
    .select({ crm_customer_number: customers.number, name: customers.name })
    .from(userCustomers)
    .innerJoin(customers, eq(customers.number, userCustomers.customerNumber))
    .where(eq(userCustomers.userId, userId))
    .orderBy(desc(customers.number))
}
