/** The job that stores the server's own error counts, those of a few seconds in one statement. */
import { startPeriodicJob } from '../../../background'
import type { Services } from '../../../services'
import { addErrors } from './errors.queries'

const intervalMs = 10_000

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

export const startStoreErrorsJob = (services: Services): (() => void) =>
  startPeriodicJob(services.background, {
    name: 'keep counts of errors',
    everyMs: intervalMs,
    run: () => storeErrors(services),
  })
