/** Signing in: the attempts that count, the password, the token. */
import { randomBytes } from 'node:crypto'
import { sessionHours } from '#shared/limits'
import { sessionTexts } from '#shared/texts'
import { hashOfToken } from '../../http/actor'
import { AppError } from '../../http/appError'
import { audit } from '../../http/ownership'
import type { Caller } from '../../http/serve'
import type { Services } from '../../services'
import { findUserDetails } from '../customers/queries'
import { passwordMatches } from './passwords'
import { findUserByEmail, forgetAttempts, forgiveAttempt, insertSession, lockPasswordHash } from './queries'
import { appFeaturesOf } from './features'
import { minutesAfter, signInByAccount, signInByAddress } from './rules'
import { mayTry } from './throttle'

/** 256 random bits, in letters that need no escaping. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Under which failed sign-ins of an account are counted. */
export const signInKey = (email: string): string => `sign-in:account:${email.toLowerCase()}`

export async function signIn(services: Services, credentials: { email: string; password: string }, caller: Caller) {
  const { db, clock } = services
  const accountKey = signInKey(credentials.email)
  const addressKey = `sign-in:address:${caller.address}`
  const textFor = sessionTexts.throttled
  await mayTry(services, addressKey, { rule: signInByAddress, textFor })
  await mayTry(services, accountKey, { rule: signInByAccount, textFor })

  const forgive = async () => {
    await forgiveAttempt(db, accountKey)
    await forgiveAttempt(db, addressKey)
  }
  const user = await findUserByEmail(db, credentials.email)
  const isRight = await passwordMatches(credentials.password, user?.passwordHash).catch(async (error: unknown) => {
    // Nothing was tried: the queue was full.
    await forgive()
    throw error
  })
  if (!isRight || !user) {
    await audit(db, { userId: user?.id ?? null, action: 'session.refused', address: caller.address })
    throw new AppError('invalid_input', sessionTexts.wrongCredentials)
  }

  const userDetails = await findUserDetails(db, { userId: user.id })
  if (!userDetails) throw new Error(`User ${user.id} has no contact`)
  const token = newToken()
  const expiresAt = minutesAfter(clock.now(), sessionHours * 60)
  await db.transaction(async (tx) => {
    // A reset may have changed the password while this one was being checked.
    if ((await lockPasswordHash(tx, user.id)) !== user.passwordHash) {
      throw new AppError('invalid_input', sessionTexts.wrongCredentials)
    }
    await insertSession(tx, {
      tokenHash: hashOfToken(token),
      userId: user.id,
      expiresAt,
      address: caller.address,
      userAgent: caller.userAgent,
    })
    await forgetAttempts(tx, accountKey)
    await forgiveAttempt(tx, addressKey)
    await audit(tx, { userId: user.id, action: 'session.started', address: caller.address })
  })
  return {
    token,
    expires_at: expiresAt.toISOString(),
    user_details: userDetails,
    app_features: appFeaturesOf(new Set(user.rights)),
  }
}
