/** Routes for balances, payment history, saved methods, payments and autopay. */

import { randomUUID } from 'node:crypto'
import {
  getAutopay,
  getReceiptPdf,
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
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import * as paymentTexts from '#shared/texts/payments/payments'
import type { Executor } from '../../db/database'
import { findOrCloseKey } from '../../directory/payments/acceptPayment.ledger'
import { prepareFindBalance } from '../../directory/payments/balances.queries'
import { findBillingGroup, findPayableAccount } from '../../directory/payments/billingAccounts.queries'
import { payOnceWith, reasonOf } from '../../directory/payments/pay'
import type { PaymentRow } from '../../directory/payments/payments.ledger'
import { outcomeOf } from '../../directory/payments/rules'
import type { Actor } from '../../http/actor'
import { invalidField, notFound } from '../../http/appError'
import { type CustomerScope, isInScope, recordAccess, scopeOf } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import { issuerOf } from '../../pdf/issuer'
import type { Services } from '../../services'
import { autopayOf, changeAutopay } from './autopay'
import { paymentMethodRoutes } from './methods.routes'
import { prepareFindPayments } from './paymentHistory.queries'
import { findBilledServices, findCustomerOfPayment, findReceivedCredits } from './payments.queries'

export function paymentRoutes(routeContext: RouteContext, services: Services): void {
  const { db } = services
  historyRoutes(routeContext, services)
  oneTimePaymentRoutes(routeContext, services)
  paymentMethodRoutes(routeContext, services)

  serve(routeContext, getAutopay, async ({ query, actor }, caller) => {
    const group = await findBillingGroup(db, scopeOf(actor), query.crm_billing_group_id)
    if (!group) throw notFound()
    await recordAccess(db, actor, { customerNumber: group.customerNumber, ip: caller.ip, what: 'autopay' })
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
    await recordAccess(db, actor, { customerNumber, ip: caller.ip, what: 'balance' })
    return balance
  })

  serve(routeContext, listPayments, async ({ body, actor }, caller) => {
    const scope = body.billing_group_id ? scopeOf(actor) : await scopeWithoutGroup(db, body.confirmation_number, actor)
    if (!scope) {
      throw invalidField('billing_group_id', httpTexts.oneGroup)
    }
    const { customerNumber, ...found } = await findPayments(scope, body, clock.today())
    if (body.billing_group_id && customerNumber === null) throw notFound()
    if (customerNumber !== null) {
      await recordAccess(db, actor, { customerNumber, ip: caller.ip, what: 'payments' })
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
    await recordAccess(db, actor, { customerNumber, ip: caller.ip, what: 'receipt' })
    // The PDF library is loaded with the first document, because it would add a third to the server's start time.
    const { createReceiptPdf } = await import('./receiptPdf')
    const billed = await findBilledServices(db, payment.crm_billing_account_number)
    return {
      name: paymentHistoryTexts.receiptPdf(confirmation_number),
      type: 'application/pdf',
      bytes: await createReceiptPdf({ payment, billed }, issuerOf(config)),
    }
  })

  serve(routeContext, listReceivedCredits, async ({ query: { billing_group_id: groupId, ...page }, actor }, caller) => {
    const scope = scopeOf(actor)
    if (groupId === undefined) {
      if (scope.kind === 'all') throw invalidField('billing_group_id', httpTexts.oneGroup)
      return findReceivedCredits(db, scope, page)
    }
    const account = await findBillingGroup(db, scope, groupId)
    if (!account) throw notFound()
    await recordAccess(db, actor, { customerNumber: account.customerNumber, ip: caller.ip, what: 'credits' })
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
      source: caller.ip,
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
    await recordAccess(db, actor, { customerNumber, ip: caller.ip, what: 'payments' })
    return { payment: toOneTimePayment(payment) }
  })
}

const toOneTimePayment = (payment: PaymentRow): OneTimePayment => ({
  'payment-status': outcomeOf(payment.status),
  'confirmation-number': payment.confirmationNumber,
  amount: payment.amount,
  fee: payment.fee,
  reason: reasonOf(payment),
})
