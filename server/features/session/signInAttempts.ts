/** The count of sign-ins that may be guesses: of a network, of an account from one network, of an account from anywhere. */

import type { Executor } from '../../db/database'
import type { Services } from '../../services'
import { forgiveAttempt } from './queries'
import { signInByAccount, signInByAddress, slowSignIns } from './rules'
import { forgiveFrom, mayTryFrom, pauseFor, settleFrom } from './throttle'
import * as sessionTexts from '#shared/texts/session'

export interface SignInAttempt {
  email: string
  address: string
}

/** The key under which failed sign-ins of an account are counted. */
export const signInKey = (email: string): string => `sign-in:account:${email.toLowerCase()}`

/** Counts an attempt. Refuses it when there were too many, and waits when the account is tried often. */
export async function countSignIn(services: Services, { email, address }: SignInAttempt): Promise<void> {
  const account = signInKey(email)
  const textFor = sessionTexts.throttled
  await mayTryFrom(services, 'sign-in', { rule: signInByAddress, textFor, address })
  await mayTryFrom(services, account, { rule: signInByAccount, textFor, address })
  await services.clock.wait(await pauseFor(services, account, slowSignIns), services.lifecycle.stopping)
}

/** Takes back the count of an attempt that was no guess. */
export async function forgiveSignIn(db: Executor, { email, address }: SignInAttempt): Promise<void> {
  await forgiveFrom({ db }, signInKey(email), address)
  await forgiveAttempt(db, signInKey(email))
  await forgiveFrom({ db }, 'sign-in', address)
}

/** After a sign-in that succeeded: the earlier failures of the account from this network count no more. */
export async function settleSignIn(db: Executor, { email, address }: SignInAttempt): Promise<void> {
  await settleFrom({ db }, signInKey(email), address)
  await forgiveAttempt(db, signInKey(email))
  await forgiveFrom({ db }, 'sign-in', address)
}
