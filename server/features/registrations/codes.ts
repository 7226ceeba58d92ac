/**
 * Takes requests for registration codes, and exchanges a code for a token that allows access to the account.
 */

import { randomUUID } from 'node:crypto'
import { minutesAfter } from '#shared/format/moments'
import * as registrationTexts from '#shared/texts/customers/registrations'
import * as sessionTexts from '#shared/texts/signIn/session'
import { findLegacyAccount, type LegacyAccount } from '../../directory/registrations/legacyAccounts.queries'
import { isCode } from '../../directory/signIn/oneTimeCode'
import { codesByAccount, codesByNetwork, codeTriesByNetwork } from '../../directory/signIn/rules'
import { allowNextMessage } from '../../directory/signIn/spacedMessages'
import { limitAttempts, limitNetworkAttempts } from '../../directory/signIn/throttle'
import { createToken } from '../../directory/signIn/token'
import { countCodeTry, revertCodeTry } from '../../directory/signIn/wrongCodes'
import { hashOfToken } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { audit } from '../../http/customerScope'
import type { Caller } from '../../http/serve'
import { enqueue } from '../../jobs/jobs.queries'
import type { Services } from '../../services'
import { registrationCodeJob, sendSpacingKey } from './registrationCode.job'
import * as queries from './registrations.queries'
import { callsByAccount, callsByNetwork, type LegacyAddress, laterStep, verificationMinutes } from './rules'

/** Responds immediately and identically, whether the account exists or not. */
export async function sendRegistrationCode(
  services: Services,
  { search, address }: { search: queries.AccountSearch; address: LegacyAddress },
  caller: Caller,
): Promise<string> {
  const textFor = sessionTexts.codeThrottled
  const throttleInput = { textFor, ip: caller.ip }
  await limitNetworkAttempts(services, 'registration-codes', { rule: codesByNetwork, ...throttleInput })
  const account = `registration-codes:account:${Object.values(search).join()}`
  await limitNetworkAttempts(services, account, { rule: codesByAccount, ...throttleInput })
  const requestId = randomUUID()
  await enqueue(services.db, registrationCodeJob, {
    requestId,
    search,
    address,
    requestedAt: services.clock.now().toISOString(),
  })
  return requestId
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
    rule: codeTriesByNetwork,
    textFor,
    ip: caller.ip,
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
  const account = await findLegacyAccount(db, migrationAccountParentId)
  if (!account) throw notFound()
  // Only a reader of the account's own email or text messages learns this.
  if (account.registeredAt) return { status: 'already_registered' as const, email: account.email }

  const token = createToken()
  const expiresAt = minutesAfter(now, verificationMinutes)
  await db.transaction(async (tx) => {
    await queries.insertVerification(tx, {
      tokenHash: hashOfToken(token),
      migrationAccountParentId,
      channel,
      expiresAt,
    })
    await queries.recordStep(tx, migrationAccountParentId, { step: laterStep(account.lastStep, 'proved'), now })
    await audit(tx, {
      userId: null,
      action: 'registration.proved',
      customerNumber: account.customerNumber,
      source: caller.ip,
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

/** Finds the typed code among all recently sent ones, because a request may not have sent a new message. */
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

export interface AccountVerification {
  account: LegacyAccount
  channel: 'email' | 'sms'
}

/** Returns the account that the caller has verified, and rejects a missing verification or a token of another account. */
export async function requireVerifiedAccount(
  services: Services,
  caller: Caller,
  parentId: string | null,
): Promise<AccountVerification> {
  const { db, clock } = services
  const textFor = sessionTexts.codeThrottled
  await limitNetworkAttempts(services, 'registration', { rule: callsByNetwork, textFor, ip: caller.ip })
  const verification = caller.bearer
    ? await queries.findVerification(db, hashOfToken(caller.bearer), clock.now())
    : null
  if (!verification) throw new AppError('not_signed_in', registrationTexts.verificationExpired)
  const { account } = verification
  if (parentId !== null && account.migrationAccountParentId !== parentId) throw notFound()
  await limitAttempts(services, `registration:account:${account.migrationAccountParentId}`, {
    rule: callsByAccount,
    textFor,
  })
  return verification
}
