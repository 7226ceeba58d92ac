/** Sends a one-time code, and masks its recipient for a screen that others may see. */
import { sendEmailCode, sendPhoneCode } from '#shared/contract/signIn/oneTimeCodes'
import type { Problem } from '#shared/http/errors'
import { send } from '../../../api/http'

export type Recipient = { emailId: string } | { phoneNumber: string }

/** Returns the problem, or undefined on success. */
export async function sendCodeTo(recipient: Recipient): Promise<Problem | undefined> {
  const { error } =
    'emailId' in recipient
      ? await send(sendEmailCode, { query: recipient })
      : await send(sendPhoneCode, { query: recipient })
  return error
}

/** "m•••@demo.example" or "•••-•••-0142": enough for people to recognize their own. */
export function maskedRecipient(recipient: Recipient): string {
  if ('phoneNumber' in recipient) return `•••-•••-${recipient.phoneNumber.replaceAll(/\D/g, '').slice(-4)}`
  const { emailId } = recipient
  return `${emailId.slice(0, 1)}•••${emailId.slice(emailId.lastIndexOf('@'))}`
}
