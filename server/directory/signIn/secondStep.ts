/** The second step of signing in: codes of an authenticator app, and recovery codes in case the app is lost. */
import { createHmac, hkdfSync, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import * as securityTexts from '#shared/texts/signIn/security'
import type { Executor } from '../../db/database'
import { AppError } from '../../http/appError'
import { seal, unseal } from '../../seal'
import type { Services } from '../../services'
import {
  formatRecoveryCode,
  isAppCode,
  normalizeRecoveryCode,
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryLength,
  stepSeconds,
  stepTolerance,
} from './rules'
import { consumeRecoveryCode, consumeTimeStep, replaceRecoveryCodes } from './secondStep.queries'

const totpOf = (secret: string, issuer: string, label: string): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: stepSeconds })

/** Returns a new secret as text, as the URI of its QR code, and sealed for the database. */
export function createSecret({ config }: Services, { userId, email }: { userId: string; email: string }) {
  const secret = new Secret({ size: 20 }).base32
  return {
    secret,
    uri: totpOf(secret, config.BRAND_NAME, email).toString(),
    sealed: seal(secret, { keys: config.SEAL_KEY, owner: userId }),
  }
}

interface SecondStepAttempt {
  userId: string
  sealed: Buffer
  typed: string
}

/** Returns whether a code of the app is correct. Each code works once. */
export async function consumeAppCode(
  { db, clock, config }: Services,
  { userId, sealed, typed }: SecondStepAttempt,
): Promise<boolean> {
  const now = clock.now()
  const secret = unseal(sealed, { keys: config.SEAL_KEY, owner: userId })
  if (!secret) throw new AppError('conflict', securityTexts.secondStepUnreadable)
  const totp = totpOf(secret.text, config.BRAND_NAME, '')
  const token = typed.replace(/\s/g, '')
  const delta = totp.validate({ token, timestamp: now.getTime(), window: stepTolerance })
  if (delta === null) return false
  return consumeTimeStep(db, userId, totp.counter({ timestamp: now.getTime() }) + delta)
}

/** Returns whether the input passes the second step: a code of the app or a recovery code, each of which works once. */
export async function consumeSecondStep(services: Services, attempt: SecondStepAttempt): Promise<boolean> {
  if (isAppCode(attempt.typed)) return consumeAppCode(services, attempt)
  const { db, clock, config } = services
  const { userId, typed, sealed } = attempt
  const secret = unseal(sealed, { keys: config.SEAL_KEY, owner: userId })
  if (!secret) return false
  const codeHash = hashOfRecoveryCode(recoveryKeyOf(secret.text), userId, normalizeRecoveryCode(typed))
  return consumeRecoveryCode(db, { userId, codeHash, now: clock.now() })
}

/** Replaces the recovery codes and returns the new ones in display format. They are shown only once. */
export async function issueRecoveryCodes(
  db: Executor,
  { config }: Services,
  { userId, sealed }: Omit<SecondStepAttempt, 'typed'>,
): Promise<string[]> {
  const secret = unseal(sealed, { keys: config.SEAL_KEY, owner: userId })
  if (!secret) throw new AppError('conflict', securityTexts.secondStepUnreadable)
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: recoveryLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join(''),
  )
  const key = recoveryKeyOf(secret.text)
  await replaceRecoveryCodes(
    db,
    userId,
    codes.map((code) => hashOfRecoveryCode(key, userId, code)),
  )
  return codes.map(formatRecoveryCode)
}

/** Recovery codes live as long as the secret of the app. Their key derives from it, so that SEAL_KEY can change. */
const recoveryKeyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'recovery codes', 32))

/** Fifty random bits don't need a slow hash. */
const hashOfRecoveryCode = (key: string | Buffer, userId: string, code: string): Buffer =>
  createHmac('sha256', key).update(`recovery:${userId}:${code}`).digest()
