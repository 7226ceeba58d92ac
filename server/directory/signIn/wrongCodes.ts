/**
 * Guards one-time codes against guesses from many networks: after many wrong ones, only longer codes work for an
 * account.
 */

import { randomInt } from 'node:crypto'
import { longCodeDigits } from '#shared/access/oneTimeCode'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import type { Services } from '../../services'
import { countAttempt, hasAttemptsLeft, revertAttempt } from './attempts.queries'
import { wrongCodesByAccount as rule } from './rules'

type GuardServices = Pick<Services, 'db' | 'clock'>

const wrongCodesKey = (account: string): string => `wrong-codes:${account}`

/**
 * Counts a try before it is compared, so that parallel guesses count too, and returns which codes still work. A long
 * code always works: it can't be guessed, so no attacker can keep the owner from using it.
 */
export async function countCodeTry({ db, clock }: GuardServices, account: string): Promise<(typed: string) => boolean> {
  const { isAllowed } = await countAttempt(db, wrongCodesKey(account), { rule, now: clock.now() })
  return (typed) => isAllowed || typed.length === longCodeDigits
}

/** Reverts the count of a code that was correct. */
export const revertCodeTry = ({ db }: GuardServices, account: string): Promise<void> =>
  revertAttempt(db, wrongCodesKey(account))

/** Returns whether a code sent now must be a long one. */
export const needsLongCode = async ({ db, clock }: GuardServices, account: string): Promise<boolean> =>
  !(await hasAttemptsLeft(db, wrongCodesKey(account), { rule, now: clock.now() }))

const randomDigits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('')

export const createCode = (isLong: boolean): string => randomDigits(isLong ? longCodeDigits : 6)

/** Returns the sentence with the code in a message, and the reason when it is a long one. */
export function codeSentence(code: string): string {
  if (code.length < longCodeDigits) return loginEmailTexts.codeSentence(code)
  const groups = code.match(/\d{4}/g) ?? []
  return loginEmailTexts.longCodeSentence(groups.join(' '))
}
