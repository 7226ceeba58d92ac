/** Guards one-time codes against guesses from many networks: after many wrong ones, only longer codes work for an account. */
import { randomInt } from 'node:crypto'
import { longCodeDigits } from '#shared/oneTimeCode'
import type { Services } from '../../services'
import { countAttempt, forgiveAttempt, hasRoom } from './queries'
import { wrongCodesByAccount as rule } from './rules'

type Guarded = Pick<Services, 'db' | 'clock'>

const keyOf = (account: string): string => `wrong-codes:${account}`

/**
 * Counts a try before it is compared, so that parallel guesses count as well, and answers which codes still work.
 * A long one always does: it cannot be guessed, so nobody can keep its owner from using it.
 */
export async function countCodeTry({ db, clock }: Guarded, account: string): Promise<(typed: string) => boolean> {
  const { isAllowed } = await countAttempt(db, keyOf(account), { rule, now: clock.now() })
  return (typed) => isAllowed || typed.length === longCodeDigits
}

/** Takes the count of a code back that was right. */
export const forgiveRightCode = ({ db }: Guarded, account: string): Promise<void> => forgiveAttempt(db, keyOf(account))

/** Whether a code that is sent now has to be a long one. */
export const needsLongCode = async ({ db, clock }: Guarded, account: string): Promise<boolean> =>
  !(await hasRoom(db, keyOf(account), { rule, now: clock.now() }))

const randomDigits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('')

export const newCode = (isLong: boolean): string => randomDigits(isLong ? longCodeDigits : 6)

/** A code as a message shows it, and why it is longer than the ones before. */
export function codeSentence(code: string): string {
  if (code.length < longCodeDigits) return `Your code is ${code}.`
  const groups = code.match(/\d{4}/g) ?? []
  return `Your code is ${groups.join(' ')}. It is longer than usual because many wrong codes were entered for your account.`
}
