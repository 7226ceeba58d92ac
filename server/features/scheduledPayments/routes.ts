/** Scheduling a payment for a later day, seeing what is scheduled, and cancelling it. */
import { cancelScheduledPayment, listScheduledPayments, schedulePayment } from '#shared/contract/scheduledPayments'
import { isPayDay } from '#shared/scheduledPayments'
import { serviceGroupOf } from '#shared/services'
import type { Profile } from '../../adapters/cards/cardProvider'
import { AppError, notFound } from '../../http/appError'
import { keyed } from '../../http/fingerprint'
import { openCustomer, reachOf } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { unknownMethod } from '../payments/pay'
import { findPayable } from '../payments/queries'
import { isExpired } from '../payments/rules'
import { sendScheduleNoticeLater } from './notices'
import * as queries from './queries'
import * as paymentTexts from '#shared/texts/payments'

export function scheduledPaymentRoutes(mounting: Mounting, services: Services): void {
  const { db, clock } = services

  serve(mounting, schedulePayment, async ({ body, actor }, caller) => {
    const payable = await findPayable(db, reachOf(actor), {
      customer: body['parent-account-number'],
      billingAccount: body['billing-account-number'],
      serviceAccount: body['service-account-number'],
    })
    if (!payable || serviceGroupOf(payable.serviceType) !== serviceGroupOf(body['service-type'])) throw notFound()
    const { customerNumber } = payable
    const request = { userId: actor.userId, ...keyed(caller.idempotencyKey, body) }
    // A retry is answered as the first try was, also when the day has changed in between.
    const first = await queries.findFirstTry(db, request)
    if (first) return queries.toScheduledPayment(first)

    const method = await usableOn(services, { customerNumber, token: body['payment-token'], payOn: body['pay-on'] })
    const taken = await queries.takeScheduled(
      db,
      {
        ...request,
        billingAccountNumber: payable.number,
        serviceAccountNumber: body['service-account-number'],
        serviceType: payable.serviceType,
        amount: body.amount,
        token: method.token,
        category: method.category,
        methodType: method.type,
        methodLast4: method.last4,
        payOn: body['pay-on'],
        createdAt: clock.now(),
      },
      { userId: actor.userId, customerNumber, address: caller.address },
    )
    if (!taken) throw new AppError('conflict', paymentTexts.scheduleAlready)
    if (taken.isNew) await refuseIfGone(services, { customerNumber, token: method.token }, caller)
    if (taken.isNew) sendScheduleNoticeLater(services, customerNumber, taken.row)
    caller.say(paymentTexts.scheduled(taken.row.amount, taken.row.payOn))
    return queries.toScheduledPayment(taken.row)
  })

  serve(mounting, listScheduledPayments, async ({ query, actor }, { address }) => {
    await openCustomer(db, actor, { customerNumber: query.crm_customer_id, address, what: 'scheduled payments' })
    return (await queries.findOpenScheduled(db, query.crm_customer_id)).map(queries.toScheduledPayment)
  })

  serve(mounting, cancelScheduledPayment, async ({ body, actor }, caller) => {
    const found = await queries.findScheduled(db, reachOf(actor), body.scheduled_payment_id)
    if (!found) throw notFound()
    const { customerNumber } = found
    const by = { userId: actor.userId, customerNumber, address: caller.address }
    const row = await queries.cancelScheduled(db, found.row.id, { by, now: clock.now(), today: clock.today() })
    // Cancelling twice changes nothing and is answered the same.
    if (!row && found.row.status !== 'cancelled') throw new AppError('conflict', paymentTexts.scheduleTooLateToCancel)
    if (row) sendScheduleNoticeLater(services, customerNumber, row)
    caller.say(paymentTexts.scheduleCancelled(found.row.amount, found.row.payOn))
    return queries.toScheduledPayment(row ?? found.row)
  })
}

/** A method may be deleted while a payment with it is being scheduled: then nothing of it stays. */
async function refuseIfGone(
  { db, cards, clock }: Services,
  named: { customerNumber: string; token: string },
  { address }: { address: string },
): Promise<void> {
  const methods = await cards.listProfiles(named.customerNumber)
  if (methods.some(({ token }) => token === named.token)) return
  const by = { userId: null, customerNumber: named.customerNumber, address }
  await queries.cancelScheduledWith(db, named, { by, now: clock.now() })
  throw new AppError('not_found', unknownMethod)
}

/** The method, if that can be charged on the day. */
async function usableOn(
  { cards, clock }: Services,
  { customerNumber, token, payOn }: { customerNumber: string; token: string; payOn: string },
): Promise<Profile> {
  if (!isPayDay(payOn, clock.today())) {
    const message = paymentTexts.scheduleDays(clock.today())
    throw new AppError('invalid_input', message, { 'pay-on': message })
  }
  const method = (await cards.listProfiles(customerNumber)).find((profile) => profile.token === token)
  if (!method) throw new AppError('not_found', unknownMethod)
  if (isExpired(method.expiry, payOn)) {
    throw new AppError('invalid_input', paymentTexts.scheduleExpiresBefore, {
      'payment-token': paymentTexts.scheduleExpiresBefore,
    })
  }
  return method
}
