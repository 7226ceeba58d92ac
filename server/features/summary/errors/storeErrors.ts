/** Stores the counts of errors of this process, those of a few seconds in one statement. */
import type { Services } from '../../../services'
import { addErrors } from './errors.queries'

const everyMs = 10_000

/** While the database is unavailable the counts stay in memory, and the next run tries again. */
export async function storeErrors({ db, errors }: Pick<Services, 'db' | 'errors'>): Promise<void> {
  const counts = errors.takeAll()
  if (counts.length === 0) return
  try {
    await addErrors(db, counts)
  } catch (error) {
    errors.restore(counts)
    throw error
  }
}

/**
 * Stores the counts of this process from time to time. Those since the last time are lost with a process that is killed:
 * counting must not depend on the database, because its outage is what they report. The returned function stores the
 * last counts and stops.
 */
export function startStoringErrors(services: Pick<Services, 'db' | 'errors' | 'log'>): () => Promise<void> {
  let storing = Promise.resolve()
  const storeNext = (): void => {
    storing = storing
      .then(() => storeErrors(services))
      .catch((error: unknown) => services.log.error({ err: error }, 'the counts of errors could not be stored'))
  }
  const timer = setInterval(storeNext, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    storeNext()
    await storing
  }
}
