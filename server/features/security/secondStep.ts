/** The second step of signing in: codes of an authenticator app, and recovery codes for when it is lost. */
import { createHmac, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Executor } from '../../db/database'
import { seal, unseal } from '../../seal'
import type { Services } from '../../services'
import * as queries from './queries'
import {
  isAppCode,
  plainRecoveryCode,
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryLength,
  shownRecoveryCode,
  stepSeconds,
  stepTolerance,
} from './rules'

const totpOf = (secret: string, issuer: string, label: string): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: stepSeconds })

/** A new secret as text and as what a QR code holds, and sealed for the database. */
export function newSecret({ config }: Services, { userId, email }: { userId: string; email: string }) {
  const secret = new Secret({ size: 20 }).base32
  return {
    secret,
    uri: totpOf(secret, config.BRAND_NAME, email).toString(),
    sealed: seal(secret, { key: config.SEAL_KEY, owner: userId }),
  }
}

export interface Attempt {
  userId: string
  sealed: Buffer
  typed: string
}

/** Whether a code of the app is right; each counts once. */
export async function takeAppCode(
  { db, clock, config }: Services,
  { userId, sealed, typed }: Attempt,
): Promise<boolean> {
  const now = clock.now()
  const totp = totpOf(unseal(sealed, { key: config.SEAL_KEY, owner: userId }), config.BRAND_NAME, '')
  const token = typed.replace(/\s/g, '')
  const delta = totp.validate({ token, timestamp: now.getTime(), window: stepTolerance })
  if (delta === null) return false
  return queries.takeStep(db, userId, totp.counter({ timestamp: now.getTime() }) + delta)
}

/** Whether what was typed proves the second step: a code of the app, or a recovery code, either of them once. */
export async function takeSecondStep(services: Services, attempt: Attempt): Promise<boolean> {
  if (isAppCode(attempt.typed)) return takeAppCode(services, attempt)
  const { db, clock, config } = services
  const { userId, typed } = attempt
  const codeHash = hashOfRecoveryCode(config.CODE_KEY, userId, plainRecoveryCode(typed))
  return queries.takeRecoveryCode(db, { userId, codeHash, now: clock.now() })
}

/** Puts new recovery codes in place of the old ones and answers them as they are shown, once. */
export async function issueRecoveryCodes(db: Executor, { config }: Services, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: recoveryLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join(''),
  )
  await queries.replaceRecoveryCodes(
    db,
    userId,
    codes.map((code) => hashOfRecoveryCode(config.CODE_KEY, userId, code)),
  )
  return codes.map(shownRecoveryCode)
}

/** Fifty random bits need no slow hash. */
const hashOfRecoveryCode = (key: string, userId: string, code: string): Buffer =>
  createHmac('sha256', key).update(`recovery:${userId}:${code}`).digest()
