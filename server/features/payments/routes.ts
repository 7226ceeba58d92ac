/** Balance, history, saved methods, paying and autopay. */
import { randomUUID } from 'node:crypto'
import {
  createPaymentLink,
  deletePaymentProfile,
  getAutopay,
  listPaymentProfiles,
  listPayments,
  listReceivedCredits,
  payOnce,
  resolveOneTimePayment,
  updateAutopay,
  viewBalance,
  type OneTimePayment,
} from '#shared/contract/payments'
import { serviceGroupOf } from '#shared/services'
import { AppError, notFound } from '../../http/appError'
import type { Actor } from '../../http/actor'
import { audit, isWithin, openCustomer, reachOf, recordLook, type Reach } from '../../http/ownership'
import { isOwnPage } from '../../http/origins'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { sendScheduleNoticeLater } from '../scheduledPayments/notices'
import { cancelScheduledWith } from '../scheduledPayments/queries'
import { autopayOf, chooseAutopay } from './autopay'
import { prepareFindPayments } from './history'
import { findOrCloseKey, type PaymentRow } from './ledger'
import { payOnceWith, reasonOf } from './pay'
import {
  findAutopayGroups,
  findBillingGroup,
  findCustomerOfPayment,
  findPayable,
  findReceivedCredits,
  prepareFindBalance,
  stopAutopayWith,
} from './queries'
import { outcomeOf } from './rules'
import { toPaymentProfile } from './toPaymentProfile'
import * as paymentTexts from '#shared/texts/payments'

const oneAtATime = 'Staff look at the payments of one billing group at a time'

export function paymentRoutes(mounting: Mounting, services: Services): void {
  const { db, cards, clock, config } = services
  const findBalance = prepareFindBalance(db)
  const findPayments = prepareFindPayments(db, config.TIME_ZONE)

  /** Staff name a billing group, or one payment: then its customer is whom they look at. Null when they name neither. */
  async function reachWithoutGroup(confirmation: string | undefined, actor: Actor): Promise<Reach | null> {
    const reach = reachOf(actor)
    if (reach.kind !== 'all') return reach
    if (confirmation === undefined) return null
    const customerNumber = await findCustomerOfPayment(db, confirmation)
    return { kind: 'customers', numbers: customerNumber === null ? [] : [customerNumber] }
  }

  serve(mounting, viewBalance, async ({ body, actor }, caller) => {
    const found = await findBalance(reachOf(actor), body)
    if (!found) throw notFound()
    const { customerNumber, ...balance } = found
    await recordLook(db, actor, { customerNumber, address: caller.address, what: 'balance' })
    return balance
  })

  serve(mounting, listPayments, async ({ body, actor }, caller) => {
    const reach = body.billing_group_id ? reachOf(actor) : await reachWithoutGroup(body.confirmation_number, actor)
    if (!reach) {
      throw new AppError('invalid_input', oneAtATime, { billing_group_id: oneAtATime })
    }
    const { customerNumber, ...found } = await findPayments(reach, body, clock.today())
    if (body.billing_group_id && customerNumber === null) throw notFound()
    if (customerNumber !== null) {
      await recordLook(db, actor, { customerNumber, address: caller.address, what: 'payments' })
    }
    return found
  })

  serve(mounting, listReceivedCredits, async ({ query: { billing_group_id: groupId, ...page }, actor }, caller) => {
    const reach = reachOf(actor)
    if (groupId === undefined) {
      if (reach.kind === 'all') throw new AppError('invalid_input', oneAtATime, { billing_group_id: oneAtATime })
      return findReceivedCredits(db, reach, page)
    }
    const account = await findBillingGroup(db, reach, groupId)
    if (!account) throw notFound()
    await recordLook(db, actor, { customerNumber: account.customerNumber, address: caller.address, what: 'credits' })
    return findReceivedCredits(db, reach, { groupId, ...page })
  })

  serve(mounting, payOnce, async ({ body, actor }, caller) => {
    const payable = await findPayable(db, reachOf(actor), {
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
    if (answer['payment-status'] === 'ACCEPTED') caller.say(paymentTexts.accepted(payment.amount))
    return answer
  })

  serve(mounting, resolveOneTimePayment, async ({ body, actor }, caller) => {
    const { userId } = actor
    const payment = await findOrCloseKey(db, { userId, key: body.idempotency_key, now: clock.now() })
    if (!payment) return { payment: null }
    const customerNumber = await findCustomerOfPayment(db, payment.confirmationNumber)
    if (!customerNumber || !isWithin(reachOf(actor), customerNumber)) throw notFound()
    await recordLook(db, actor, { customerNumber, address: caller.address, what: 'payments' })
    return { payment: toOneTimePayment(payment) }
  })

  serve(mounting, listPaymentProfiles, async ({ query, actor }, caller) => {
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

  serve(mounting, deletePaymentProfile, async ({ query, actor }, caller) => {
    const customerNumber = query.crm_customer_id
    await openCustomer(db, actor, { customerNumber, address: caller.address, what: 'payment methods' })
    const groups = await findAutopayGroups(db, customerNumber)
    if (groups.has(query.token)) {
      throw new AppError(
        'conflict',
        'Autopay uses this payment method. First choose another method for autopay or turn autopay off.',
      )
    }
    if ((await cards.forgetProfile(customerNumber, query.token)) === 'unknown') throw notFound()
    // Autopay may have been turned on with it in the meantime: it must not hold a method that is gone.
    await stopAutopayWith(db, customerNumber, query.token)
    const by = { userId: actor.userId, customerNumber, address: caller.address }
    // The dialog has said so: what is scheduled with a method goes with it.
    const ofMethod = { customerNumber, token: query.token }
    for (const row of await cancelScheduledWith(db, ofMethod, { by, now: clock.now() })) {
      sendScheduleNoticeLater(services, customerNumber, row)
    }
    await audit(db, { ...by, action: 'paymentMethod.deleted' })
    caller.say(paymentTexts.deleted)
    return null
  })

  serve(mounting, createPaymentLink, async ({ body, actor }, caller) => {
    await openCustomer(db, actor, {
      customerNumber: body.parent_account_number,
      address: caller.address,
      what: 'payment methods',
    })
    if (!isOwnPage(config, caller.host, { url: body.postback_url, path: '/payment/postback' })) {
      const message = "The postback address must be the portal's own postback page"
      throw new AppError('invalid_input', message, { postback_url: message })
    }
    const { url } = await cards.openPage({
      customerNumber: body.parent_account_number,
      category: body.payment_category,
      returnUrl: body.postback_url,
    })
    await audit(db, {
      userId: actor.userId,
      action: 'paymentMethod.pageOpened',
      customerNumber: body.parent_account_number,
      address: caller.address,
    })
    return { 'payment-url': url }
  })

  serve(mounting, getAutopay, async ({ query, actor }, caller) => {
    const group = await findBillingGroup(db, reachOf(actor), query.crm_billing_group_id)
    if (!group) throw notFound()
    await recordLook(db, actor, { customerNumber: group.customerNumber, address: caller.address, what: 'autopay' })
    return autopayOf(group)
  })

  serve(mounting, updateAutopay, async ({ query, actor }, { address }) =>
    chooseAutopay(services, actor, { ...query, address }),
  )
}

const toOneTimePayment = (payment: PaymentRow): OneTimePayment => ({
  'payment-status': outcomeOf(payment.status),
  'confirmation-number': payment.confirmationNumber,
  amount: payment.amount,
  fee: payment.fee,
  reason: reasonOf(payment),
})
