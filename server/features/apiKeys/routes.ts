/** Serves the API keys to administrators, who create, rotate and revoke them. */

import { formerKeyHours, keyPrefix, keyRights, maxApiKeys } from '#shared/access/apiKeys'
import { createApiKey, getOwnApiKey, listApiKeys, revokeApiKey, rotateApiKey } from '#shared/contract/access/apiKeys'
import { daysAfter, minutesAfter } from '#shared/format/moments'
import * as apiKeyTexts from '#shared/texts/access/apiKeys'
import { takeLock } from '../../db/advisoryLock'
import type { Executor } from '../../db/database'
import { createToken } from '../../directory/signIn/token'
import { type Actor, hashOfToken } from '../../http/actor'
import { AppError, fieldError, notFound } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './apiKeys.queries'

const shownCharacters = 4

/** Returns a new key with what is stored of it. */
function issueToken(now: Date, days: number) {
  const token = `${keyPrefix}${createToken()}`
  return {
    token,
    stored: {
      tokenHash: hashOfToken(token),
      lastCharacters: token.slice(-shownCharacters),
      expiresAt: daysAfter(now, days),
    },
  }
}

/** Otherwise, someone could get more rights with a key than their role has. */
function assertOwnRights(actor: Actor, rights: readonly string[]): void {
  if (rights.some((right) => !actor.rights.has(right))) {
    throw fieldError('not_allowed', 'rights', apiKeyTexts.rightsAbove)
  }
}

/** Keys are few, so new ones wait for each other, and the limit and unique names hold. */
async function checkNewKey(tx: Executor, name: string): Promise<void> {
  await takeLock(tx, 'api keys')
  if (await queries.isNameTaken(tx, name)) throw fieldError('conflict', 'name', apiKeyTexts.nameTaken)
  if ((await queries.countKeys(tx)) >= maxApiKeys) throw new AppError('conflict', apiKeyTexts.tooManyKeys(maxApiKeys))
}

async function lockUsableKey(tx: Executor, id: string) {
  const key = await queries.lockKey(tx, id)
  if (!key) throw notFound()
  if (key.revokedAt !== null) throw new AppError('conflict', apiKeyTexts.keyRevoked)
  return key
}

export function apiKeyRoutes(routeContext: RouteContext, { db, clock }: Services): void {
  serve(routeContext, listApiKeys, () => queries.findKeys(db, clock.now()))

  serve(routeContext, createApiKey, ({ body: { name, rights, days }, actor }, caller) => {
    assertOwnRights(actor, rights)
    const now = clock.now()
    const { token, stored } = issueToken(now, days)
    return db.transaction(async (tx) => {
      await checkNewKey(tx, name)
      const granted = keyRights.filter((right) => rights.includes(right))
      const id = await queries.insertKey(tx, {
        ...stored,
        name,
        rights: granted,
        createdBy: actor.userId,
        createdAt: now,
      })
      const details = { name, granted: granted.join(' '), days }
      await auditActor(tx, { actor, caller }, { action: 'apiKey.created', details })
      return { api_key: await queries.readKey(tx, id, now), token }
    })
  })

  serve(routeContext, rotateApiKey, ({ params: { api_key_id: id }, body: { days }, actor }, caller) => {
    const now = clock.now()
    const { token, stored } = issueToken(now, days)
    return db.transaction(async (tx) => {
      const key = await lockUsableKey(tx, id)
      assertOwnRights(actor, key.rights)
      // The other system may still use it, for example if the response to the last rotation was lost.
      if (key.formerUntil !== null && key.formerUntil > now) throw new AppError('conflict', apiKeyTexts.rotatedLately)
      const latest = minutesAfter(now, formerKeyHours * 60)
      const formerUntil = key.expiresAt < latest ? key.expiresAt : latest
      await queries.updateKey(tx, id, { ...stored, formerTokenHash: key.tokenHash, formerUntil })
      await auditActor(tx, { actor, caller }, { action: 'apiKey.rotated', details: { name: key.name, days } })
      return { api_key: await queries.readKey(tx, id, now), token }
    })
  })

  serve(routeContext, revokeApiKey, ({ params: { api_key_id: id }, actor }, caller) =>
    db.transaction(async (tx) => {
      const key = await lockUsableKey(tx, id)
      const now = clock.now()
      await queries.updateKey(tx, id, { revokedAt: now })
      await auditActor(tx, { actor, caller }, { action: 'apiKey.revoked', details: { name: key.name } })
      return queries.readKey(tx, id, now)
    }),
  )

  serve(routeContext, getOwnApiKey, async ({ by }) => {
    if (by.kind === 'user') throw new AppError('not_found', apiKeyTexts.onlyForKeys)
    const { id, name, rights, expiresAt } = by.key
    return {
      api_key_id: id,
      name,
      rights: keyRights.filter((right) => rights.has(right)),
      expires_at: expiresAt.toISOString(),
    }
  })
}
