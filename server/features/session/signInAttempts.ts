/** The count of sign-ins that may be guesses: of a network, of an account from one network, of an account from anywhere. */
import { sessionTexts } from '#shared/texts'
import type { Executor } from '../../db/database'
import type { Services } from '../../services'
import { forgetAttempts, forgiveAttempt } from './queries'
import { signInByAccount, signInByAddress, slowSignIns } from './rules'
import { accountFrom, forgiveFrom, mayTry, mayTryFrom, pauseFor } from './throttle'

export interface SignInAttempt {
  email: string
  address: string
}

/** The key under which failed sign-ins of an account are counted. */
export const signInKey = (email: string): string => `sign-in:account:${email.toLowerCase()}`

const keyFromNetwork = ({ email, address }: SignInAttempt): string => accountFrom(signInKey(email), address)

/** Counts an attempt. Refuses it when there were too many, and waits when the account is tried often. */
export async function countSignIn(services: Services, attempt: SignInAttempt): Promise<void> {
  const { email, address } = attempt
  const textFor = sessionTexts.throttled
  await mayTryFrom(services, 'sign-in', { rule: signInByAddress, textFor, address })
  await mayTry(services, keyFromNetwork(attempt), { rule: signInByAccount, textFor })
  await services.clock.wait(await pauseFor(services, signInKey(email), slowSignIns))
}

/** Takes back the count of an attempt that was no guess. */
export async function forgiveSignIn(db: Executor, attempt: SignInAttempt): Promise<void> {
  await forgiveAttempt(db, keyFromNetwork(attempt))
  await forgiveEverywhereElse(db, attempt)
}

/** After a sign-in that succeeded: the earlier failures of the account from this network count no more. */
export async function settleSignIn(db: Executor, attempt: SignInAttempt): Promise<void> {
  await forgetAttempts(db, keyFromNetwork(attempt))
  await forgiveEverywhereElse(db, attempt)
}

async function forgiveEverywhereElse(db: Executor, { email, address }: SignInAttempt): Promise<void> {
  await forgiveAttempt(db, signInKey(email))
  await forgiveFrom({ db }, 'sign-in', address)
}
