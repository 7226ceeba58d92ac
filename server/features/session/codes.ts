/** One-time codes: sent to an address on file, and exchanged once for their purpose. */

import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { isStaff } from '#shared/access'
import { oneTimeCodeMinutes } from '#shared/limits'
import { phoneDigits } from '#shared/phoneNumber'
import * as sessionTexts from '#shared/texts/session'
import { hashOfToken } from '../../http/actor'
import { AppError } from '../../http/appError'
import { audit } from '../../http/customerScope'
import type { Caller } from '../../http/serve'
import { type KeyRing, newestKey } from '../../keyRing'
import type { Services } from '../../services'
import {
  codesByAccount,
  codesByAddress,
  codeTriesByAccount,
  codeTriesByAddress,
  minutesAfter,
  paymentMethodSessionMinutes,
  resetTokenMinutes,
} from './rules'
import * as queries from './session.queries'
import { createToken } from './signIn'
import { allowNextMessage, sendSpaced } from './spacedMessages'
import { clearHouseholdAttempts, countNetworkAttempt, limitNetworkAttempts, revertNetworkAttempt } from './throttle'
import { codeSentence, countCodeTry, createCode, needsLongCode, revertCodeTry } from './wrongCodes'

/** The destination of a code, by one of the two channels. */
export type Recipient = { email: string } | { phone: string }

/**
 * The purposes for which visitors may request codes. Codes for signed-in users are in
 * `features/profile/addressCodes.ts`.
 */
const visitorPurposes = ['password_reset', 'payment_method'] as const
type VisitorPurpose = (typeof visitorPurposes)[number]

const isVisitorCode = <C extends { purpose: queries.CodePurpose }>(code: C): code is C & { purpose: VisitorPurpose } =>
  visitorPurposes.some((purpose) => purpose === code.purpose)

const noChannelTexts = {
  email: 'We can’t send email right now. Use a text message instead.',
  sms: 'We can’t send text messages right now. Use email instead.',
}

const recipientKey = (recipient: Recipient): string =>
  'email' in recipient ? recipient.email.toLowerCase() : phoneDigits(recipient.phone)

const triesKey = (recipient: Recipient): string => `code-tries:account:${recipientKey(recipient)}`

/** Sends a code if the recipient is on file. The response and its timing are the same if not. */
export async function sendCode(
  services: Services,
  { recipient, purpose }: { recipient: Recipient; purpose: VisitorPurpose },
  caller: Caller,
): Promise<void> {
  const channel = 'email' in recipient ? 'email' : 'sms'
  if (!services.notifier.channels[channel]) throw new AppError('unavailable', noChannelTexts[channel])
  const accountKey = recipientKey(recipient)
  const textFor = sessionTexts.codeThrottled
  const { address } = caller
  await limitNetworkAttempts(services, 'codes', { rule: codesByAddress, textFor, address })
  await limitNetworkAttempts(services, `codes:account:${accountKey}`, { rule: codesByAccount, textFor, address })
  await clearHouseholdAttempts(services, triesKey(recipient), address)
  services.background.run('send one-time code', async () => {
    const user = await findRecipient(services, recipient)
    // Staff sign in only with their password: a code to their mail must not open customers' accounts.
    if (!user || (purpose === 'payment_method' && isStaff(user.userType))) return
    const code = createCode(await needsLongCode(services, user.id))
    await sendSpaced(services, sendSpacingKey(user.id, { recipient, purpose, code }), () =>
      issueCode(services, { recipient, purpose, user, code }),
    )
  })
}

/**
 * Returns the key by which messages are spaced. Long codes are spaced separately, because short ones may just have
 * stopped working.
 */
const sendSpacingKey = (userId: string, { recipient, purpose, code }: VisitorCode): string =>
  `${userId}:${purpose}:${code.length}:${recipientKey(recipient)}`

interface VisitorCode {
  recipient: Recipient
  purpose: VisitorPurpose
  code: string
}

interface IssuedCode extends VisitorCode {
  user: NonNullable<Awaited<ReturnType<typeof findRecipient>>>
}

async function issueCode(services: Services, { recipient, purpose, user, code }: IssuedCode): Promise<void> {
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

/** Exchanges a code. Every kind of wrong code gives the same error. */
export async function exchangeCode(
  services: Services,
  { recipient, typed }: { recipient: Recipient; typed: string },
  caller: Caller,
) {
  const { db, clock } = services
  const textFor = sessionTexts.codeThrottled
  await limitNetworkAttempts(services, 'code-tries', { rule: codeTriesByAddress, textFor, address: caller.address })
  const now = clock.now()
  const limit = { rule: codeTriesByAccount, address: caller.address }
  const { isAllowed } = await countNetworkAttempt(services, triesKey(recipient), limit)
  const user = await findRecipient(services, recipient)
  const code = user && isAllowed ? await findMatchingCode(services, user.id, typed) : null
  if (!user || !code || !(await queries.useCode(db, code.id, now))) {
    throw new AppError('invalid_input', sessionTexts.codeWrong, { otp: sessionTexts.codeWrong })
  }
  await revertCodeTry(services, user.id)
  await revertNetworkAttempt(services, triesKey(recipient), caller.address)
  await allowNextMessage(services, sendSpacingKey(user.id, { recipient, purpose: code.purpose, code: typed }))
  const token = createToken()
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

/** Finds the typed code among the user's valid ones. */
async function findMatchingCode(services: Services, userId: string, typed: string) {
  const { db, clock, config } = services
  const liveCodes = await queries.findLiveCodes(db, { userId, purposes: visitorPurposes, now: clock.now() })
  if (liveCodes.length === 0) return null
  const canMatch = await countCodeTry(services, userId)
  if (!canMatch(typed)) return null
  return liveCodes.filter(isVisitorCode).find((code) => isCode(code, typed, config.CODE_KEY)) ?? null
}

const findRecipient = ({ db }: Services, recipient: Recipient) =>
  'email' in recipient
    ? queries.findUserByEmail(db, recipient.email)
    : queries.findUserByPhone(db, phoneDigits(recipient.phone))

/** Returns whether the typed code matches, with any key of the ring. */
export const isCode = (code: { id: string; codeHash: Buffer }, typed: string, keys: KeyRing): boolean =>
  keys.some((key) => timingSafeEqual(code.codeHash, hashOfCode(key, code.id, typed)))

/** The hash includes the code's id, so that equal codes of two people have different hashes. */
export const hashOfCode = (key: string, id: string, code: string): Buffer =>
  createHmac('sha256', key).update(`${id}:${code}`).digest()
