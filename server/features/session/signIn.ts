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
import { findPreferences } from '../preferences/queries'
import { takeSecondStep } from '../security/secondStep'
import { passwordMatches } from './passwords'
import {
  findUserByEmail,
  forgetAttempts,
  forgiveAttempt,
  insertResetToken,
  insertSession,
  lockPasswordHash,
  noteSignIn,
} from './queries'
import { appFeaturesOf } from './features'
import {
  minutesAfter,
  resetTokenMinutes,
  secondStepByUser,
  signInByAccount,
  signInByAddress,
  slowSignIns,
} from './rules'
import { forgetHousehold, forgiveFrom, mayTry, mayTryFrom, pauseFor } from './throttle'

/** 256 random bits, in letters that need no escaping. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Under which failed sign-ins of an account are counted. */
export const signInKey = (email: string): string => `sign-in:account:${email.toLowerCase()}`

interface Credentials {
  email: string
  password: string
  /** Of the second step, for those who have one. */
  otp?: string | undefined
}

export async function signIn(services: Services, credentials: Credentials, caller: Caller) {
  const { db, clock } = services
  const accountKey = signInKey(credentials.email)
  const { address } = caller
  const textFor = sessionTexts.throttled
  await mayTryFrom(services, 'sign-in', { rule: signInByAddress, textFor, address })
  await mayTryFrom(services, accountKey, { rule: signInByAccount, textFor, address })
  await clock.wait(await pauseFor(services, accountKey, slowSignIns), services.lifecycle.stopping)

  const forgive = async () => {
    await forgiveFrom(services, accountKey, address)
    await forgiveAttempt(db, accountKey)
    await forgiveFrom(services, 'sign-in', address)
  }
  const user = await findUserByEmail(db, credentials.email)
  const isRight = await passwordMatches(credentials.password, user?.passwordHash).catch(async (error: unknown) => {
    // Nothing was tried: the queue was full.
    await forgive()
    throw error
  })
  if (!isRight || !user) {
    await audit(db, { ...attemptOf(caller), userId: user?.id ?? null, action: 'session.refused' })
    throw new AppError('invalid_input', sessionTexts.wrongCredentials)
  }
  if (user.totpSince && user.totpSecret) {
    if (credentials.otp === undefined) {
      // The password was right and no code was guessed.
      await forgive()
      throw new AppError('two_step_required', sessionTexts.secondStep)
    }
    const secondStepKey = `second-step:${user.id}`
    await mayTry(services, secondStepKey, { rule: secondStepByUser, textFor })
    const attempt = { userId: user.id, sealed: user.totpSecret, typed: credentials.otp }
    if (!(await takeSecondStep(services, attempt))) {
      await audit(db, { ...attemptOf(caller), userId: user.id, action: 'session.refusedSecondStep' })
      throw new AppError('invalid_input', sessionTexts.secondStepWrong, { otp: sessionTexts.secondStepWrong })
    }
    await forgetAttempts(db, secondStepKey)
  }
  if (user.mustChangePassword) {
    await forgive()
    const resetToken = newToken()
    const reset = { tokenHash: hashOfToken(resetToken), userId: user.id }
    await insertResetToken(db, { ...reset, expiresAt: minutesAfter(clock.now(), resetTokenMinutes) })
    throw new AppError('password_change_required', sessionTexts.passwordChangeRequired, { reset_token: resetToken })
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
      createdAt: clock.now(),
      lastUsedAt: clock.now(),
      address,
      userAgent: caller.userAgent,
    })
    await forgiveFrom({ db: tx }, accountKey, address)
    await forgetHousehold({ db: tx }, accountKey, address)
    await forgiveAttempt(tx, accountKey)
    await forgiveFrom({ db: tx }, 'sign-in', address)
    await noteSignIn(tx, user.id, clock.now())
    await audit(tx, { ...attemptOf(caller), userId: user.id, action: 'session.started' })
  })
  return {
    token,
    expires_at: expiresAt.toISOString(),
    user_details: userDetails,
    app_features: appFeaturesOf(new Set(user.rights)),
    preferences: await findPreferences(db, user.id),
  }
}

/** What the history of sign-ins tells its owner. */
const attemptOf = ({ address, userAgent }: Caller) => ({ address, details: { userAgent } })
