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

/** Starts a timer, because each process has its own counts. The returned function stops it. */
export function startStoringErrors(services: Services): () => void {
  const timer = setInterval(
    () => services.background.run('keep counts of errors', () => storeErrors(services)),
    everyMs,
  )
  timer.unref()
  return () => clearInterval(timer)
}
