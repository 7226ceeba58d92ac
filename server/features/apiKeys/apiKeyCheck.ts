/** Checks the API key of a call, limits how many calls a key and a network make, and records the use of the key. */
import * as apiKeyTexts from '#shared/texts/access/apiKeys'
import { isUseStale, type ThrottleRule } from '../../directory/signIn/rules'
import { limitAttempts, limitNetworkAttempts } from '../../directory/signIn/throttle'
import { hashOfToken } from '../../http/actor'
import type { CheckApiKey } from '../../http/apiKey'
import { AppError } from '../../http/appError'
import type { Services } from '../../services'
import { findValidKey, recordUse } from './apiKeys.queries'

/** A network may use several keys, and wrong keys count only here. */
const keysPerNetwork = 5

export function createApiKeyCheck(services: Services): CheckApiKey {
  const { db, clock, config, log } = services
  const keyRule: ThrottleRule = { limit: config.API_CALLS_PER_MINUTE, windowMinutes: 1 }
  const networkRule = { ...keyRule, limit: keyRule.limit * keysPerNetwork }
  const textFor = apiKeyTexts.tooManyCalls

  return async (token, ip) => {
    await limitNetworkAttempts(services, 'api calls', { rule: networkRule, ip, textFor })
    const now = clock.now()
    const found = await findValidKey(db, hashOfToken(token), now)
    if (!found) throw new AppError('not_signed_in', apiKeyTexts.unknownKey)
    const { id, name, rights, expiresAt, lastUsedAt } = found
    await limitAttempts(services, `api calls:${id}`, { rule: keyRule, textFor })
    if (lastUsedAt === null || isUseStale(lastUsedAt, now)) {
      // The call is answered all the same, and the next one records the use.
      await recordUse(db, id, { now, ip }).catch((error: unknown) => {
        log.error({ err: error }, 'the use of an API key could not be recorded')
      })
    }
    return { id, name, rights: new Set(rights), expiresAt }
  }
}
