/** Signing in and out, one-time codes, the forgotten password. */

import {
  resetForgottenPassword,
  sendEmailCode,
  sendForgotPasswordCode,
  sendPhoneCode,
  validateCode,
} from '#shared/contract/oneTimeCodes'
import { getAppData, logout, validateUser } from '#shared/contract/session'
import { hashOfToken } from '../../http/actor'
import { AppError } from '../../http/appError'
import { audit } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { exchangeCode, sendCode } from './codes'
import { appFeaturesOf } from './features'
import { hashPassword, passwordMatches } from './passwords'
import {
  deleteSession,
  deleteSessionsOf,
  findUserByEmail,
  forgetAttemptsFromEverywhere,
  hasResetToken,
  takeResetToken,
  updatePassword,
} from './queries'
import { codeTriesByAddress } from './rules'
import { signIn } from './signIn'
import { signInKey } from './signInAttempts'
import { mayTryFrom } from './throttle'
import * as sessionTexts from '#shared/texts/session'
import * as securityTexts from '#shared/texts/security'

export function sessionRoutes(mounting: Mounting, services: Services): void {
  const { db, clock } = services

  serve(mounting, validateUser, async ({ body }, caller) => signIn(services, body, caller))

  serve(mounting, logout, async ({ actor }, caller) => {
    await deleteSession(db, actor.tokenHash)
    await audit(db, { userId: actor.userId, action: 'session.ended', address: caller.address })
    return null
  })

  serve(mounting, getAppData, async ({ actor }) => appFeaturesOf(actor.rights))

  serve(mounting, sendForgotPasswordCode, async ({ query }, caller) => {
    await sendCode(services, { recipient: { email: query.emailId }, purpose: 'password_reset' }, caller)
    caller.say(sessionTexts.codeSent)
    return null
  })

  serve(mounting, sendEmailCode, async ({ query }, caller) => {
    await sendCode(services, { recipient: { email: query.emailId }, purpose: 'payment_method' }, caller)
    caller.say(sessionTexts.codeSent)
    return null
  })

  serve(mounting, sendPhoneCode, async ({ query }, caller) => {
    await sendCode(services, { recipient: { phone: query.phoneNumber }, purpose: 'payment_method' }, caller)
    caller.say(sessionTexts.codeSentToPhone)
    return null
  })

  serve(mounting, validateCode, async ({ body }, caller) => {
    const recipient = body.emailId === undefined ? { phone: body.phoneNumber ?? '' } : { email: body.emailId }
    return exchangeCode(services, { recipient, typed: body.otp }, caller)
  })

  serve(mounting, resetForgottenPassword, async ({ body }, caller) => {
    await mayTryFrom(services, 'resets', {
      address: caller.address,
      rule: codeTriesByAddress,
      textFor: sessionTexts.codeThrottled,
    })
    const tokenHash = hashOfToken(body.reset_token)
    const user = await findUserByEmail(db, body.user_email)
    // Before the costly hash, which strangers must not be able to ask for.
    if (!user || !(await hasResetToken(db, { tokenHash, userId: user.id, now: clock.now() }))) {
      throw new AppError('invalid_input', sessionTexts.resetExpired)
    }
    if (await passwordMatches(body.new_password, user.passwordHash))
      throw new AppError('invalid_input', securityTexts.samePassword, { new_password: securityTexts.samePassword })
    const passwordHash = await hashPassword(body.new_password)
    await db.transaction(async (tx) => {
      const isTaken = await takeResetToken(tx, { tokenHash, userId: user.id, now: clock.now() })
      if (!isTaken) throw new AppError('invalid_input', sessionTexts.resetExpired)
      await updatePassword(tx, user.id, { passwordHash })
      await deleteSessionsOf(tx, user.id)
      await forgetAttemptsFromEverywhere(tx, signInKey(user.email))
      await audit(tx, { userId: user.id, action: 'password.reset', address: caller.address })
    })
    caller.say(sessionTexts.passwordChanged)
    return null
  })
}
