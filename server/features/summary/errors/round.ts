/** Keeps what the server counted of its own errors, a few seconds' worth in one statement. */
import { startRounds } from '../../../background'
import type { Services } from '../../../services'
import { addErrors } from './queries'

const everyMs = 10_000

/** While the database is away the counts stay in memory, and the next round tries again. */
export async function storeErrors({ db, errors }: Pick<Services, 'db' | 'errors'>): Promise<void> {
  const counts = errors.take()
  if (counts.length === 0) return
  try {
    await addErrors(db, counts)
  } catch (error) {
    errors.giveBack(counts)
    throw error
  }
}

export const startErrorCounts = (services: Services): (() => void) =>
  startRounds(services.background, { name: 'keep counts of errors', everyMs, run: () => storeErrors(services) })
