/** A person's own password, second step, sessions and sign-in history. Nobody else's can be named. */
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
} from '#shared/contract/security'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { audit } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { resetPasswordOf } from '../portalUsers/reset'
import { hashPassword } from '../session/passwords'
import { forgetAttempts, updatePassword, voidCodesAndResets } from '../session/queries'
import { mayTry } from '../session/throttle'
import * as queries from './queries'
import { provePassword } from './provePassword'
import { passwordTries } from './rules'
import { issueRecoveryCodes, newSecret, takeAppCode, takeSecondStep } from './secondStep'
import * as sessionTexts from '#shared/texts/session'
import * as securityTexts from '#shared/texts/security'

export function securityRoutes(mounting: Mounting, services: Services): void {
  const { db, clock } = services

  serve(mounting, changePassword, async ({ body, actor }, caller) => {
    if (body.user_email.toLowerCase() !== actor.email.toLowerCase()) {
      await resetPasswordOf(services, { actor, caller }, { email: body.user_email, password: body.new_password })
      caller.say(sessionTexts.passwordChanged)
      return null
    }
    if (body.old_password === '') throw refused('old_password', securityTexts.currentRequired)
    await proveCurrentPassword(services, actor, body.old_password)
    if (body.new_password === body.old_password) throw refused('new_password', securityTexts.samePassword)
    const passwordHash = await hashPassword(body.new_password)
    await db.transaction(async (tx) => {
      await updatePassword(tx, actor.userId, { passwordHash })
      await queries.deleteOtherSessions(tx, actor.userId, actor.tokenHash)
      await voidCodesAndResets(tx, actor.userId)
      await audit(tx, { userId: actor.userId, action: 'password.changed', address: caller.address })
    })
    tell(services, actor, 'Your password was changed')
    caller.say(sessionTexts.passwordChanged)
    return null
  })

  serve(mounting, listSessions, ({ actor: { userId, tokenHash } }) =>
    queries.findSessions(db, { userId, tokenHash, now: clock.now() }),
  )

  serve(mounting, endSession, async ({ body, actor }, caller) => {
    if (!(await queries.deleteSessionById(db, actor.userId, body.session_id))) throw notFound()
    await audit(db, { userId: actor.userId, action: 'session.endedElsewhere', address: caller.address })
    return null
  })

  serve(mounting, endOtherSessions, async ({ actor }, caller) => {
    const ended = await queries.deleteOtherSessions(db, actor.userId, actor.tokenHash)
    const details = { ended }
    await audit(db, { userId: actor.userId, action: 'session.endedElsewhere', address: caller.address, details })
    return { ended }
  })

  serve(mounting, listSignIns, ({ body, actor }) => queries.findSignIns(db, actor.userId, body))

  secondStepRoutes(mounting, services)
}

function secondStepRoutes(mounting: Mounting, services: Services): void {
  const { db, clock } = services

  serve(mounting, getTwoStep, async ({ actor }) => {
    const { since } = await secondStepOf(services, actor)
    return {
      enabled: since !== null,
      since: since?.toISOString() ?? null,
      recovery_codes_left: since ? await queries.countRecoveryCodes(db, actor.userId) : 0,
    }
  })

  serve(mounting, startTwoStep, async ({ body, actor }) => {
    await proveCurrentPassword(services, actor, body.old_password)
    const { secret, uri, sealed } = newSecret(services, actor)
    if (!(await queries.storeSecret(db, actor.userId, sealed))) {
      throw new AppError('conflict', securityTexts.twoStepIsOn)
    }
    return { secret, uri }
  })

  serve(mounting, confirmTwoStep, async ({ body, actor }, caller) => {
    const key = `two-step:${actor.userId}`
    await mayTry(services, key, { rule: passwordTries, textFor: securityTexts.triedTooOften })
    const { secret, since } = await secondStepOf(services, actor)
    if (since) throw new AppError('conflict', securityTexts.twoStepIsOn)
    if (!secret) throw new AppError('conflict', securityTexts.twoStepIsOff)
    const isRight = await takeAppCode(services, { userId: actor.userId, sealed: secret, typed: body.otp })
    if (!isRight) throw refused('otp', securityTexts.appCodeWrong)
    const codes = await db.transaction(async (tx) => {
      if (!(await queries.markProved(tx, { userId: actor.userId, secret, now: clock.now() }))) {
        throw new AppError('conflict', securityTexts.twoStepChanged)
      }
      await forgetAttempts(tx, key)
      await audit(tx, { userId: actor.userId, action: 'twoStep.on', address: caller.address })
      return issueRecoveryCodes(tx, services, actor.userId)
    })
    tell(services, actor, 'Two-step sign-in was turned on')
    return { recovery_codes: codes }
  })

  serve(mounting, renewRecoveryCodes, async ({ body, actor }, caller) => {
    await proveBoth(services, actor, body)
    const codes = await db.transaction(async (tx) => {
      await audit(tx, { userId: actor.userId, action: 'twoStep.codesRenewed', address: caller.address })
      return issueRecoveryCodes(tx, services, actor.userId)
    })
    tell(services, actor, 'Your recovery codes were replaced')
    return { recovery_codes: codes }
  })

  serve(mounting, endTwoStep, async ({ body, actor }, caller) => {
    await proveBoth(services, actor, body)
    await db.transaction(async (tx) => {
      await queries.forgetSecondStep(tx, actor.userId)
      await audit(tx, { userId: actor.userId, action: 'twoStep.off', address: caller.address })
    })
    tell(services, actor, 'Two-step sign-in was turned off')
    return null
  })
}

const refused = (field: string, text: string): AppError => new AppError('invalid_input', text, { [field]: text })

async function secondStepOf({ db }: Services, actor: Actor) {
  const found = await queries.findSecondStep(db, actor.userId)
  if (!found) throw notFound()
  return found
}

const proveCurrentPassword = (services: Services, actor: Actor, typed: string): Promise<void> =>
  provePassword(services, actor, { field: 'old_password', typed, wrongText: securityTexts.wrongPassword })

async function proveBoth(
  services: Services,
  actor: Actor,
  { old_password, otp }: { old_password: string; otp: string },
): Promise<void> {
  await proveCurrentPassword(services, actor, old_password)
  const key = `two-step:${actor.userId}`
  await mayTry(services, key, { rule: passwordTries, textFor: securityTexts.triedTooOften })
  const { secret, since } = await secondStepOf(services, actor)
  if (!secret || !since) throw new AppError('conflict', securityTexts.twoStepIsOff)
  const isRight = await takeSecondStep(services, { userId: actor.userId, sealed: secret, typed: otp })
  if (!isRight) throw refused('otp', sessionTexts.secondStepWrong)
  await forgetAttempts(services.db, key)
}

/** The owner hears of it, in case it was somebody else. */
function tell({ background, notifier, config }: Services, { email }: Actor, subject: string): void {
  if (!notifier.channels.email) return
  const text = `${subject}. If this was you, you don’t need to do anything. If it wasn’t, reset your password right away and call us.\n\n${config.BRAND_NAME}`
  background.run('tell of a security change', () => notifier.sendMail({ to: email, subject, text }))
}
