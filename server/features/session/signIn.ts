/** Signing in: the password, the second step, the session. */
import { randomBytes } from 'node:crypto'
import { sessionHours } from '#shared/limits'
import type { Executor } from '../../db/database'
import { hashOfToken } from '../../http/actor'
import { AppError, PasswordChangeRequired } from '../../http/appError'
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
  insertResetToken,
  insertSession,
  lockPasswordHash,
  noteSignIn,
} from './queries'
import { appFeaturesOf } from './features'
import { minutesAfter, resetTokenMinutes, secondStepByUser } from './rules'
import { countSignIn, forgiveSignIn, settleSignIn, type SignInAttempt } from './signInAttempts'
import { mayTry } from './throttle'
import * as sessionTexts from '#shared/texts/session'

/** 256 random bits, in letters that need no escaping. */
export const newToken = (): string => randomBytes(32).toString('base64url')

interface Credentials {
  email: string
  password: string
  /** The code of the second step, for those who have one. */
  otp?: string | undefined
}

/** One sign-in, as each of its steps needs it. */
interface SignIn extends SignInAttempt {
  credentials: Credentials
  caller: Caller
}

type User = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>

export async function signIn(services: Services, credentials: Credentials, caller: Caller) {
  const attempt: SignIn = { credentials, caller, email: credentials.email, address: caller.address }
  await countSignIn(services, attempt)
  const user = await checkPassword(services, attempt)
  await checkSecondStep(services, attempt, user)
  if (user.mustChangePassword) {
    await forgiveSignIn(services.db, attempt)
    throw new PasswordChangeRequired({ reset_token: await issueResetToken(services, user) })
  }
  return openSession(services, attempt, user)
}

/** Answers the user with this email and password. */
async function checkPassword({ db }: Services, attempt: SignIn): Promise<User> {
  const { email, password } = attempt.credentials
  const user = await findUserByEmail(db, email)
  const isRight = await passwordMatches(password, user?.passwordHash).catch(async (error: unknown) => {
    // The queue was full, so nothing was tried.
    await forgiveSignIn(db, attempt)
    throw error
  })
  if (!isRight || !user) {
    await record(db, attempt, { userId: user?.id ?? null, action: 'session.refused' })
    throw new AppError('invalid_input', sessionTexts.wrongCredentials)
  }
  return user
}

/** Asks for a code and checks it, where the user has two-step sign-in. */
async function checkSecondStep(services: Services, attempt: SignIn, user: User): Promise<void> {
  const { db } = services
  const { otp } = attempt.credentials
  if (!user.totpSince || !user.totpSecret) return
  if (otp === undefined) {
    // The password was right and no code was guessed.
    await forgiveSignIn(db, attempt)
    throw new AppError('two_step_required', sessionTexts.secondStep)
  }
  const key = `second-step:${user.id}`
  await mayTry(services, key, { rule: secondStepByUser, textFor: sessionTexts.throttled })
  if (!(await takeSecondStep(services, { userId: user.id, sealed: user.totpSecret, typed: otp }))) {
    await record(db, attempt, { userId: user.id, action: 'session.refusedSecondStep' })
    throw new AppError('invalid_input', sessionTexts.secondStepWrong, { otp: sessionTexts.secondStepWrong })
  }
  await forgetAttempts(db, key)
}

/** Answers a token with which the user can choose another password. */
async function issueResetToken({ db, clock }: Services, user: User): Promise<string> {
  const token = newToken()
  const expiresAt = minutesAfter(clock.now(), resetTokenMinutes)
  await insertResetToken(db, { tokenHash: hashOfToken(token), userId: user.id, expiresAt })
  return token
}

async function openSession({ db, clock }: Services, attempt: SignIn, user: User) {
  const userDetails = await findUserDetails(db, { userId: user.id })
  if (!userDetails) throw new Error(`User ${user.id} has no contact`)
  const token = newToken()
  const now = clock.now()
  const expiresAt = minutesAfter(now, sessionHours * 60)
  await db.transaction(async (tx) => {
    // A reset may have changed the password while this one was being checked.
    if ((await lockPasswordHash(tx, user.id)) !== user.passwordHash) {
      throw new AppError('invalid_input', sessionTexts.wrongCredentials)
    }
    const { address, userAgent } = attempt.caller
    const used = { createdAt: now, lastUsedAt: now, address, userAgent }
    await insertSession(tx, { tokenHash: hashOfToken(token), userId: user.id, expiresAt, ...used })
    await settleSignIn(tx, attempt)
    await noteSignIn(tx, user.id, now)
    await record(tx, attempt, { userId: user.id, action: 'session.started' })
  })
  return {
    token,
    expires_at: expiresAt.toISOString(),
    user_details: userDetails,
    app_features: appFeaturesOf(new Set(user.rights)),
    preferences: await findPreferences(db, user.id),
  }
}

/** Writes what the history of sign-ins shows to its owner. */
const record = (db: Executor, { caller }: SignIn, event: { userId: string | null; action: string }): Promise<void> =>
  audit(db, { ...event, address: caller.address, details: { userAgent: caller.userAgent } })
