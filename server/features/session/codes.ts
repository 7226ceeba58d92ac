/** One-time codes: sent to an address on file, exchanged once for what they were sent for. */
import { phoneDigits } from '#shared/phoneNumber'
import { createHmac, timingSafeEqual, randomUUID } from 'node:crypto'
import { isStaff } from '#shared/access'
import { oneTimeCodeMinutes } from '#shared/limits'
import { hashOfToken } from '../../http/actor'
import { AppError } from '../../http/appError'
import { audit } from '../../http/ownership'
import type { Caller } from '../../http/serve'
import { newestKey, type KeyRing } from '../../keyRing'
import type { Services } from '../../services'
import { codeSentence, forgiveRightCode, countCodeTry, needsLongCode, newCode } from './guessing'
import * as queries from './queries'
import {
  codesByAccount,
  codesByAddress,
  codeTriesByAccount,
  codeTriesByAddress,
  minutesAfter,
  paymentMethodSessionMinutes,
  resetTokenMinutes,
} from './rules'
import { allowNext, sendSpaced } from './sending'
import { newToken } from './signIn'
import { countFrom, forgetHousehold, forgiveFrom, mayTryFrom } from './throttle'
import * as sessionTexts from '#shared/texts/session'

/** Where a code goes: one of the two ways to reach a person. */
export type Recipient = { email: string } | { phone: string }

/** What visitors may ask codes for. Others are sent to somebody who is signed in (`features/profile/addressCodes.ts`). */
const sentPurposes = ['password_reset', 'payment_method'] as const
type SentPurpose = (typeof sentPurposes)[number]

const isSent = <C extends { purpose: queries.CodePurpose }>(code: C): code is C & { purpose: SentPurpose } =>
  sentPurposes.some((purpose) => purpose === code.purpose)

const noChannelTexts = {
  email: 'We can’t send email right now. Use a text message instead.',
  sms: 'We can’t send text messages right now. Use email instead.',
}

const keyOf = (recipient: Recipient): string =>
  'email' in recipient ? recipient.email.toLowerCase() : phoneDigits(recipient.phone)

const triesKey = (recipient: Recipient): string => `code-tries:account:${keyOf(recipient)}`

/** Sends a code if the recipient is on file. The answer, and the time it takes, are the same when not. */
export async function sendCode(
  services: Services,
  { recipient, purpose }: { recipient: Recipient; purpose: SentPurpose },
  caller: Caller,
): Promise<void> {
  const channel = 'email' in recipient ? 'email' : 'sms'
  if (!services.notifier.channels[channel]) throw new AppError('unavailable', noChannelTexts[channel])
  const key = keyOf(recipient)
  const textFor = sessionTexts.codeThrottled
  const { address } = caller
  await mayTryFrom(services, 'codes', { rule: codesByAddress, textFor, address })
  await mayTryFrom(services, `codes:account:${key}`, { rule: codesByAccount, textFor, address })
  await forgetHousehold(services, triesKey(recipient), address)
  services.background.run('send one-time code', async () => {
    const user = await findRecipient(services, recipient)
    // Staff come in by their password alone: a code to their mail must not open other people's accounts.
    if (!user || (purpose === 'payment_method' && isStaff(user.userType))) return
    const code = newCode(await needsLongCode(services, user.id))
    await sendSpaced(services, sendsOf(user.id, { recipient, purpose, code }), () =>
      issueCode(services, { recipient, purpose, user, code }),
    )
  })
}

/** Under what messages are spaced. Long codes are spaced apart from short ones, which may have stopped working just now. */
const sendsOf = (userId: string, { recipient, purpose, code }: Sent): string =>
  `${userId}:${purpose}:${code.length}:${keyOf(recipient)}`

interface Sent {
  recipient: Recipient
  purpose: SentPurpose
  code: string
}

interface Issue extends Sent {
  user: NonNullable<Awaited<ReturnType<typeof findRecipient>>>
}

async function issueCode(services: Services, { recipient, purpose, user, code }: Issue): Promise<void> {
  const { db, clock, config, notifier } = services
  const id = randomUUID()
  const expiresAt = minutesAfter(clock.now(), oneTimeCodeMinutes)
  await queries.insertCode(db, {
    id,
    userId: user.id,
    purpose,
    codeHash: hashOfCode(newestKey(config.CODE_KEY), id, code),
    expiresAt,
  })

  const text = `${codeSentence(code)} It works once, for ${oneTimeCodeMinutes} minutes. We never ask for it by phone. Not expecting this? You can ignore it.`
  if ('email' in recipient) {
    const subject = purpose === 'password_reset' ? 'Your password reset code' : 'Your one-time code'
    await notifier.sendMail({
      to: user.email,
      subject,
      text: `Hi ${user.firstName},\n\n${text}\n\n${config.BRAND_NAME}`,
    })
  } else {
    await notifier.sendSms({ to: phoneDigits(recipient.phone), text: `${config.BRAND_NAME}: ${text}` })
  }
}

/** Exchanges a code; every way of being wrong answers the same. */
export async function exchangeCode(
  services: Services,
  { recipient, typed }: { recipient: Recipient; typed: string },
  caller: Caller,
) {
  const { db, clock } = services
  const textFor = sessionTexts.codeThrottled
  await mayTryFrom(services, 'code-tries', { rule: codeTriesByAddress, textFor, address: caller.address })
  const now = clock.now()
  const limit = { rule: codeTriesByAccount, address: caller.address }
  const { isAllowed } = await countFrom(services, triesKey(recipient), limit)
  const user = await findRecipient(services, recipient)
  const code = user && isAllowed ? await matchingCode(services, user.id, typed) : null
  if (!user || !code || !(await queries.useCode(db, code.id, now))) {
    throw new AppError('invalid_input', sessionTexts.codeWrong, { otp: sessionTexts.codeWrong })
  }
  await forgiveRightCode(services, user.id)
  await forgiveFrom(services, triesKey(recipient), caller.address)
  await allowNext(services, sendsOf(user.id, { recipient, purpose: code.purpose, code: typed }))
  const token = newToken()
  switch (code.purpose) {
    case 'password_reset': {
      const expiresAt = minutesAfter(now, resetTokenMinutes)
      await queries.insertResetToken(db, { tokenHash: hashOfToken(token), userId: user.id, expiresAt })
      return { purpose: code.purpose, reset_token: token, expires_at: expiresAt.toISOString() }
    }
    case 'payment_method': {
      const expiresAt = minutesAfter(now, paymentMethodSessionMinutes)
      const session = { tokenHash: hashOfToken(token), userId: user.id, scope: code.purpose, expiresAt }
      await queries.insertSession(db, { ...session, address: caller.address, userAgent: caller.userAgent })
      await audit(db, { userId: user.id, action: 'session.startedByCode', address: caller.address })
      const customers = await queries.findCustomersOf(db, user.id)
      return { purpose: code.purpose, token, expires_at: expiresAt.toISOString(), customers }
    }
  }
}

/** The code that was typed, among those that its user could use now. */
async function matchingCode(services: Services, userId: string, typed: string) {
  const { db, clock, config } = services
  const live = await queries.findLiveCodes(db, { userId, purposes: sentPurposes, now: clock.now() })
  if (live.length === 0) return null
  const mayWork = await countCodeTry(services, userId)
  if (!mayWork(typed)) return null
  return live.filter(isSent).find((code) => isCode(code, typed, config.CODE_KEY)) ?? null
}

const findRecipient = ({ db }: Services, recipient: Recipient) =>
  'email' in recipient
    ? queries.findUserByEmail(db, recipient.email)
    : queries.findUserByPhone(db, phoneDigits(recipient.phone))

/** Whether what was typed is the code, under whichever key of the ring it was hashed. */
export const isCode = (code: { id: string; codeHash: Buffer }, typed: string, keys: KeyRing): boolean =>
  keys.some((key) => timingSafeEqual(code.codeHash, hashOfCode(key, code.id, typed)))

/** Bound to the code's id, so that equal codes of two people have different hashes. */
export const hashOfCode = (key: string, id: string, code: string): Buffer =>
  createHmac('sha256', key).update(`${id}:${code}`).digest()
