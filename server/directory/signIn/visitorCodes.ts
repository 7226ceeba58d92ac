/** One-time codes for visitors, sent to an address on file. */
import { randomUUID } from 'node:crypto'
import { isStaff } from '#shared/access/access'
import { phoneDigits } from '#shared/customers/phoneNumber'
import { oneTimeCodeMinutes } from '#shared/http/limits'
import * as sessionTexts from '#shared/texts/session'
import { AppError } from '../../http/appError'
import type { Caller } from '../../http/serve'
import { newestKey } from '../../keyRing'
import type { Services } from '../../services'
import { insertCode } from './codes.queries'
import { findUserByEmail, findUserByPhone } from './credentials.queries'
import { hashOfCode } from './oneTimeCode'
import { codesByAccount, codesByAddress, minutesAfter } from './rules'
import { sendSpaced } from './spacedMessages'
import { clearHouseholdAttempts, limitNetworkAttempts } from './throttle'
import { codeSentence, createCode, needsLongCode } from './wrongCodes'

/** The destination of a code, by one of the two channels. */
export type Recipient = { email: string } | { phone: string }

/** The purposes for which visitors may request codes. Codes for signed-in users are in `addressCodes.ts`. */
export const visitorPurposes = ['password_reset', 'payment_method'] as const
export type VisitorPurpose = (typeof visitorPurposes)[number]

const noChannelTexts = {
  email: 'We can’t send email right now. Use a text message instead.',
  sms: 'We can’t send text messages right now. Use email instead.',
}

const recipientKey = (recipient: Recipient): string =>
  'email' in recipient ? recipient.email.toLowerCase() : phoneDigits(recipient.phone)

export const triesKey = (recipient: Recipient): string => `code-tries:account:${recipientKey(recipient)}`

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
export const sendSpacingKey = (userId: string, { recipient, purpose, code }: VisitorCode): string =>
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
  await insertCode(db, {
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

export const findRecipient = ({ db }: Services, recipient: Recipient) =>
  'email' in recipient ? findUserByEmail(db, recipient.email) : findUserByPhone(db, phoneDigits(recipient.phone))
