/** Exchanges a one-time code of a visitor once for its purpose. */
import { minutesAfter } from '#shared/format/moments'
import * as sessionTexts from '#shared/texts/signIn/session'
import { type CodePurpose, consumeCode, findLiveCodes } from '../../directory/signIn/codes.queries'
import { isCode } from '../../directory/signIn/oneTimeCode'
import {
  findRecipient,
  type Recipient,
  sendSpacingKey,
  triesKey,
  type VisitorPurpose,
  visitorPurposes,
} from '../../directory/signIn/recipients'
import {
  codeTriesByAccount,
  codeTriesByNetwork,
  paymentMethodSessionMinutes,
  resetTokenMinutes,
} from '../../directory/signIn/rules'
import { allowNextMessage } from '../../directory/signIn/spacedMessages'
import { countNetworkAttempt, limitNetworkAttempts, revertNetworkAttempt } from '../../directory/signIn/throttle'
import { createToken } from '../../directory/signIn/token'
import { countCodeTry, revertCodeTry } from '../../directory/signIn/wrongCodes'
import { hashOfToken } from '../../http/actor'
import { invalidField } from '../../http/appError'
import { audit } from '../../http/customerScope'
import type { Caller } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './session.queries'

const isVisitorCode = <C extends { purpose: CodePurpose }>(code: C): code is C & { purpose: VisitorPurpose } =>
  visitorPurposes.some((purpose) => purpose === code.purpose)

/** Exchanges a code. Every kind of wrong code gives the same error. */
export async function exchangeCode(
  services: Services,
  { recipient, typed }: { recipient: Recipient; typed: string },
  caller: Caller,
) {
  const { db, clock } = services
  const textFor = sessionTexts.codeThrottled
  await limitNetworkAttempts(services, 'code-tries', { rule: codeTriesByNetwork, textFor, ip: caller.ip })
  const now = clock.now()
  const limit = { rule: codeTriesByAccount, ip: caller.ip }
  const { isAllowed } = await countNetworkAttempt(services, triesKey(recipient), limit)
  const user = await findRecipient(services, recipient)
  const code = user && isAllowed ? await findMatchingCode(services, user.id, typed) : null
  if (!user || !code || !(await consumeCode(db, code.id, now))) {
    throw invalidField('otp', sessionTexts.codeWrong)
  }
  await revertCodeTry(services, user.id)
  await revertNetworkAttempt(services, triesKey(recipient), caller.ip)
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
      await queries.insertSession(db, { ...session, ip: caller.ip, userAgent: caller.userAgent })
      await audit(db, { userId: user.id, action: 'session.startedByCode', source: caller.ip })
      const customers = await queries.findCustomersOf(db, user.id)
      return { purpose: code.purpose, token, expires_at: expiresAt.toISOString(), customers }
    }
  }
}

/** Finds the typed code among the user's valid ones. */
async function findMatchingCode(services: Services, userId: string, typed: string) {
  const { db, clock, config } = services
  const liveCodes = await findLiveCodes(db, { userId, purposes: visitorPurposes, now: clock.now() })
  if (liveCodes.length === 0) return null
  const canMatch = await countCodeTry(services, userId)
  if (!canMatch(typed)) return null
  return liveCodes.filter(isVisitorCode).find((code) => isCode(code, typed, config.CODE_KEY)) ?? null
}
