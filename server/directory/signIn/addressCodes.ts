/** One-time codes with which a signed-in user verifies an email address or phone number. */

import { randomInt, randomUUID } from 'node:crypto'
import { minutesAfter } from '#shared/format/moments'
import { oneTimeCodeMinutes } from '#shared/http/limits'
import { stoppedNumberError } from '#shared/texts/customers/textMessages'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import * as sessionTexts from '#shared/texts/signIn/session'
import { enqueueLetter, enqueueSms } from '../../adapters/notifier/sendMessage.job'
import { isNumberStopped } from '../../adapters/notifier/stoppedNumbers.queries'
import { AppError, invalidField } from '../../http/appError'
import type { Caller } from '../../http/serve'
import { newestKey } from '../../keyRing'
import type { Services } from '../../services'
import { findCustomerOfContact } from '../contacts/contacts.queries'
import { consumeCode, countCodeTries, replaceCode } from './codes.queries'
import { hashOfCode, isCode } from './oneTimeCode'
import { codesByAccount, codesByNetwork, codeTriesByNetwork, maxCodeTries } from './rules'
import { limitAttempts, limitNetworkAttempts } from './throttle'

type AddressPurpose = 'new_email' | 'new_phone' | 'contact_email' | 'contact_phone' | 'add_account'

interface AddressCode {
  userId: string
  purpose: AddressPurpose
  contactId: string
  /** Contains an email address, or ten digits. */
  target: string
}

const isByMail = (purpose: AddressPurpose): boolean => purpose !== 'new_phone' && purpose !== 'contact_phone'

interface AddressCodeMessage extends AddressCode {
  /** Explains the effect of the code when it does more than verify the address. */
  explanation?: string
}

/** Sends a code to the address that it verifies. */
export async function sendAddressCode(
  services: Services,
  { explanation, ...code }: AddressCodeMessage,
  caller: Caller,
): Promise<void> {
  const { db, clock, config, notifier } = services
  const isMail = isByMail(code.purpose)
  if (!notifier.channels[isMail ? 'email' : 'sms']) {
    throw new AppError('unavailable', isMail ? sessionTexts.noEmailNow : sessionTexts.noTextsNow)
  }
  if (!isMail && (await isNumberStopped(db, code.target))) {
    throw new AppError('conflict', stoppedNumberError)
  }
  const textFor = sessionTexts.codeThrottled
  await limitNetworkAttempts(services, 'codes', { rule: codesByNetwork, textFor, ip: caller.ip })
  await limitAttempts(services, `codes:user:${code.userId}`, { rule: codesByAccount, textFor })

  const id = randomUUID()
  const typed = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = minutesAfter(clock.now(), oneTimeCodeMinutes)
  const text = loginEmailTexts.addressCode(
    typed,
    explanation ?? (isMail ? loginEmailTexts.verifiesEmail : loginEmailTexts.verifiesPhone),
  )
  const title = loginEmailTexts.codeTitle
  const { target: to, contactId } = code
  await db.transaction(async (tx) => {
    const customerNumber = await findCustomerOfContact(tx, contactId)
    const recipient = { to, customerNumber, contactId }
    const message = { ...recipient, category: 'security', isSecret: true, validUntil: expiresAt } as const
    await replaceCode(tx, { id, ...code, codeHash: hashOfCode(newestKey(config.CODE_KEY), id, typed), expiresAt })
    await (isMail
      ? enqueueLetter(services, tx, { ...message, firstName: null, content: { subject: title, paragraphs: [text] } })
      : enqueueSms(services, tx, { ...message, title, text }))
  })
}

interface TypedCode {
  userId: string
  purposes: readonly AddressPurpose[]
  contactId: string
  typed: string
}

/** Uses up a code and returns what it verified. Every kind of wrong code gives the same error. */
export async function consumeAddressCode(services: Services, request: TypedCode, caller: Caller): Promise<AddressCode> {
  const { db, clock, config } = services
  const textFor = sessionTexts.codeThrottled
  await limitNetworkAttempts(services, 'code-tries', { rule: codeTriesByNetwork, textFor, ip: caller.ip })
  const now = clock.now()
  const candidates = await countCodeTries(db, { ...request, now }, maxCodeTries)
  const code = candidates.find(
    (candidate) => candidate.contactId === request.contactId && isCode(candidate, request.typed, config.CODE_KEY),
  )
  const purpose = request.purposes.find((allowed) => allowed === code?.purpose)
  if (!code || !purpose || !(await consumeCode(db, code.id, now))) {
    throw invalidField('otp', sessionTexts.codeWrong)
  }
  return { userId: request.userId, purpose, contactId: request.contactId, target: code.target }
}
