/** Help beyond reading: whether an answer helped, and calls back. */
import { phoneDigits } from '#shared/phoneNumber'
import { isStaff } from '#shared/access'
import {
  cancelCallback,
  getCallback,
  giveFaqFeedback,
  listFaqFeedback,
  requestCallback,
  type Callback,
} from '#shared/contract/help'
import { wallClock } from '#shared/openingHours'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { audit } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { mayTry } from '../session/throttle'
import * as queries from './queries'
import { callbacksByUser, careMail, feedbackByUser, windowAt } from './rules'
import * as helpTexts from '#shared/texts/help'

export function helpRoutes(mounting: Mounting, services: Services): void {
  const { db, clock, config, background, notifier, log } = services
  const wall = () => wallClock(clock.now(), config.TIME_ZONE)

  const tellCare = async (callback: Callback, kind: 'requested' | 'cancelled', actor: Actor): Promise<void> => {
    const [customerNumber] = actor.customerNumbers
    const caller = { name: await queries.findName(db, actor.userId), email: actor.email, customerNumber }
    await notifier.sendMail({ to: config.CARE_EMAIL, ...careMail(callback, kind, caller) })
  }

  /** Nobody calls whom the desk has not heard of: without the mail there is no call-back. */
  const tellOrGiveUp = (callback: Callback, actor: Actor): Promise<void> =>
    tellCare(callback, 'requested', actor).catch(async (error: unknown) => {
      log.error({ err: error }, 'the desk could not be told of a call-back')
      await queries.endCallback(db, actor.userId, callback.callback_id)
      throw new AppError('unavailable', helpTexts.callbackNotPassedOn)
    })

  const auditCallback = (action: string, actor: Actor, { address }: { address: string }) =>
    audit(db, { userId: actor.userId, action, customerNumber: actor.customerNumbers[0], address })

  serve(mounting, listFaqFeedback, ({ actor }) => queries.findFeedback(db, actor.userId))

  serve(mounting, giveFaqFeedback, async ({ body, actor }) => {
    await mayTry(services, `faq-feedback:${actor.userId}`, {
      rule: feedbackByUser,
      textFor: helpTexts.feedbackThrottled,
    })
    const { slug, helpful: isHelpful } = body
    await queries.storeFeedback(db, { userId: actor.userId, slug, isHelpful, updatedAt: clock.now() })
    return null
  })

  serve(mounting, getCallback, async ({ actor }) => {
    await queries.endPastCallback(db, actor.userId, wall())
    return queries.findOpenCallback(db, actor.userId)
  })

  serve(mounting, requestCallback, async ({ body, actor }, caller) => {
    if (isStaff(actor.userType)) throw new AppError('not_allowed', helpTexts.callbackStaff)
    const window = windowAt(body, wall())
    if (!window) {
      throw new AppError('invalid_input', helpTexts.callbackTimeGone, { from_minutes: helpTexts.callbackTimeGone })
    }
    await mayTry(services, `callback:${actor.userId}`, { rule: callbacksByUser, textFor: helpTexts.callbackThrottled })
    await queries.endPastCallback(db, actor.userId, wall())
    const { userId } = actor
    const phone = phoneDigits(body.phone)
    const callback = await queries.storeCallback(db, { userId, phone, topic: body.topic, window, now: clock.now() })
    if (!callback) throw new AppError('conflict', helpTexts.callbackOneAtATime)
    await tellOrGiveUp(callback, actor)
    await auditCallback('callback.requested', actor, caller)
    caller.say(helpTexts.callbackRequested)
    return callback
  })

  serve(mounting, cancelCallback, async ({ body, actor }, caller) => {
    const callback = await queries.endCallback(db, actor.userId, body.callback_id)
    if (!callback) throw notFound()
    await auditCallback('callback.cancelled', actor, caller)
    background.run('mail about a call-back that was cancelled', () => tellCare(callback, 'cancelled', actor))
    caller.say(helpTexts.callbackCancelled)
    return null
  })
}
