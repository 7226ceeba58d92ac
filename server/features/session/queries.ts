/** Users, sessions and one-time codes in the database. */
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Actor } from '../../http/actor'
import type { Database, Executor } from '../../db/database'
import { contacts, customers } from '../../db/schema/accounts'
import { oneTimeCodes, resetTokens, roles, sessions, throttles, userCustomers, users } from '../../db/schema/people'
import { minutesAfter, type SpacingRule, type ThrottleRule } from './rules'

export type CodePurpose = (typeof oneTimeCodes.$inferSelect)['purpose']

/** The actors behind token hashes, in their order: only live sessions of active users. */
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
    // People share a few roles; the rights of each are taken apart once per query.
    const rightsOf = new Map<string, ReadonlySet<string>>()
    for (const row of rows) {
      const rights = rightsOf.get(row.rights) ?? new Set(row.rights.split(' '))
      rightsOf.set(row.rights, rights)
      actors.set(row.tokenHash.toString('hex'), { ...row, rights, granted: grantedOf(row.granted) })
    }
    return tokenHashes.map((hash) => actors.get(hash.toString('hex')) ?? null)
  }
}

const nothingGranted: Actor['granted'] = new Map()

const grantedOf = (granted: Record<string, string[]> | null): Actor['granted'] =>
  granted ? new Map(Object.entries(granted).map(([number, rights]) => [number, new Set(rights)])) : nothingGranted

/** What a mail calls them. */
const calledBy = sql<string>`coalesce(nullif(${users.preferredName}, ''), ${contacts.firstName})`

export async function findUserByEmail(db: Executor, email: string) {
  const [user] = await db
    .select({
      id: users.id,
      email: users.email,
      passwordHash: users.passwordHash,
      mustChangePassword: users.mustChangePassword,
      userType: users.userType,
      rights: roles.rights,
      firstName: calledBy,
      totpSecret: users.totpSecret,
      totpSince: users.totpSince,
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .where(and(sql`lower(${users.email}) = ${email.toLowerCase()}`, eq(users.status, 'active')))
  return user ?? null
}

/** The oldest active user who has proved this phone number, ten digits. */
export async function findUserByPhone(db: Executor, phone: string) {
  const [user] = await db
    .select({ id: users.id, email: users.email, userType: users.userType, firstName: calledBy })
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

export async function noteSignIn(db: Executor, userId: string, now: Date): Promise<void> {
  await db.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId))
}

export async function deleteSession(db: Executor, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

export async function deleteSessionsOf(db: Executor, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

export async function deleteExpired(db: Executor, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now))
  await db.delete(resetTokens).where(lt(resetTokens.expiresAt, now))
  await db.delete(throttles).where(lt(throttles.windowEndsAt, now))
}

/** Counts one more attempt under a key and says whether the window still had room for it. */
export async function countAttempt(db: Executor, key: string, { rule, now }: { rule: ThrottleRule; now: Date }) {
  const windowEndsAt = minutesAfter(now, rule.windowMinutes)
  const isOver = lt(throttles.windowEndsAt, now)
  const [row] = await db
    .insert(throttles)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${throttles.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${throttles.windowEndsAt} end`,
      },
    })
    .returning()
  const count = row?.count ?? 1
  return { count, isAllowed: count <= rule.limit, windowEndsAt: row?.windowEndsAt ?? windowEndsAt }
}

/** Whether the window of a key has room for one more attempt. */
export async function hasRoom(db: Executor, key: string, { rule, now }: { rule: ThrottleRule; now: Date }) {
  const full = and(eq(throttles.key, key), gte(throttles.windowEndsAt, now), gte(throttles.count, rule.limit))
  const found = await db.select({ key: throttles.key }).from(throttles).where(full)
  return found.length === 0
}

/** Takes a counted attempt back: it turned out to be a right one. */
export async function forgiveAttempt(db: Executor, key: string): Promise<void> {
  await db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(eq(throttles.key, key))
}

export async function forgetAttempts(db: Executor, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key))
}

/** Removes the count of an account, and its counts from single networks. */
export async function forgetAttemptsFromEverywhere(db: Executor, key: string): Promise<void> {
  await db.delete(throttles).where(or(eq(throttles.key, key), sql`starts_with(${throttles.key}, ${`${key} from `})`))
}

/** Under which the messages of a kind are counted; those of a user begin with their id. */
export const spacingKey = (what: string): string => `sends:${what}`

/**
 * Takes one of the messages that a recipient may get. Each one moves the end of the window by the distance; there is
 * room while the end is no further away than the messages that may come at once.
 */
export async function takeSlot(db: Executor, key: string, { rule, now }: { rule: SpacingRule; now: Date }) {
  const { atOnce, everyMinutes } = rule
  const taken = await db
    .insert(throttles)
    .values({ key, count: 1, windowEndsAt: minutesAfter(now, everyMinutes) })
    .onConflictDoUpdate({
      target: throttles.key,
      set: { windowEndsAt: sql`greatest(${throttles.windowEndsAt}, ${now}) + ${minutes(everyMinutes)}` },
      setWhere: lte(throttles.windowEndsAt, minutesAfter(now, (atOnce - 1) * everyMinutes)),
    })
    .returning({ key: throttles.key })
  return taken.length === 1
}

export async function giveSlotBack(db: Executor, key: string, { everyMinutes }: SpacingRule): Promise<void> {
  await db
    .update(throttles)
    .set({ windowEndsAt: sql`${throttles.windowEndsAt} - ${minutes(everyMinutes)}` })
    .where(eq(throttles.key, key))
}

const minutes = (count: number) => sql`make_interval(mins => ${count})`

/** Stores a code beside those that still work. */
export async function insertCode(db: Executor, code: typeof oneTimeCodes.$inferInsert): Promise<void> {
  await db.insert(oneTimeCodes).values(code)
}

/** Stores a code; earlier ones of the same purpose are void from then on. */
export async function replaceCode(db: Database, code: typeof oneTimeCodes.$inferInsert): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(oneTimeCodes)
      .where(and(eq(oneTimeCodes.userId, code.userId), eq(oneTimeCodes.purpose, code.purpose)))
    await tx.insert(oneTimeCodes).values(code)
  })
}

/** Whose codes are looked at, and what they were sent for. */
interface CodesAsked {
  userId: string
  purposes: readonly CodePurpose[]
  now: Date
}

const isLive = ({ userId, purposes, now }: CodesAsked) =>
  and(
    eq(oneTimeCodes.userId, userId),
    inArray(oneTimeCodes.purpose, purposes),
    isNull(oneTimeCodes.usedAt),
    gt(oneTimeCodes.expiresAt, now),
  )

export const findLiveCodes = (db: Executor, asked: CodesAsked) => db.select().from(oneTimeCodes).where(isLive(asked))

/** The codes that a try is compared with; each counts the try first, so that parallel guesses count as well. */
export const takeTries = (db: Executor, asked: CodesAsked, limit: number) =>
  db
    .update(oneTimeCodes)
    .set({ wrongTries: sql`${oneTimeCodes.wrongTries} + 1` })
    .where(and(isLive(asked), lt(oneTimeCodes.wrongTries, limit)))
    .returning()

/** True for the one caller who used the code up. */
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

/** The token of a reset that a user asked for, as it is held up now. */
export interface ShownResetToken {
  tokenHash: Buffer
  userId: string
  now: Date
}

const isResetToken = ({ tokenHash, userId, now }: ShownResetToken) =>
  and(eq(resetTokens.tokenHash, tokenHash), eq(resetTokens.userId, userId), gt(resetTokens.expiresAt, now))

export async function hasResetToken(db: Executor, shown: ShownResetToken): Promise<boolean> {
  const found = await db.select({ userId: resetTokens.userId }).from(resetTokens).where(isResetToken(shown))
  return found.length === 1
}

/** True for the one caller who used the reset token up; whatever else was on its way to the same end is void then. */
export async function takeResetToken(db: Executor, shown: ShownResetToken): Promise<boolean> {
  const taken = await db.delete(resetTokens).where(isResetToken(shown)).returning({ userId: resetTokens.userId })
  if (taken.length === 0) return false
  await voidCodesAndResets(db, shown.userId)
  return true
}

export async function voidCodesAndResets(db: Executor, userId: string): Promise<void> {
  await db.delete(resetTokens).where(eq(resetTokens.userId, userId))
  await db.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, userId))
  // With no code left that works, the next one that is asked for is sent at once.
  await db.delete(throttles).where(sql`starts_with(${throttles.key}, ${spacingKey(`${userId}:`)})`)
}

/** The password as it is now, held until the transaction ends, so that a reset cannot come between. */
export async function lockPasswordHash(db: Executor, userId: string): Promise<string | null> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    // As the note of the sign-in itself will: two who shared it would wait for each other to write that.
    .for('no key update')
  return user?.passwordHash ?? null
}

/** `mustChange` is for a password that someone else set: its owner has to choose a new one at the next sign-in. */
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
