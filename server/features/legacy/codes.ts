/**
 * Sends codes to people who are not users yet, at their address on file, and exchanges a code for a token that proves
 * access to the account.
 */
import { randomUUID } from 'node:crypto'
import { oneTimeCodeMinutes } from '#shared/http/limits'
import * as registrationTexts from '#shared/texts/registrations'
import * as sessionTexts from '#shared/texts/session'
import type { LegacyAccount } from '../../directory/legacy/legacy.queries'
import { hashOfCode, isCode } from '../../directory/signIn/oneTimeCode'
import { codesByAccount, codesByAddress, codeTriesByAddress, minutesAfter } from '../../directory/signIn/rules'
import { allowNextMessage, sendSpaced } from '../../directory/signIn/spacedMessages'
import { limitAttempts, limitNetworkAttempts } from '../../directory/signIn/throttle'
import { createToken } from '../../directory/signIn/token'
import { codeSentence, countCodeTry, createCode, needsLongCode, revertCodeTry } from '../../directory/signIn/wrongCodes'
import { findUserByEmail } from '../../directory/users/users.queries'
import { hashOfToken } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { audit } from '../../http/customerScope'
import { portalUrl } from '../../http/origins'
import type { Caller } from '../../http/serve'
import { newestKey } from '../../keyRing'
import type { Services } from '../../services'
import * as queries from './legacy.queries'
import { callsByAccount, callsByAddress, type LegacyAddress, laterStep, proofMinutes, selectMatch } from './rules'

/** Responds at once and identically, whether the account exists or not. */
export async function sendRegistrationCode(
  services: Services,
  { search, address }: { search: queries.AccountSearch; address: LegacyAddress },
  caller: Caller,
): Promise<string> {
  const textFor = sessionTexts.codeThrottled
  const throttleInput = { textFor, address: caller.address }
  await limitNetworkAttempts(services, 'registration-codes', { rule: codesByAddress, ...throttleInput })
  const account = `registration-codes:account:${Object.values(search).join()}`
  await limitNetworkAttempts(services, account, { rule: codesByAccount, ...throttleInput })
  const requestId = randomUUID()
  services.background.run('send a registration code', () => handleCodeRequest(services, requestId, { search, address }))
  return requestId
}

async function handleCodeRequest(
  services: Services,
  id: string,
  { search, address }: { search: queries.AccountSearch; address: LegacyAddress },
): Promise<void> {
  const { db, clock, notifier } = services
  const found = (await queries.findByIdentifier(db, search)).map((account) => ({
    ...account,
    address: { line1: account.serviceAddressLine1, postalCode: account.serviceAddressPostalCode },
  }))
  const account = selectMatch(found, address)
  if (!account) return remindExistingUser(services, search)
  const channel = channelOf(account, search)
  if (!channel || !notifier.channels[channel]) return

  const { migrationAccountParentId } = account
  const code = createCode(await needsLongCode(services, migrationAccountParentId))
  const isSent = await sendSpaced(services, sendSpacingKey({ migrationAccountParentId, channel, code }), () =>
    issueCode(services, { id, account, channel, code }),
  )
  if (isSent) return
  const expiresAt = minutesAfter(clock.now(), oneTimeCodeMinutes)
  await queries.insertCode(db, { id, migrationAccountParentId, channel, codeHash: queries.noCode, expiresAt })
}

/**
 * Returns the key by which messages are spaced. Long codes are spaced separately, because short ones may just have
 * stopped working.
 */
const sendSpacingKey = (
  message: Pick<queries.RegistrationCode, 'migrationAccountParentId' | 'channel'> & { code: string },
): string => `registration:${message.code.length}:${message.channel}:${message.migrationAccountParentId}`

interface CodeMessage {
  id: string
  account: LegacyAccount
  channel: 'email' | 'sms'
  code: string
}

async function issueCode(services: Services, { id, account, channel, code }: CodeMessage): Promise<void> {
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
    await queries.recordStep(tx, migrationAccountParentId, { step, now: clock.now() })
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

/**
 * Someone who already has a sign-in would wait for a code in vain. The mail goes only to their own address, so no one
 * else learns of it.
 */
async function remindExistingUser(services: Services, search: queries.AccountSearch): Promise<void> {
  const { db, notifier, config } = services
  if (!('email' in search) || !notifier.channels.email) return
  const user = await findUserByEmail(db, search.email)
  if (user?.status !== 'active') return
  const mail = {
    to: search.email,
    subject: 'You already have an account',
    text: `Hello,\n\nSomeone tried to register with this email. You already have an account, so just sign in:\n\n${portalUrl(config)}/login\n\nForgot your password? Reset it on the sign-in page.\n\nIf this wasn’t you, you can ignore this message.\n\n${config.BRAND_NAME}`,
  }
  await sendSpaced(services, `reminder:${search.email}`, () => notifier.sendMail(mail))
}

/** Uses the channel of the search. A search by account number prefers email to text message. */
function channelOf({ email, mobile }: LegacyAccount, search: queries.AccountSearch): 'email' | 'sms' | null {
  if ('mobile' in search) return 'sms'
  if (email !== '') return 'email'
  return mobile === '' ? null : 'sms'
}

interface TypedCodes {
  otp1?: string | undefined
  otp2?: string | undefined
}

/** Exchanges a code. Every kind of wrong code gives the same error. */
export async function exchangeRegistrationCode(
  services: Services,
  { requestId, typed }: { requestId: string; typed: TypedCodes },
  caller: Caller,
) {
  const { db, clock } = services
  const textFor = sessionTexts.codeThrottled
  await limitNetworkAttempts(services, 'registration-tries', {
    rule: codeTriesByAddress,
    textFor,
    address: caller.address,
  })
  const now = clock.now()
  const request = await queries.countCodeAttempt(db, requestId, now)
  const code = request && (await findMatchingCode(services, request, typed))
  if (!code || !(await queries.useCode(db, code.row.id))) {
    const field = typed.otp1 === undefined ? 'otp2' : 'otp1'
    throw new AppError('invalid_input', sessionTexts.codeWrong, { [field]: sessionTexts.codeWrong })
  }
  await queries.useCode(db, requestId)
  const { migrationAccountParentId, channel } = code.row
  await revertCodeTry(services, migrationAccountParentId)
  await allowNextMessage(services, sendSpacingKey({ ...code.row, code: code.typed }))
  const account = await queries.findLegacyAccount(db, migrationAccountParentId)
  if (!account) throw notFound()
  // Only a reader of the account's own mail or text messages learns this.
  if (account.registeredAt) return { status: 'already_registered' as const, email: account.email }

  const token = createToken()
  const expiresAt = minutesAfter(now, proofMinutes)
  await db.transaction(async (tx) => {
    await queries.insertProof(tx, { tokenHash: hashOfToken(token), migrationAccountParentId, channel, expiresAt })
    await queries.recordStep(tx, migrationAccountParentId, { step: laterStep(account.lastStep, 'proved'), now })
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

/** Finds the typed code among all recently sent ones, because a request may have produced no message of its own. */
async function findMatchingCode(services: Services, request: queries.RegistrationCode, { otp1, otp2 }: TypedCodes) {
  const { db, clock, config } = services
  const canMatch = await countCodeTry(services, request.migrationAccountParentId)
  const sentCodes = await queries.findSentCodes(db, request, clock.now())
  for (const typed of [otp1, otp2]) {
    if (typed === undefined || !canMatch(typed)) continue
    const row = sentCodes.find((candidate) => isCode(candidate, typed, config.CODE_KEY))
    if (row) return { row, typed }
  }
  return null
}

export interface AccountProof {
  account: LegacyAccount
  channel: 'email' | 'sms'
}

/** Returns the account that the caller has proved, and rejects a missing proof or a token of another account. */
export async function requireProvedAccount(
  services: Services,
  caller: Caller,
  parentId: string | null,
): Promise<AccountProof> {
  const { db, clock } = services
  const textFor = sessionTexts.codeThrottled
  await limitNetworkAttempts(services, 'registration', { rule: callsByAddress, textFor, address: caller.address })
  const proof = caller.bearer ? await queries.findProof(db, hashOfToken(caller.bearer), clock.now()) : null
  if (!proof) throw new AppError('not_signed_in', registrationTexts.proofExpired)
  const { account } = proof
  if (parentId !== null && account.migrationAccountParentId !== parentId) throw notFound()
  await limitAttempts(services, `registration:account:${account.migrationAccountParentId}`, {
    rule: callsByAccount,
    textFor,
  })
  return proof
}
