/** The second step of signing in: codes of an authenticator app, and recovery codes for when it is lost. */
import { createHmac, hkdfSync, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Executor } from '../../db/database'
import { AppError } from '../../http/appError'
import { newestKey } from '../../keyRing'
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
import * as securityTexts from '#shared/texts/security'

const totpOf = (secret: string, issuer: string, label: string): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: stepSeconds })

/** A new secret as text and as what a QR code holds, and sealed for the database. */
export function newSecret({ config }: Services, { userId, email }: { userId: string; email: string }) {
  const secret = new Secret({ size: 20 }).base32
  return {
    secret,
    uri: totpOf(secret, config.BRAND_NAME, email).toString(),
    sealed: seal(secret, { keys: config.SEAL_KEY, owner: userId }),
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
  const secret = unseal(sealed, { keys: config.SEAL_KEY, owner: userId })
  if (!secret) throw new AppError('conflict', securityTexts.secondStepUnreadable)
  const totp = totpOf(secret.text, config.BRAND_NAME, '')
  const token = typed.replace(/\s/g, '')
  const delta = totp.validate({ token, timestamp: now.getTime(), window: stepTolerance })
  if (delta === null) return false
  return queries.takeStep(db, userId, totp.counter({ timestamp: now.getTime() }) + delta)
}

/** Whether what was typed proves the second step: a code of the app, or a recovery code, either of them once. */
export async function takeSecondStep(services: Services, attempt: Attempt): Promise<boolean> {
  const { db, clock, config } = services
  const { userId, typed, sealed } = attempt
  if (isAppCode(typed)) {
    const isRight = await takeAppCode(services, attempt)
    if (isRight) await sealAgain(services, { userId, sealed })
    return isRight
  }
  // Codes that were issued before they had a key of their own are hashed under that of one-time codes.
  const keys = [...config.SEAL_KEY.map(recoveryKeyOf), ...config.CODE_KEY]
  const codeHashes = keys.map((key) => hashOfRecoveryCode(key, userId, plainRecoveryCode(typed)))
  return queries.takeRecoveryCode(db, { userId, codeHashes, now: clock.now() })
}

/** A secret that an older key opened is sealed with the newest, so that the older one can be retired. */
async function sealAgain({ db, config }: Services, { userId, sealed }: Omit<Attempt, 'typed'>): Promise<void> {
  const sealing = { keys: config.SEAL_KEY, owner: userId }
  const secret = unseal(sealed, sealing)
  if (secret?.isOutdated) await queries.replaceSecret(db, { userId, before: sealed, after: seal(secret.text, sealing) })
}

/** Puts new recovery codes in place of the old ones and answers them as they are shown, once. */
export async function issueRecoveryCodes(db: Executor, { config }: Services, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: recoveryLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join(''),
  )
  await queries.replaceRecoveryCodes(
    db,
    userId,
    codes.map((code) => hashOfRecoveryCode(recoveryKeyOf(newestKey(config.SEAL_KEY)), userId, code)),
  )
  return codes.map(shownRecoveryCode)
}

/** Recovery codes last as long as the secret beside them, so their key comes from the same setting. */
const recoveryKeyOf = (sealKey: string): Buffer => Buffer.from(hkdfSync('sha256', sealKey, '', 'recovery codes', 32))

/** Fifty random bits need no slow hash. */
const hashOfRecoveryCode = (key: string | Buffer, userId: string, code: string): Buffer =>
  createHmac('sha256', key).update(`recovery:${userId}:${code}`).digest()
