/** One-time codes that prove an address or number to somebody who is signed in. */
import { randomInt, randomUUID } from 'node:crypto'
import { oneTimeCodeMinutes } from '#shared/limits'
import { AppError } from '../../http/appError'
import type { Caller } from '../../http/serve'
import type { Services } from '../../services'
import { newestKey } from '../../keyRing'
import { hashOfCode, isCode } from '../session/codes'
import * as codes from '../session/queries'
import { codesByAccount, codesByAddress, codeTries, codeTriesByAddress, minutesAfter } from '../session/rules'
import { mayTry, mayTryFrom } from '../session/throttle'
import * as sessionTexts from '#shared/texts/session'

export type AddressPurpose = 'new_email' | 'new_phone' | 'contact_email' | 'contact_phone' | 'add_account'

export interface AddressCode {
  userId: string
  purpose: AddressPurpose
  contactId: string
  /** An e-mail address, or ten digits. */
  target: string
}

const isByMail = (purpose: AddressPurpose): boolean => purpose !== 'new_phone' && purpose !== 'contact_phone'

interface Sending extends AddressCode {
  /** What the code is for, where it does more than prove that the address is the reader's. */
  means?: string
}

/** Sends a code to the address that it is to prove. */
export async function sendAddressCode(services: Services, { means, ...code }: Sending, caller: Caller): Promise<void> {
  const { db, clock, config, notifier, background } = services
  const byMail = isByMail(code.purpose)
  if (!notifier.channels[byMail ? 'email' : 'sms']) {
    throw new AppError('unavailable', `We can’t send ${byMail ? 'email' : 'text messages'} right now.`)
  }
  const textFor = sessionTexts.codeThrottled
  await mayTryFrom(services, 'codes', { rule: codesByAddress, textFor, address: caller.address })
  await mayTry(services, `codes:user:${code.userId}`, { rule: codesByAccount, textFor })

  const id = randomUUID()
  const typed = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = minutesAfter(clock.now(), oneTimeCodeMinutes)
  await codes.replaceCode(db, { id, ...code, codeHash: hashOfCode(newestKey(config.CODE_KEY), id, typed), expiresAt })
  const proof = means ?? `It confirms that this ${byMail ? 'address' : 'number'} is yours.`
  const text = `Your code is ${typed}. It works once, for ${oneTimeCodeMinutes} minutes. ${proof} Not expecting this? You can ignore it.`
  background.run('send a code to an address', async () => {
    if (byMail) {
      await notifier.sendMail({
        to: code.target,
        subject: 'Your one-time code',
        text: `${text}\n\n${config.BRAND_NAME}`,
      })
    } else {
      await notifier.sendSms({ to: code.target, text: `${config.BRAND_NAME}: ${text}` })
    }
  })
}

interface TypedCode {
  userId: string
  purposes: readonly AddressPurpose[]
  contactId: string
  typed: string
}

/** Uses a code up and answers what it proved; every way of being wrong answers the same. */
export async function takeAddressCode(services: Services, asked: TypedCode, caller: Caller): Promise<AddressCode> {
  const { db, clock, config } = services
  const textFor = sessionTexts.codeThrottled
  await mayTryFrom(services, 'code-tries', { rule: codeTriesByAddress, textFor, address: caller.address })
  const now = clock.now()
  const candidates = await codes.takeTries(db, { ...asked, now }, codeTries)
  const code = candidates.find(
    (candidate) => candidate.contactId === asked.contactId && isCode(candidate, asked.typed, config.CODE_KEY),
  )
  const purpose = asked.purposes.find((known) => known === code?.purpose)
  if (!code || !purpose || !(await codes.useCode(db, code.id, now))) {
    throw new AppError('invalid_input', sessionTexts.codeWrong, { otp: sessionTexts.codeWrong })
  }
  return { userId: asked.userId, purpose, contactId: asked.contactId, target: code.target }
}
