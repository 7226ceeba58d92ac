/** Repeats reads when the database ends a connection, or moves to another server. */
import type { AnyEndpoint } from '#shared/http/endpoint'
import type { Clock } from '../clock'
import { isConnectionLost } from '../db/databaseErrors'

/** The waits before the attempts after the first one, in milliseconds. After them the caller gets a 503. */
const waitsMs = [100, 400, 1_500]

/** Calls that change something are not repeated, because their transaction may have been committed. */
export async function retryRead<T>(endpoint: AnyEndpoint, clock: Clock, call: () => Promise<T>): Promise<T> {
  if (!('reads' in endpoint) || endpoint.reads === undefined) return call()
  for (const waitMs of waitsMs) {
    try {
      return await call()
    } catch (error) {
      if (!isConnectionLost(error)) throw error
      await clock.wait(waitMs)
    }
  }
  return call()
}
