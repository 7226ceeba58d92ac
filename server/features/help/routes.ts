/** Serves feedback on help answers and call-back requests. */

import { isStaff } from '#shared/access/access'
import type { AuditAction } from '#shared/access/auditActions'
import {
  type Callback,
  cancelCallback,
  getCallback,
  giveFaqFeedback,
  listFaqFeedback,
  requestCallback,
} from '#shared/contract/cases/help'
import { wallClock } from '#shared/desks/openingHours'
import { phoneDigits } from '#shared/fields/phoneNumber'
import * as helpTexts from '#shared/texts/cases/help'
import type { Mail } from '../../adapters/notifier/notifier'
import { enqueueMail } from '../../adapters/notifier/sendMessage.job'
import type { Executor } from '../../db/database'
import { limitAttempts } from '../../directory/signIn/throttle'
import type { Actor } from '../../http/actor'
import { AppError, invalidField, notFound } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import { type CallContext, type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './help.queries'
import { callbacksByUser, careMail, feedbackByUser, windowAt } from './rules'

export function helpRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock, config, notifier } = services
  const localNow = () => wallClock(clock.now(), config.TIME_ZONE)

  const mailToCare = async (callback: Callback, kind: 'requested' | 'cancelled', actor: Actor): Promise<Mail> => {
    const [customerNumber] = actor.customerNumbers
    const caller = { name: await queries.findName(db, actor.userId), email: actor.email, customerNumber }
    return { to: config.CARE_EMAIL, ...careMail(callback, kind, caller) }
  }

  const auditCallback = (tx: Executor, action: AuditAction, { actor, caller }: CallContext) =>
    auditActor(tx, { actor, caller }, { action, customerNumber: actor.customerNumbers[0] })

  serve(routeContext, listFaqFeedback, ({ actor }) => queries.findFeedback(db, actor.userId))

  serve(routeContext, giveFaqFeedback, async ({ body, actor }) => {
    await limitAttempts(services, `faq-feedback:${actor.userId}`, {
      rule: feedbackByUser,
      textFor: helpTexts.feedbackThrottled,
    })
    const { slug, helpful: isHelpful } = body
    await queries.storeFeedback(db, { userId: actor.userId, slug, isHelpful, updatedAt: clock.now() })
    return null
  })

  serve(routeContext, getCallback, async ({ actor }) => {
    await queries.expirePastCallback(db, actor.userId, localNow())
    return queries.findOpenCallback(db, actor.userId)
  })

  serve(routeContext, requestCallback, async ({ body, actor }, caller) => {
    if (isStaff(actor.userType)) throw new AppError('not_allowed', helpTexts.callbackStaff)
    // The desk receives requests by email only.
    if (!notifier.channels.email) throw new AppError('unavailable', helpTexts.callbackFailed)
    const window = windowAt(body, localNow())
    if (!window) {
      throw invalidField('from_minutes', helpTexts.callbackTimeUnavailable)
    }
    await limitAttempts(services, `callback:${actor.userId}`, {
      rule: callbacksByUser,
      textFor: helpTexts.callbackThrottled,
    })
    await queries.expirePastCallback(db, actor.userId, localNow())
    const { userId } = actor
    const phone = phoneDigits(body.phone)
    const request = { userId, phone, topic: body.topic, window, now: clock.now() }
    const callback = await db.transaction(async (tx) => {
      const stored = await queries.storeCallback(tx, request)
      if (!stored) throw new AppError('conflict', helpTexts.callbackAlreadyOpen)
      await auditCallback(tx, 'callback.requested', { actor, caller })
      await enqueueMail(services, tx, await mailToCare(stored, 'requested', actor))
      return stored
    })
    caller.addMessage(helpTexts.callbackRequested)
    return callback
  })

  serve(routeContext, cancelCallback, async ({ body, actor }, caller) => {
    await db.transaction(async (tx) => {
      const callback = await queries.cancelOpenCallback(tx, actor.userId, body.callback_id)
      if (!callback) throw notFound()
      await auditCallback(tx, 'callback.cancelled', { actor, caller })
      await enqueueMail(services, tx, await mailToCare(callback, 'cancelled', actor))
    })
    caller.addMessage(helpTexts.callbackCancelled)
    return null
  })
}
