/** Queries API keys. */
import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { KeyStatus } from '#shared/access/apiKeys'
import type { ApiKey } from '#shared/contract/access/apiKeys'
import type { Executor } from '../../db/database'
import { apiKeys } from '../../db/schema/access/apiKeys'
import { contacts } from '../../db/schema/customers/accounts'
import { users } from '../../db/schema/signIn/users'
import { fullName } from '../../fullName'

type KeyRow = typeof apiKeys.$inferSelect
type NewKey = typeof apiKeys.$inferInsert

/** Returns the key with this hash, or whose former key has it, while it is valid. */
export async function findValidKey(db: Executor, tokenHash: Buffer, now: Date): Promise<KeyRow | null> {
  const isCurrent = and(eq(apiKeys.tokenHash, tokenHash), gt(apiKeys.expiresAt, now))
  const isFormer = and(eq(apiKeys.formerTokenHash, tokenHash), gt(apiKeys.formerUntil, now))
  const [row] = await db
    .select()
    .from(apiKeys)
    .where(and(isNull(apiKeys.revokedAt), or(isCurrent, isFormer)))
  return row ?? null
}

export async function recordUse(db: Executor, id: string, { now, ip }: { now: Date; ip: string }): Promise<void> {
  await db.update(apiKeys).set({ lastUsedAt: now, lastUsedFrom: ip }).where(eq(apiKeys.id, id))
}

const selectKeys = (db: Executor) =>
  db
    .select({ key: apiKeys, firstName: contacts.firstName, lastName: contacts.lastName })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.createdBy))
    .innerJoin(contacts, eq(contacts.id, users.contactId))

export async function findKeys(db: Executor, now: Date): Promise<ApiKey[]> {
  const rows = await selectKeys(db).orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
  return rows.map((row) => toApiKey(row, now))
}

/** Returns a key that exists. */
export async function readKey(db: Executor, id: string, now: Date): Promise<ApiKey> {
  const [row] = await selectKeys(db).where(eq(apiKeys.id, id))
  if (!row) throw new Error(`The API key ${id} is missing`)
  return toApiKey(row, now)
}

function statusOf({ revokedAt, expiresAt }: KeyRow, now: Date): KeyStatus {
  if (revokedAt !== null) return 'revoked'
  return expiresAt > now ? 'active' : 'expired'
}

function toApiKey({ key, ...author }: { key: KeyRow; firstName: string; lastName: string }, now: Date): ApiKey {
  const status = statusOf(key, now)
  const hasFormer = status !== 'revoked' && key.formerUntil !== null && key.formerUntil > now
  return {
    api_key_id: key.id,
    name: key.name,
    rights: key.rights,
    last_characters: key.lastCharacters,
    status,
    created_by: fullName(author),
    created_at: key.createdAt.toISOString(),
    expires_at: key.expiresAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    last_used_from: key.lastUsedFrom,
    former_key_until: hasFormer ? (key.formerUntil?.toISOString() ?? null) : null,
  }
}

/** Locks a key until the transaction ends. */
export async function lockKey(tx: Executor, id: string): Promise<KeyRow | null> {
  const [row] = await tx.select().from(apiKeys).where(eq(apiKeys.id, id)).for('update')
  return row ?? null
}

/** Counts the keys that were not revoked. */
export async function countKeys(tx: Executor): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(apiKeys).where(isNull(apiKeys.revokedAt))
  return row?.count ?? 0
}

export async function isNameTaken(tx: Executor, name: string): Promise<boolean> {
  const rows = await tx
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(isNull(apiKeys.revokedAt), sql`lower(${apiKeys.name}) = lower(${name})`))
  return rows.length > 0
}

export async function insertKey(tx: Executor, key: NewKey): Promise<string> {
  const [inserted] = await tx.insert(apiKeys).values(key).returning({ id: apiKeys.id })
  if (!inserted) throw new Error('An API key was not inserted')
  return inserted.id
}

export async function updateKey(tx: Executor, id: string, changes: Partial<NewKey>): Promise<void> {
  await tx.update(apiKeys).set(changes).where(eq(apiKeys.id, id))
}
