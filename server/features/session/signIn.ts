/** Signs users in: checks the password and the second step, and creates the session. */

import type { AuditAction } from '#shared/access/auditActions'
import { minutesAfter } from '#shared/format/moments'
import { sessionHours } from '#shared/http/limits'
import * as sessionTexts from '#shared/texts/signIn/session'
import type { Executor } from '../../db/database'
import { notify } from '../../directory/notifications/notify'
import { clearAttempts } from '../../directory/signIn/attempts.queries'
import { findUserByEmail } from '../../directory/signIn/credentials.queries'
import { passwordMatches } from '../../directory/signIn/passwords'
import { resetTokenMinutes, secondStepByUser } from '../../directory/signIn/rules'
import { consumeSecondStep } from '../../directory/signIn/secondStep'
import {
  clearSignInAttempts,
  countSignInAttempt,
  revertSignInAttempt,
  type SignInAttempt,
} from '../../directory/signIn/signInAttempts'
import { deviceOf } from '../../directory/signIn/signInRecords'
import { limitAttempts } from '../../directory/signIn/throttle'
import { createToken } from '../../directory/signIn/token'
import { hashOfToken } from '../../http/actor'
import { AppError, invalidField, PasswordChangeRequired } from '../../http/appError'
import { audit } from '../../http/customerScope'
import type { Caller } from '../../http/serve'
import type { Services } from '../../services'
import { insertResetToken, insertSession, isNewDevice, lockPasswordHash, recordSignIn } from './session.queries'

interface Credentials {
  email: string
  password: string
  /** The code of the second step, for users who have one. */
  otp?: string | undefined
}

/** The data of one sign-in that its steps share. */
interface SignInContext extends SignInAttempt {
  credentials: Credentials
  caller: Caller
}

type SignInUser = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>

export async function signIn(services: Services, credentials: Credentials, caller: Caller) {
  const attempt: SignInContext = { credentials, caller, email: credentials.email, ip: caller.ip }
  await countSignInAttempt(services, attempt)
  const user = await checkPassword(services, attempt)
  await checkSecondStep(services, attempt, user)
  if (user.mustChangePassword) {
    await revertSignInAttempt(services.db, attempt)
    throw new PasswordChangeRequired({ reset_token: await issueResetToken(services, user) })
  }
  return createSession(services, attempt, user)
}

/** Returns the user with this email and password. */
async function checkPassword({ db }: Services, attempt: SignInContext): Promise<SignInUser> {
  const { email, password } = attempt.credentials
  const user = await findUserByEmail(db, email)
  const isCorrect = await passwordMatches(password, user?.passwordHash).catch(async (error: unknown) => {
    // The hashing queue was full, so the password was not checked.
    await revertSignInAttempt(db, attempt)
    throw error
  })
  if (!isCorrect || !user) {
    await auditSignIn(db, attempt, { userId: user?.id ?? null, action: 'session.refused' })
    throw new AppError('invalid_input', sessionTexts.wrongCredentials)
  }
  return user
}

/** Requires a correct code from users with two-step sign-in. */
async function checkSecondStep(services: Services, attempt: SignInContext, user: SignInUser): Promise<void> {
  const { db } = services
  const { otp } = attempt.credentials
  if (!user.totpSince || !user.totpSecret) return
  if (otp === undefined) {
    // The password was correct, and no code was guessed.
    await revertSignInAttempt(db, attempt)
    throw new AppError('two_step_required', sessionTexts.secondStep)
  }
  const key = `second-step:${user.id}`
  await limitAttempts(services, key, { rule: secondStepByUser, textFor: sessionTexts.throttled })
  if (!(await consumeSecondStep(services, { userId: user.id, sealed: user.totpSecret, typed: otp }))) {
    await auditSignIn(db, attempt, { userId: user.id, action: 'session.refusedSecondStep' })
    throw invalidField('otp', sessionTexts.secondStepWrong)
  }
  await clearAttempts(db, key)
}

/** Returns a token with which the user can choose another password. */
async function issueResetToken({ db, clock }: Services, user: SignInUser): Promise<string> {
  const token = createToken()
  const expiresAt = minutesAfter(clock.now(), resetTokenMinutes)
  await insertResetToken(db, { tokenHash: hashOfToken(token), userId: user.id, expiresAt })
  return token
}

async function createSession({ db, clock }: Services, attempt: SignInContext, user: SignInUser) {
  const token = createToken()
  const now = clock.now()
  const expiresAt = minutesAfter(now, sessionHours * 60)
  await db.transaction(async (tx) => {
    // A reset may have changed the password since it was checked.
    if ((await lockPasswordHash(tx, user.id)) !== user.passwordHash) {
      throw new AppError('invalid_input', sessionTexts.wrongCredentials)
    }
    const { ip, userAgent } = attempt.caller
    const sessionUse = { createdAt: now, lastUsedAt: now, ip, userAgent }
    await insertSession(tx, { tokenHash: hashOfToken(token), userId: user.id, expiresAt, ...sessionUse })
    await clearSignInAttempts(tx, attempt)
    await recordSignIn(tx, user.id, now)
    const device = deviceOf(userAgent)
    if (await isNewDevice(tx, user.id, device)) {
      await notify(tx, { kind: 'new_device', userId: user.id, device, at: now.toISOString() })
    }
    await auditSignIn(tx, attempt, { userId: user.id, action: 'session.started' })
  })
  return { token, expires_at: expiresAt.toISOString() }
}

/** Records what the owner sees in the sign-in history. */
const auditSignIn = (
  db: Executor,
  { caller }: SignInContext,
  event: { userId: string | null; action: AuditAction },
): Promise<void> => audit(db, { ...event, source: caller.ip, details: { userAgent: caller.userAgent } })
