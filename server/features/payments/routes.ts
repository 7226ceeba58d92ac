/** Routes for balances, payment history, saved methods, payments and autopay. */

import { randomUUID } from 'node:crypto'
import {
  createPaymentLink,
  deletePaymentProfile,
  getAutopay,
  getReceiptPdf,
  listPaymentProfiles,
  listPayments,
  listReceivedCredits,
  type OneTimePayment,
  payOnce,
  resolveOneTimePayment,
  updateAutopay,
  viewBalance,
} from '#shared/contract/payments/payments'
import { serviceGroupOf } from '#shared/services/services'
import * as httpTexts from '#shared/texts/http'
import * as paymentTexts from '#shared/texts/payments'
import * as registrationTexts from '#shared/texts/registrations'
import type { Executor } from '../../db/database'
import { prepareFindBalance } from '../../directory/payments/balances.queries'
import { findBillingGroup, findPayableAccount } from '../../directory/payments/billingAccounts.queries'
import { payOnceWith, reasonOf } from '../../directory/payments/pay'
import { findOrCloseKey, type PaymentRow } from '../../directory/payments/payments.ledger'
import { outcomeOf } from '../../directory/payments/rules'
import { cancelScheduledWith } from '../../directory/payments/scheduledPayments.ledger'
import { enqueueScheduleNotice } from '../../directory/payments/scheduleNotices'
import { toPaymentProfile } from '../../directory/payments/toPaymentProfile'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import {
  audit,
  auditActor,
  type CustomerScope,
  isInScope,
  openCustomer,
  recordAccess,
  scopeOf,
} from '../../http/customerScope'
import { isOwnPage } from '../../http/origins'
import { type RouteContext, serve } from '../../http/serve'
import { issuerOf } from '../../pdf/issuer'
import type { Services } from '../../services'
import { autopayOf, changeAutopay } from './autopay'
import { prepareFindPayments } from './paymentHistory.queries'
import {
  findAutopayGroups,
  findBilledServices,
  findCustomerOfPayment,
  findReceivedCredits,
  stopAutopayWithMethod,
} from './payments.queries'

export function paymentRoutes(routeContext: RouteContext, services: Services): void {
  const { db } = services
  historyRoutes(routeContext, services)
  oneTimePaymentRoutes(routeContext, services)
  paymentMethodRoutes(routeContext, services)

  serve(routeContext, getAutopay, async ({ query, actor }, caller) => {
    const group = await findBillingGroup(db, scopeOf(actor), query.crm_billing_group_id)
    if (!group) throw notFound()
    await recordAccess(db, actor, { customerNumber: group.customerNumber, address: caller.address, what: 'autopay' })
    return autopayOf(group)
  })

  serve(routeContext, updateAutopay, async ({ query, actor }, caller) =>
    changeAutopay(services, { actor, caller }, query),
  )
}

/** Serves balances, payment history, receipts and received credits. */
function historyRoutes(routeContext: RouteContext, { db, clock, config }: Services): void {
  const findBalance = prepareFindBalance(db)
  const findPayments = prepareFindPayments(db, config.TIME_ZONE)

  serve(routeContext, viewBalance, async ({ body, actor }, caller) => {
    const found = await findBalance(scopeOf(actor), body)
    if (!found) throw notFound()
    const { customerNumber, ...balance } = found
    await recordAccess(db, actor, { customerNumber, address: caller.address, what: 'balance' })
    return balance
  })

  serve(routeContext, listPayments, async ({ body, actor }, caller) => {
    const scope = body.billing_group_id ? scopeOf(actor) : await scopeWithoutGroup(db, body.confirmation_number, actor)
    if (!scope) {
      throw new AppError('invalid_input', httpTexts.oneGroup, { billing_group_id: httpTexts.oneGroup })
    }
    const { customerNumber, ...found } = await findPayments(scope, body, clock.today())
    if (body.billing_group_id && customerNumber === null) throw notFound()
    if (customerNumber !== null) {
      await recordAccess(db, actor, { customerNumber, address: caller.address, what: 'payments' })
    }
    return found
  })

  serve(routeContext, getReceiptPdf, async ({ body: { confirmation_number }, actor }, caller) => {
    const customerNumber = await findCustomerOfPayment(db, confirmation_number)
    if (!customerNumber || !isInScope(scopeOf(actor), customerNumber)) throw notFound()
    const page = { confirmation_number, page_number: 1, page_size: 1 }
    const { payments } = await findPayments({ kind: 'customers', numbers: [customerNumber] }, page, clock.today())
    const [payment] = payments
    if (!payment) throw notFound()
    await recordAccess(db, actor, { customerNumber, address: caller.address, what: 'receipt' })
    // The PDF library is loaded with the first document, because it would add a third to the server's start time.
    const { createReceiptPdf } = await import('./receiptPdf')
    const billed = await findBilledServices(db, payment.crm_billing_account_number)
    return {
      name: paymentTexts.receiptPdf(confirmation_number),
      type: 'application/pdf',
      bytes: await createReceiptPdf({ payment, billed }, issuerOf(config)),
    }
  })

  serve(routeContext, listReceivedCredits, async ({ query: { billing_group_id: groupId, ...page }, actor }, caller) => {
    const scope = scopeOf(actor)
    if (groupId === undefined) {
      if (scope.kind === 'all')
        throw new AppError('invalid_input', httpTexts.oneGroup, { billing_group_id: httpTexts.oneGroup })
      return findReceivedCredits(db, scope, page)
    }
    const account = await findBillingGroup(db, scope, groupId)
    if (!account) throw notFound()
    await recordAccess(db, actor, { customerNumber: account.customerNumber, address: caller.address, what: 'credits' })
    return findReceivedCredits(db, scope, { groupId, ...page })
  })
}

/**
 * Staff must name a billing group or one payment, whose customer is then the scope. Returns null when they name
 * neither.
 */
async function scopeWithoutGroup(
  db: Executor,
  confirmation: string | undefined,
  actor: Actor,
): Promise<CustomerScope | null> {
  const scope = scopeOf(actor)
  if (scope.kind !== 'all') return scope
  if (confirmation === undefined) return null
  const customerNumber = await findCustomerOfPayment(db, confirmation)
  return { kind: 'customers', numbers: customerNumber === null ? [] : [customerNumber] }
}

function oneTimePaymentRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock } = services

  serve(routeContext, payOnce, async ({ body, actor }, caller) => {
    const payable = await findPayableAccount(db, scopeOf(actor), {
      customer: body['parent-account-number'],
      billingAccount: body['billing-account-number'],
      serviceAccount: body['service-account-number'],
    })
    if (!payable || serviceGroupOf(payable.serviceType) !== serviceGroupOf(body['service-type'])) throw notFound()
    const payment = await payOnceWith(services, {
      userId: actor.userId,
      billingAccountNumber: payable.number,
      customerNumber: payable.customerNumber,
      serviceAccountNumber: body['service-account-number'],
      serviceType: payable.serviceType,
      token: body['payment-token'],
      amount: body.amount,
      channel: 'portal',
      idempotencyKey: caller.idempotencyKey ?? randomUUID(),
      arrivedAt: caller.arrivedAt,
      address: caller.address,
    })
    const answer = toOneTimePayment(payment)
    if (answer['payment-status'] === 'ACCEPTED') caller.addMessage(paymentTexts.accepted(payment.amount))
    return answer
  })

  serve(routeContext, resolveOneTimePayment, async ({ body, actor }, caller) => {
    const { userId } = actor
    const payment = await findOrCloseKey(db, { userId, key: body.idempotency_key, now: clock.now() })
    if (!payment) return { payment: null }
    const customerNumber = await findCustomerOfPayment(db, payment.confirmationNumber)
    if (!customerNumber || !isInScope(scopeOf(actor), customerNumber)) throw notFound()
    await recordAccess(db, actor, { customerNumber, address: caller.address, what: 'payments' })
    return { payment: toOneTimePayment(payment) }
  })
}

/** Serves the saved payment methods and the link to the page that adds one. */
function paymentMethodRoutes(routeContext: RouteContext, services: Services): void {
  const { db, cards, clock, config } = services

  serve(routeContext, listPaymentProfiles, async ({ query, actor }, caller) => {
    await openCustomer(db, actor, {
      customerNumber: query.crm_customer_id,
      address: caller.address,
      what: 'payment methods',
    })
    const [profiles, groups] = await Promise.all([
      cards.listProfiles(query.crm_customer_id),
      findAutopayGroups(db, query.crm_customer_id),
    ])
    return profiles.map((profile) => toPaymentProfile(profile, groups.get(profile.token) ?? []))
  })

  serve(routeContext, deletePaymentProfile, async ({ query, actor }, caller) => {
    const customerNumber = query.crm_customer_id
    await openCustomer(db, actor, { customerNumber, address: caller.address, what: 'payment methods' })
    const groups = await findAutopayGroups(db, customerNumber)
    if (groups.has(query.token)) {
      throw new AppError('conflict', paymentTexts.methodUsedByAutopay)
    }
    if ((await cards.deleteProfile(customerNumber, query.token)) === 'unknown') throw notFound()
    // Autopay may have been turned on with the method in the meantime, and must not keep a deleted method.
    await stopAutopayWithMethod(db, customerNumber, query.token)
    const context = { userId: actor.userId, customerNumber, address: caller.address }
    // The dialog has announced that payments scheduled with the method are canceled with it.
    const methodSelector = { customerNumber, token: query.token }
    await db.transaction(async (tx) => {
      for (const row of await cancelScheduledWith(tx, methodSelector, { author: context, now: clock.now() })) {
        await enqueueScheduleNotice(services, tx, { customerNumber, row })
      }
      await audit(tx, { ...context, action: 'paymentMethod.deleted' })
    })
    caller.addMessage(paymentTexts.deleted)
    return null
  })

  serve(routeContext, createPaymentLink, async ({ body, actor }, caller) => {
    await openCustomer(db, actor, {
      customerNumber: body.parent_account_number,
      address: caller.address,
      what: 'payment methods',
    })
    if (!isOwnPage(config, caller.host, { url: body.postback_url, path: '/payment/postback' })) {
      const message = registrationTexts.wrongPostback
      throw new AppError('invalid_input', message, { postback_url: message })
    }
    const { url } = await cards.openPage({
      customerNumber: body.parent_account_number,
      category: body.payment_category,
      returnUrl: body.postback_url,
    })
    await auditActor(
      db,
      { actor, caller },
      { action: 'paymentMethod.pageOpened', customerNumber: body.parent_account_number },
    )
    return { 'payment-url': url }
  })
}

const toOneTimePayment = (payment: PaymentRow): OneTimePayment => ({
  'payment-status': outcomeOf(payment.status),
  'confirmation-number': payment.confirmationNumber,
  amount: payment.amount,
  fee: payment.fee,
  reason: reasonOf(payment),
})
