/** Codes for people who are no users yet: sent to what is on file, exchanged for a token that proves whose account it is. */
import { randomUUID } from 'node:crypto'
import { oneTimeCodeMinutes } from '#shared/limits'
import { registrationTexts } from '#shared/registrationTexts'
import { sessionTexts } from '#shared/texts'
import { hashOfToken } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { audit } from '../../http/ownership'
import { portalUrl } from '../../http/origins'
import type { Caller } from '../../http/serve'
import type { Services } from '../../services'
import { newestKey } from '../../keyRing'
import { hashOfCode, isCode } from '../session/codes'
import { codeSentence, forgiveRightCode, countCodeTry, needsLongCode, newCode } from '../session/guessing'
import { codesByAccount, codesByAddress, codeTriesByAddress, minutesAfter, slowCodes } from '../session/rules'
import { newToken } from '../session/signIn'
import { mayTry, mayTryFrom, pauseFor } from '../session/throttle'
import { findUserWith } from '../people/queries'
import * as queries from './queries'
import { callsByAccount, callsByAddress, chosenMatch, laterStep, proofMinutes, type Address } from './rules'

/** Answers at once, and the same, whether there is such an account or not. */
export async function sendRegistrationCode(
  services: Services,
  { search, address }: { search: queries.Search; address: Address },
  caller: Caller,
): Promise<string> {
  const textFor = sessionTexts.codeThrottled
  const from = { textFor, address: caller.address }
  await mayTryFrom(services, 'registration-codes', { rule: codesByAddress, ...from })
  const account = `registration-codes:account:${Object.values(search).join()}`
  await mayTryFrom(services, account, { rule: codesByAccount, ...from })
  const pauseMs = await pauseFor(services, account, slowCodes)
  const requestId = randomUUID()
  services.background.run('send a registration code', async () => {
    await services.clock.wait(pauseMs)
    await issueCode(services, requestId, { search, address })
  })
  return requestId
}

async function issueCode(
  services: Services,
  id: string,
  { search, address }: { search: queries.Search; address: Address },
): Promise<void> {
  const { db, clock, config, notifier } = services
  const found = (await queries.findByIdentifier(db, search)).map((account) => ({
    ...account,
    address: { line1: account.serviceAddressLine1, postalCode: account.serviceAddressPostalCode },
  }))
  const account = chosenMatch(found, address)
  if (!account) return remindUser(services, search)
  const channel = channelOf(account, search)
  if (!channel || !notifier.channels[channel]) return

  const { migrationAccountParentId, firstName } = account
  const code = newCode(await needsLongCode(services, migrationAccountParentId))
  await db.transaction(async (tx) => {
    await queries.insertCode(tx, {
      id,
      migrationAccountParentId,
      channel,
      codeHash: hashOfCode(newestKey(config.CODE_KEY), id, code),
      expiresAt: minutesAfter(clock.now(), oneTimeCodeMinutes),
    })
    const step = laterStep(account.lastStep, 'code')
    await queries.noteStep(tx, migrationAccountParentId, { step, now: clock.now() })
  })
  const text = `${codeSentence(code)} It works once, for ${oneTimeCodeMinutes} minutes, to register your account. We never ask for it by phone. If you did not ask for it, you can ignore this message.`
  if (channel === 'sms') await notifier.sendSms({ to: account.mobile, text: `${config.BRAND_NAME}: ${text}` })
  else {
    const subject = 'Your code to register'
    await notifier.sendMail({
      to: account.email,
      subject,
      text: `Hello ${firstName},\n\n${text}\n\n${config.BRAND_NAME}`,
    })
  }
}

/** Whoever has a sign-in already waits for a code in vain: their own mailbox tells them, and nobody else. */
async function remindUser({ db, notifier, config }: Services, search: queries.Search): Promise<void> {
  if (!('email' in search) || !notifier.channels.email) return
  const user = await findUserWith(db, search.email)
  if (user?.status !== 'active') return
  await notifier.sendMail({
    to: search.email,
    subject: 'You have a sign-in already',
    text: `Hello,\n\nsomebody wants to register with this address. There is nothing to register: sign in with it:\n\n${portalUrl(config)}/login\n\nIf you do not know the password any more, choose "Forgot password?" there.\n\nIf it was not you, you can ignore this message.\n\n${config.BRAND_NAME}`,
  })
}

/** By the way that was named; for a number of an account, by email before text message. */
function channelOf({ email, mobile }: queries.LegacyAccount, search: queries.Search): 'email' | 'sms' | null {
  if ('mobile' in search) return 'sms'
  if (email !== '') return 'email'
  return mobile === '' ? null : 'sms'
}

interface TypedCodes {
  otp1?: string | undefined
  otp2?: string | undefined
}

/** Exchanges a code; every way of being wrong answers the same. */
export async function exchangeRegistrationCode(
  services: Services,
  { requestId, typed }: { requestId: string; typed: TypedCodes },
  caller: Caller,
) {
  const { db, clock } = services
  const textFor = sessionTexts.codeThrottled
  await mayTryFrom(services, 'registration-tries', { rule: codeTriesByAddress, textFor, address: caller.address })
  const now = clock.now()
  const code = await queries.takeTry(db, requestId, now)
  const isRight = code !== null && (await isOneRight(services, code, typed))
  if (!code || !isRight || !(await queries.useCode(db, requestId))) {
    const field = typed.otp1 === undefined ? 'otp2' : 'otp1'
    throw new AppError('invalid_input', sessionTexts.codeWrong, { [field]: sessionTexts.codeWrong })
  }
  const { migrationAccountParentId, channel } = code
  await forgiveRightCode(services, migrationAccountParentId)
  const account = await queries.findLegacyAccount(db, migrationAccountParentId)
  if (!account) throw notFound()
  // Only whoever reads the account's own mail or messages learns this.
  if (account.registeredAt) return { status: 'already_registered' as const, email: account.email }

  const token = newToken()
  const expiresAt = minutesAfter(now, proofMinutes)
  await db.transaction(async (tx) => {
    await queries.insertProof(tx, { tokenHash: hashOfToken(token), migrationAccountParentId, channel, expiresAt })
    await queries.noteStep(tx, migrationAccountParentId, { step: laterStep(account.lastStep, 'proved'), now })
    await audit(tx, {
      userId: null,
      action: 'registration.proved',
      customerNumber: account.customerNumber,
      address: caller.address,
      details: { channel },
    })
  })
  return {
    status: 'proved' as const,
    registration_token: token,
    expires_at: expiresAt.toISOString(),
    migration_account_parent_id: migrationAccountParentId,
  }
}

async function isOneRight(services: Services, code: queries.RegistrationCode, { otp1, otp2 }: TypedCodes) {
  const mayWork = await countCodeTry(services, code.migrationAccountParentId)
  const { CODE_KEY } = services.config
  return [otp1, otp2].some((otp) => otp !== undefined && mayWork(otp) && isCode(code, otp, CODE_KEY))
}

export interface Proof {
  account: queries.LegacyAccount
  channel: 'email' | 'sms'
}

/** The account that the caller has proved; refuses everybody else, and one account's token for another. */
export async function provedAccount(services: Services, caller: Caller, parentId: string | null): Promise<Proof> {
  const { db, clock } = services
  const textFor = sessionTexts.codeThrottled
  await mayTryFrom(services, 'registration', { rule: callsByAddress, textFor, address: caller.address })
  const proof = caller.bearer ? await queries.findProof(db, hashOfToken(caller.bearer), clock.now()) : null
  if (!proof) throw new AppError('not_signed_in', registrationTexts.proofExpired)
  const { account } = proof
  if (parentId !== null && account.migrationAccountParentId !== parentId) throw notFound()
  await mayTry(services, `registration:account:${account.migrationAccountParentId}`, { rule: callsByAccount, textFor })
  return proof
}
