/** Removes sessions, codes and counts that have run out; nothing depends on when. */
import type { Services } from '../../services'
import { deleteExpired } from './queries'

const everyMs = 10 * 60_000

/** Starts the rounds; the answer stops them. */
export function startSweeper({ db, clock, background }: Services): () => void {
  const timer = setInterval(
    () => background.run('delete expired sessions', () => deleteExpired(db, clock.now())),
    everyMs,
  )
  timer.unref()
  return () => clearInterval(timer)
}
