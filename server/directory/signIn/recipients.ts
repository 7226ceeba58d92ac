/** The recipients of visitors' one-time codes, and the keys by which their codes are counted and spaced. */
import { z } from 'zod/mini'
import { phoneDigits } from '#shared/fields/phoneNumber'
import type { Services } from '../../services'
import { findUserByEmail, findUserByPhone } from './credentials.queries'

/** The destination of a code, by one of the two channels. */
export const Recipient = z.union([z.object({ email: z.string() }), z.object({ phone: z.string() })])
export type Recipient = z.infer<typeof Recipient>

/** The purposes for which visitors may request codes. Codes for signed-in users are in `addressCodes.ts`. */
export const visitorPurposes = ['password_reset', 'payment_method'] as const
export type VisitorPurpose = (typeof visitorPurposes)[number]

export const recipientKey = (recipient: Recipient): string =>
  'email' in recipient ? recipient.email.toLowerCase() : phoneDigits(recipient.phone)

export const triesKey = (recipient: Recipient): string => `code-tries:account:${recipientKey(recipient)}`

export interface VisitorCode {
  recipient: Recipient
  purpose: VisitorPurpose
  code: string
}

/**
 * Returns the key by which messages are spaced. Long codes are spaced separately, because short ones may just have
 * stopped working.
 */
export const sendSpacingKey = (userId: string, { recipient, purpose, code }: VisitorCode): string =>
  `${userId}:${purpose}:${code.length}:${recipientKey(recipient)}`

export const findRecipient = ({ db }: Services, recipient: Recipient) =>
  'email' in recipient ? findUserByEmail(db, recipient.email) : findUserByPhone(db, phoneDigits(recipient.phone))
