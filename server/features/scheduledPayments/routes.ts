/** Routes to schedule a payment for a later day, list scheduled payments and cancel one. */
import {
  cancelScheduledPayment,
  listScheduledPayments,
  schedulePayment,
} from '#shared/contract/payments/scheduledPayments'
import { dayInProse } from '#shared/format/dates'
import { formatCents } from '#shared/format/money'
import { isPayDay } from '#shared/payments/scheduledPayments'
import { serviceGroupOf } from '#shared/services/services'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as scheduledPaymentTexts from '#shared/texts/payments/scheduledPayments'
import { findPayableAccount } from '../../directory/payments/billingAccounts.queries'
import { findSavedMethod, requireUsableMethod } from '../../directory/payments/savedMethods'
import { enqueueScheduledPaymentEmail } from '../../directory/payments/scheduledPaymentEmails'
import { cancelScheduledWith } from '../../directory/payments/scheduledPayments.ledger'
import { AppError, invalidField, notFound } from '../../http/appError'
import { openCustomer, scopeOf } from '../../http/customerScope'
import { idempotencyRecordOf } from '../../http/idempotency'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './scheduledPayments.queries'

export function scheduledPaymentRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock } = services

  serve(routeContext, schedulePayment, async ({ body, actor }, caller) => {
    const payable = await findPayableAccount(db, scopeOf(actor), {
      customer: body['parent-account-number'],
      billingAccount: body['billing-account-number'],
      serviceAccount: body['service-account-number'],
    })
    if (!payable || serviceGroupOf(payable.serviceType) !== serviceGroupOf(body['service-type'])) throw notFound()
    const { customerNumber } = payable
    const request = { userId: actor.userId, ...idempotencyRecordOf(caller.idempotencyKey, body) }
    // A retry gets the original response, even when the day has changed since.
    const original = await queries.findFirstScheduled(db, request)
    if (original) return queries.toScheduledPayment(original)

    if (!isPayDay(body['pay-on'], clock.today())) {
      throw invalidField('pay-on', scheduledPaymentTexts.scheduleDays(clock.today()))
    }
    const usable = { customerNumber, token: body['payment-token'], day: body['pay-on'] }
    const method = await requireUsableMethod(services, usable, {
      expired: () => invalidField('payment-token', scheduledPaymentTexts.scheduleExpiresBefore),
    })
    const scheduled = {
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
    }
    const author = { userId: actor.userId, customerNumber, source: caller.ip }
    const stored = await db.transaction(async (tx) => {
      const result = await queries.storeScheduled(tx, scheduled, author)
      if (result?.isNew) await enqueueScheduledPaymentEmail(services, tx, { customerNumber, row: result.row })
      return result
    })
    if (!stored) throw new AppError('conflict', scheduledPaymentTexts.scheduleAlready)
    if (stored.isNew) await cancelIfMethodDeleted(services, { customerNumber, token: method.token }, caller)
    caller.addMessage(scheduledPaymentTexts.scheduled(formatCents(stored.row.amount), dayInProse(stored.row.payOn)))
    return queries.toScheduledPayment(stored.row)
  })

  serve(routeContext, listScheduledPayments, async ({ query, actor }, { ip }) => {
    await openCustomer(db, actor, { customerNumber: query.crm_customer_id, ip, what: 'scheduled payments' })
    return (await queries.findOpenScheduled(db, query.crm_customer_id)).map(queries.toScheduledPayment)
  })

  serve(routeContext, cancelScheduledPayment, async ({ body, actor }, caller) => {
    const found = await queries.findScheduled(db, scopeOf(actor), body.scheduled_payment_id)
    if (!found) throw notFound()
    const { customerNumber } = found
    const author = { userId: actor.userId, customerNumber, source: caller.ip }
    const row = await db.transaction(async (tx) => {
      const cancelled = await queries.cancelScheduled(tx, found.row.id, {
        author,
        now: clock.now(),
        today: clock.today(),
      })
      if (cancelled) await enqueueScheduledPaymentEmail(services, tx, { customerNumber, row: cancelled })
      return cancelled
    })
    // A second cancellation changes nothing and gets the same response.
    if (!row && found.row.status !== 'cancelled') throw new AppError('conflict', scheduledPaymentTexts.tooLateToCancel)
    caller.addMessage(
      scheduledPaymentTexts.scheduleCancelled(formatCents(found.row.amount), dayInProse(found.row.payOn)),
    )
    return queries.toScheduledPayment(row ?? found.row)
  })
}

/** The method may be deleted while a payment with it is being scheduled. Then the payment must not remain. */
async function cancelIfMethodDeleted(
  services: Services,
  selector: { customerNumber: string; token: string },
  { ip }: { ip: string },
): Promise<void> {
  const { db, clock } = services
  const { customerNumber } = selector
  if (await findSavedMethod(services, selector)) return
  const author = { userId: null, customerNumber, source: ip }
  await db.transaction(async (tx) => {
    for (const row of await cancelScheduledWith(tx, selector, { author, now: clock.now() })) {
      await enqueueScheduledPaymentEmail(services, tx, { customerNumber, row })
    }
  })
  throw new AppError('not_found', paymentTexts.unknownMethod)
}
