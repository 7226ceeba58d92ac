/** Who makes a call: a signed-in user, or another system with an API key. */
import type { Access } from '#shared/access/access'
import { keyPrefix } from '#shared/access/apiKeys'
import { toRight } from '#shared/access/rights'
import type { AnyEndpoint } from '#shared/http/endpoint'
import * as apiKeyTexts from '#shared/texts/access/apiKeys'
import { type Actor, actorOf, assertMayCall, bearerOf, type FindActor, narrowedToRight } from './actor'
import { AppError } from './appError'

/** An API key that is valid. */
export interface ApiKeyCaller {
  id: string
  name: string
  rights: ReadonlySet<string>
  expiresAt: Date
}

export type Principal = { kind: 'user'; actor: Actor } | { kind: 'key'; key: ApiKeyCaller }

/** Returns a valid key. Rejects any other, and one whose caller makes too many calls. */
export type CheckApiKey = (token: string, ip: string) => Promise<ApiKeyCaller>

interface CallerRequest {
  authorization: string | undefined
  ip: string
}

interface CallerChecks {
  findActor: FindActor
  checkApiKey: CheckApiKey
}

/** Returns who makes a call, or null for a public one. Rejects a caller who may not make it. */
export async function principalOf(
  endpoint: AnyEndpoint,
  { authorization, ip }: CallerRequest,
  { findActor, checkApiKey }: CallerChecks,
): Promise<Principal | null> {
  if (endpoint.access === 'public') return null
  const token = bearerOf(authorization)
  if (!token?.startsWith(keyPrefix)) {
    const actor = await actorOf(authorization, findActor)
    if (endpoint.takesKey === 'only') throw new AppError('not_allowed', apiKeyTexts.onlyForKeys)
    assertMayCall(endpoint, actor)
    return { kind: 'user', actor: narrowedToRight(endpoint.access, actor) }
  }
  if (!endpoint.takesKey) throw new AppError('not_allowed', apiKeyTexts.notForKeys)
  const key = await checkApiKey(token, ip)
  assertKeyMayCall(endpoint.access, key)
  return { kind: 'key', key }
}

function assertKeyMayCall(access: Access, { rights }: ApiKeyCaller): void {
  if (access === 'public' || access === 'signedIn' || access === 'staff') return
  const right = toRight(access)
  if (!rights.has(right)) throw new AppError('not_allowed', apiKeyTexts.rightMissing(right))
}
