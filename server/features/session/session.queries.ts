/** Queries the sessions of users and the tokens with which they reset their passwords. */
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Clock } from '../../clock'
import { builtStatement } from '../../db/builtStatement'
import type { Database, Executor } from '../../db/database'
import { auditRecords } from '../../db/schema/access/auditRecords'
import { contacts, customers } from '../../db/schema/customers/accounts'
import { resetTokens, sessions } from '../../db/schema/signIn/signIn'
import { roles, userCustomers, users } from '../../db/schema/signIn/users'
import { voidCodesAndResets } from '../../directory/signIn/credentials.queries'
import { deviceOf } from '../../directory/signIn/signInRecords'
import type { Actor } from '../../http/actor'

const actorsStatement = builtStatement('find_actors', ['tokenHashes', 'now'], (db, { tokenHashes, now }) =>
  db
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
    .where(and(sql`${sessions.tokenHash} = any(${tokenHashes})`, gt(sessions.expiresAt, now))),
)

/** Returns the actors of token hashes, in their order. Only live sessions of active users have one. */
export function prepareFindActors(db: Database, clock: Clock): (tokenHashes: Buffer[]) => Promise<(Actor | null)[]> {
  return async (tokenHashes) => {
    const rows = await actorsStatement(db, { tokenHashes, now: clock.now() })
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

export async function insertSession(db: Executor, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

export async function touchSession(db: Executor, tokenHash: Buffer, now: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash))
}

export async function recordSignIn(db: Executor, userId: string, now: Date): Promise<void> {
  await db.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId))
}

/** Earlier sign-ins are too long ago for the user to remember their devices. */
const rememberedSignIns = 200

/** Returns whether the user has signed in before, but not on such a device. */
export async function isNewDevice(db: Executor, userId: string, device: string): Promise<boolean> {
  const signIns = await db
    .select({ details: auditRecords.details })
    .from(auditRecords)
    .where(and(eq(auditRecords.userId, userId), eq(auditRecords.action, 'session.started')))
    .orderBy(desc(auditRecords.at))
    .limit(rememberedSignIns)
  const devices = signIns.map(({ details }) => deviceOf(String(details['userAgent'] ?? '')))
  return devices.length > 0 && !devices.includes(device)
}

export async function deleteSession(db: Executor, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

export async function insertResetToken(db: Executor, token: typeof resetTokens.$inferInsert): Promise<void> {
  await db.insert(resetTokens).values(token)
}

/** A reset token as a client presents it. */
interface ResetTokenInput {
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

export function findCustomersOf(db: Executor, userId: string) {
  return db
    .select({ crm_customer_number: customers.number, name: customers.name })
    .from(userCustomers)
    .innerJoin(customers, eq(customers.number, userCustomers.customerNumber))
    .where(eq(userCustomers.userId, userId))
    .orderBy(desc(customers.number))
}
