/** Refuses when too many attempts came from one account or one address. */
import { AppError } from '../../http/appError'
import type { Services } from '../../services'
import { countAttempt } from './queries'
import { minutesLeft, type ThrottleRule } from './rules'

export async function mayTry(
  { db, clock }: Services,
  key: string,
  { rule, textFor }: { rule: ThrottleRule; textFor: (minutes: number) => string },
): Promise<void> {
  const now = clock.now()
  const { isAllowed, windowEndsAt } = await countAttempt(db, key, { rule, now })
  if (!isAllowed) throw new AppError('too_many_attempts', textFor(minutesLeft(windowEndsAt, now)))
}
