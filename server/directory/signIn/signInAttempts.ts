/** Counts sign-ins that may be guesses: per network, per account from one network, and per account from anywhere. */
import * as sessionTexts from '#shared/texts/signIn/session'
import type { Executor } from '../../db/database'
import type { Services } from '../../services'
import { revertAttempt } from './attempts.queries'
import { signInByAccount, signInByNetwork, slowSignIns } from './rules'
import { clearNetworkAttempts, countForPause, limitNetworkAttempts, revertNetworkAttempt } from './throttle'

export interface SignInAttempt {
  email: string
  ip: string
}

/** Returns the key that counts failed sign-ins of an account. */
export const signInKey = (email: string): string => `sign-in:account:${email.toLowerCase()}`

/** Counts an attempt. Rejects it after too many, and delays it when the account has many attempts. */
export async function countSignInAttempt(services: Services, { email, ip }: SignInAttempt): Promise<void> {
  const account = signInKey(email)
  const textFor = sessionTexts.throttled
  await limitNetworkAttempts(services, 'sign-in', { rule: signInByNetwork, textFor, ip })
  await limitNetworkAttempts(services, account, { rule: signInByAccount, textFor, ip })
  await services.clock.wait(await countForPause(services, account, slowSignIns), services.lifecycle.stopping)
}

/** Reverts the count of an attempt that was not a guess. */
export async function revertSignInAttempt(db: Executor, { email, ip }: SignInAttempt): Promise<void> {
  await revertNetworkAttempt({ db }, signInKey(email), ip)
  await revertAttempt(db, signInKey(email))
  await revertNetworkAttempt({ db }, 'sign-in', ip)
}

/** Clears the earlier failures of the account from this network after a successful sign-in. */
export async function clearSignInAttempts(db: Executor, { email, ip }: SignInAttempt): Promise<void> {
  await clearNetworkAttempts({ db }, signInKey(email), ip)
  await revertAttempt(db, signInKey(email))
  await revertNetworkAttempt({ db }, 'sign-in', ip)
}
