/** Routes to sign in and out, for one-time codes and for forgotten passwords. */
import {
  resetForgottenPassword,
  sendEmailCode,
  sendForgotPasswordCode,
  sendPhoneCode,
  validateCode,
} from '#shared/contract/signIn/oneTimeCodes'
import { getAppData, logout, validateUser } from '#shared/contract/signIn/session'
import * as securityTexts from '#shared/texts/signIn/security'
import * as sessionTexts from '#shared/texts/signIn/session'
import { prepareFirstView } from '../../directory/customers/firstView'
import { notifyOfLoginChange } from '../../directory/notifications/notify'
import { clearAllAttempts } from '../../directory/signIn/attempts.queries'
import { deleteSessionsOf, findUserByEmail, updatePassword } from '../../directory/signIn/credentials.queries'
import { hashPassword, passwordMatches } from '../../directory/signIn/passwords'
import { codeTriesByNetwork } from '../../directory/signIn/rules'
import { signInKey } from '../../directory/signIn/signInAttempts'
import { limitNetworkAttempts } from '../../directory/signIn/throttle'
import { sendCode } from '../../directory/signIn/visitorCodes'
import { appFeaturesOf } from '../../directory/users/appFeatures'
import { actorOf, hashOfToken } from '../../http/actor'
import { AppError, invalidField } from '../../http/appError'
import { audit, auditActor } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { exchangeCode } from './exchangeCode'
import { consumeResetToken, deleteSession, hasResetToken } from './session.queries'
import { signIn } from './signIn'

export function sessionRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock } = services
  const findFirstView = prepareFirstView(services)

  serve(routeContext, validateUser, async ({ body }, caller) => {
    const session = await signIn(services, body, caller)
    const actor = await actorOf(`Bearer ${session.token}`, routeContext.findActor)
    // The first view needs no further call.
    return { ...session, ...(await findFirstView(actor, { premiseId: null, serviceAccountId: null })) }
  })

  serve(routeContext, logout, async ({ actor }, caller) => {
    await deleteSession(db, actor.tokenHash)
    await auditActor(db, { actor, caller }, { action: 'session.ended' })
    return null
  })

  serve(routeContext, getAppData, async ({ actor }) => appFeaturesOf(actor.rights))

  serve(routeContext, sendForgotPasswordCode, async ({ query }, caller) => {
    await sendCode(services, { recipient: { email: query.emailId }, purpose: 'password_reset' }, caller)
    caller.addMessage(sessionTexts.codeSent)
    return null
  })

  serve(routeContext, sendEmailCode, async ({ query }, caller) => {
    await sendCode(services, { recipient: { email: query.emailId }, purpose: 'payment_method' }, caller)
    caller.addMessage(sessionTexts.codeSent)
    return null
  })

  serve(routeContext, sendPhoneCode, async ({ query }, caller) => {
    await sendCode(services, { recipient: { phone: query.phoneNumber }, purpose: 'payment_method' }, caller)
    caller.addMessage(sessionTexts.codeTexted)
    return null
  })

  serve(routeContext, validateCode, async ({ body }, caller) => {
    const recipient = body.emailId === undefined ? { phone: body.phoneNumber ?? '' } : { email: body.emailId }
    return exchangeCode(services, { recipient, typed: body.otp }, caller)
  })

  serve(routeContext, resetForgottenPassword, async ({ body }, caller) => {
    await limitNetworkAttempts(services, 'resets', {
      ip: caller.ip,
      rule: codeTriesByNetwork,
      textFor: sessionTexts.codeThrottled,
    })
    const tokenHash = hashOfToken(body.reset_token)
    const user = await findUserByEmail(db, body.user_email)
    // This check comes before the costly hash, so that strangers can't make the server compute one.
    if (!user || !(await hasResetToken(db, { tokenHash, userId: user.id, now: clock.now() }))) {
      throw new AppError('invalid_input', sessionTexts.resetExpired)
    }
    if (await passwordMatches(body.new_password, user.passwordHash))
      throw invalidField('new_password', securityTexts.samePassword)
    const passwordHash = await hashPassword(body.new_password)
    await db.transaction(async (tx) => {
      const isConsumed = await consumeResetToken(tx, { tokenHash, userId: user.id, now: clock.now() })
      if (!isConsumed) throw new AppError('invalid_input', sessionTexts.resetExpired)
      await updatePassword(tx, user.id, { passwordHash })
      await deleteSessionsOf(tx, user.id)
      await clearAllAttempts(tx, signInKey(user.email))
      await audit(tx, { userId: user.id, action: 'password.reset', source: caller.ip })
      // The first password of a new user replaces a temporary one that was never used.
      const isFirstPassword = user.mustChangePassword && user.lastSignInAt === null
      if (!isFirstPassword)
        await notifyOfLoginChange(tx, { userId: user.id, change: 'passwordChanged', at: clock.now() })
    })
    caller.addMessage(sessionTexts.passwordChanged)
    return null
  })
}
