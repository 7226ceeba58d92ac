/**
 * Routes for a user's own password, second step, sessions and sign-in history. They have no parameter for another user.
 */

import {
  changePassword,
  confirmTwoStep,
  endOtherSessions,
  endSession,
  endTwoStep,
  getTwoStep,
  listSessions,
  listSignIns,
  renewRecoveryCodes,
  startTwoStep,
} from '#shared/contract/signIn/security'
import * as securityTexts from '#shared/texts/signIn/security'
import * as sessionTexts from '#shared/texts/signIn/session'
import { notifyOfLoginChange } from '../../directory/notifications/notify'
import { clearAttempts } from '../../directory/signIn/attempts.queries'
import { updatePassword, voidCodesAndResets } from '../../directory/signIn/credentials.queries'
import { hashPassword } from '../../directory/signIn/passwords'
import { passwordTries } from '../../directory/signIn/rules'
import { consumeAppCode, consumeSecondStep, createSecret, issueRecoveryCodes } from '../../directory/signIn/secondStep'
import { findSecondStep, removeSecondStep } from '../../directory/signIn/secondStep.queries'
import { limitAttempts } from '../../directory/signIn/throttle'
import { verifyPassword } from '../../directory/signIn/verifyPassword'
import { resetPasswordOf } from '../../directory/users/resetPassword'
import type { Actor } from '../../http/actor'
import { AppError, invalidField, notFound } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './security.queries'

export function securityRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock } = services

  serve(routeContext, changePassword, async ({ body, actor }, caller) => {
    if (body.user_email.toLowerCase() !== actor.email.toLowerCase()) {
      await resetPasswordOf(services, { actor, caller }, { email: body.user_email, password: body.new_password })
      caller.addMessage(sessionTexts.passwordChanged)
      return null
    }
    if (body.old_password === '') throw invalidField('old_password', securityTexts.currentRequired)
    await verifyCurrentPassword(services, actor, body.old_password)
    if (body.new_password === body.old_password) throw invalidField('new_password', securityTexts.samePassword)
    const passwordHash = await hashPassword(body.new_password)
    await db.transaction(async (tx) => {
      await updatePassword(tx, actor.userId, { passwordHash })
      await queries.deleteOtherSessions(tx, actor.userId, actor.tokenHash)
      await voidCodesAndResets(tx, actor.userId)
      await auditActor(tx, { actor, caller }, { action: 'password.changed' })
      await notifyOfLoginChange(tx, { userId: actor.userId, change: 'passwordChanged', at: clock.now() })
    })
    caller.addMessage(sessionTexts.passwordChanged)
    return null
  })

  serve(routeContext, listSessions, ({ actor: { userId, tokenHash } }) =>
    queries.findSessions(db, { userId, tokenHash, now: clock.now() }),
  )

  serve(routeContext, endSession, async ({ body, actor }, caller) => {
    if (!(await queries.deleteSessionById(db, actor.userId, body.session_id))) throw notFound()
    await auditActor(db, { actor, caller }, { action: 'session.endedElsewhere' })
    return null
  })

  serve(routeContext, endOtherSessions, async ({ actor }, caller) => {
    const ended = await queries.deleteOtherSessions(db, actor.userId, actor.tokenHash)
    const details = { ended }
    await auditActor(db, { actor, caller }, { action: 'session.endedElsewhere', details })
    return { ended }
  })

  serve(routeContext, listSignIns, ({ body, actor }) => queries.findSignIns(db, actor.userId, body))

  secondStepRoutes(routeContext, services)
}

function secondStepRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock } = services

  serve(routeContext, getTwoStep, async ({ actor }) => {
    const { since } = await requireSecondStep(services, actor)
    return {
      enabled: since !== null,
      since: since?.toISOString() ?? null,
      recovery_codes_left: since ? await queries.countRecoveryCodes(db, actor.userId) : 0,
    }
  })

  serve(routeContext, startTwoStep, async ({ body, actor }) => {
    await verifyCurrentPassword(services, actor, body.old_password)
    const { secret, uri, sealed } = createSecret(services, actor)
    if (!(await queries.storeSecret(db, actor.userId, sealed))) {
      throw new AppError('conflict', securityTexts.twoStepConflict)
    }
    return { secret, uri }
  })

  serve(routeContext, confirmTwoStep, async ({ body, actor }, caller) => {
    const key = `two-step:${actor.userId}`
    await limitAttempts(services, key, { rule: passwordTries, textFor: securityTexts.triedTooOften })
    const { secret, since } = await requireSecondStep(services, actor)
    if (since) throw new AppError('conflict', securityTexts.twoStepConflict)
    if (!secret) throw new AppError('conflict', securityTexts.setUpExpired)
    const isCorrect = await consumeAppCode(services, { userId: actor.userId, sealed: secret, typed: body.otp })
    if (!isCorrect) throw invalidField('otp', securityTexts.appCodeWrong)
    const codes = await db.transaction(async (tx) => {
      if (!(await queries.markSecretVerified(tx, { userId: actor.userId, secret, now: clock.now() }))) {
        throw new AppError('conflict', securityTexts.twoStepChanged)
      }
      await clearAttempts(tx, key)
      await auditActor(tx, { actor, caller }, { action: 'twoStep.on' })
      await notifyOfLoginChange(tx, { userId: actor.userId, change: 'twoStepOn', at: clock.now() })
      return issueRecoveryCodes(tx, services, { userId: actor.userId, sealed: secret })
    })
    return { recovery_codes: codes }
  })

  serve(routeContext, renewRecoveryCodes, async ({ body, actor }, caller) => {
    const sealed = await verifyPasswordAndCode(services, actor, body)
    const codes = await db.transaction(async (tx) => {
      await auditActor(tx, { actor, caller }, { action: 'twoStep.codesRenewed' })
      await notifyOfLoginChange(tx, { userId: actor.userId, change: 'recoveryCodesReplaced', at: clock.now() })
      return issueRecoveryCodes(tx, services, { userId: actor.userId, sealed })
    })
    return { recovery_codes: codes }
  })

  serve(routeContext, endTwoStep, async ({ body, actor }, caller) => {
    await verifyPasswordAndCode(services, actor, body)
    await db.transaction(async (tx) => {
      await removeSecondStep(tx, actor.userId)
      await auditActor(tx, { actor, caller }, { action: 'twoStep.off' })
      await notifyOfLoginChange(tx, { userId: actor.userId, change: 'twoStepOff', at: clock.now() })
    })
    return null
  })
}

async function requireSecondStep({ db }: Services, actor: Actor) {
  const found = await findSecondStep(db, actor.userId)
  if (!found) throw notFound()
  return found
}

const verifyCurrentPassword = (services: Services, actor: Actor, typed: string): Promise<void> =>
  verifyPassword(services, actor, { field: 'old_password', typed, wrongText: securityTexts.wrongPassword })

/** Returns the sealed secret of the app. */
async function verifyPasswordAndCode(
  services: Services,
  actor: Actor,
  { old_password, otp }: { old_password: string; otp: string },
): Promise<Buffer> {
  await verifyCurrentPassword(services, actor, old_password)
  const key = `two-step:${actor.userId}`
  await limitAttempts(services, key, { rule: passwordTries, textFor: securityTexts.triedTooOften })
  const { secret, since } = await requireSecondStep(services, actor)
  if (!secret || !since) throw new AppError('conflict', securityTexts.setUpExpired)
  const isCorrect = await consumeSecondStep(services, { userId: actor.userId, sealed: secret, typed: otp })
  if (!isCorrect) throw invalidField('otp', sessionTexts.secondStepWrong)
  await clearAttempts(services.db, key)
  return secret
}
