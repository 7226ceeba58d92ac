/** Codes for people who are no users yet: sent to what is on file, exchanged for a token that proves whose account it is. */
import { randomUUID } from 'node:crypto'
import { oneTimeCodeMinutes } from '#shared/limits'
import { hashOfToken } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { audit } from '../../http/ownership'
import { portalUrl } from '../../http/origins'
import type { Caller } from '../../http/serve'
import type { Services } from '../../services'
import { newestKey } from '../../keyRing'
import { hashOfCode, isCode } from '../session/codes'
import { codeSentence, forgiveRightCode, countCodeTry, needsLongCode, newCode } from '../session/guessing'
import { codesByAccount, codesByAddress, codeTriesByAddress, minutesAfter } from '../session/rules'
import { allowNext, sendSpaced } from '../session/sending'
import { newToken } from '../session/signIn'
import { mayTry, mayTryFrom } from '../session/throttle'
import { findUserWith } from '../people/queries'
import * as queries from './queries'
import { callsByAccount, callsByAddress, chosenMatch, laterStep, proofMinutes, type Address } from './rules'
import * as sessionTexts from '#shared/texts/session'
import * as registrationTexts from '#shared/texts/registrations'

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
  const requestId = randomUUID()
  services.background.run('send a registration code', () => answerRequest(services, requestId, { search, address }))
  return requestId
}

async function answerRequest(
  services: Services,
  id: string,
  { search, address }: { search: queries.Search; address: Address },
): Promise<void> {
  const { db, clock, notifier } = services
  const found = (await queries.findByIdentifier(db, search)).map((account) => ({
    ...account,
    address: { line1: account.serviceAddressLine1, postalCode: account.serviceAddressPostalCode },
  }))
  const account = chosenMatch(found, address)
  if (!account) return remindUser(services, search)
  const channel = channelOf(account, search)
  if (!channel || !notifier.channels[channel]) return

  const { migrationAccountParentId } = account
  const code = newCode(await needsLongCode(services, migrationAccountParentId))
  const isSent = await sendSpaced(services, sendsOf({ migrationAccountParentId, channel, code }), () =>
    issueCode(services, { id, account, channel, code }),
  )
  if (isSent) return
  const expiresAt = minutesAfter(clock.now(), oneTimeCodeMinutes)
  await queries.insertCode(db, { id, migrationAccountParentId, channel, codeHash: queries.noCode, expiresAt })
}

/** Under what messages are spaced. Long codes are spaced apart from short ones, which may have stopped working just now. */
const sendsOf = (
  sent: Pick<queries.RegistrationCode, 'migrationAccountParentId' | 'channel'> & { code: string },
): string => `registration:${sent.code.length}:${sent.channel}:${sent.migrationAccountParentId}`

interface Issue {
  id: string
  account: queries.LegacyAccount
  channel: 'email' | 'sms'
  code: string
}

async function issueCode(services: Services, { id, account, channel, code }: Issue): Promise<void> {
  const { db, clock, config, notifier } = services
  const { migrationAccountParentId, firstName } = account
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
  const text = `${codeSentence(code)} It works once, for ${oneTimeCodeMinutes} minutes, to register your account. We never ask for it by phone. Not expecting this? You can ignore it.`
  if (channel === 'sms') await notifier.sendSms({ to: account.mobile, text: `${config.BRAND_NAME}: ${text}` })
  else {
    const subject = 'Your registration code'
    await notifier.sendMail({
      to: account.email,
      subject,
      text: `Hi ${firstName},\n\n${text}\n\n${config.BRAND_NAME}`,
    })
  }
}

/** Whoever has a sign-in already waits for a code in vain: their own mailbox tells them, and nobody else. */
async function remindUser(services: Services, search: queries.Search): Promise<void> {
  const { db, notifier, config } = services
  if (!('email' in search) || !notifier.channels.email) return
  const user = await findUserWith(db, search.email)
  if (user?.status !== 'active') return
  const mail = {
    to: search.email,
    subject: 'You already have an account',
    text: `Hello,\n\nSomeone tried to register with this email. You already have an account, so just sign in:\n\n${portalUrl(config)}/login\n\nForgot your password? Reset it on the sign-in page.\n\nIf this wasn’t you, you can ignore this message.\n\n${config.BRAND_NAME}`,
  }
  await sendSpaced(services, `reminder:${search.email}`, () => notifier.sendMail(mail))
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
  const request = await queries.takeTry(db, requestId, now)
  const code = request && (await matchingCode(services, request, typed))
  if (!code || !(await queries.useCode(db, code.row.id))) {
    const field = typed.otp1 === undefined ? 'otp2' : 'otp1'
    throw new AppError('invalid_input', sessionTexts.codeWrong, { [field]: sessionTexts.codeWrong })
  }
  await queries.useCode(db, requestId)
  const { migrationAccountParentId, channel } = code.row
  await forgiveRightCode(services, migrationAccountParentId)
  await allowNext(services, sendsOf({ ...code.row, code: code.typed }))
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

/** The code that was typed, among those that were sent lately: a request may have got no message of its own. */
async function matchingCode(services: Services, request: queries.RegistrationCode, { otp1, otp2 }: TypedCodes) {
  const { db, clock, config } = services
  const mayWork = await countCodeTry(services, request.migrationAccountParentId)
  const sent = await queries.findSentCodes(db, request, clock.now())
  for (const typed of [otp1, otp2]) {
    if (typed === undefined || !mayWork(typed)) continue
    const row = sent.find((candidate) => isCode(candidate, typed, config.CODE_KEY))
    if (row) return { row, typed }
  }
  return null
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
