/** Serves the saved payment methods and the link to the page that adds one. */
import {
  createPaymentLink,
  deletePaymentProfile,
  listPaymentProfiles,
  updateDefaultPaymentProfile,
  updatePaymentProfileExpiry,
} from '#shared/contract/payments/payments'
import { methodName } from '#shared/payments/brands'
import * as registrationTexts from '#shared/texts/customers/registrations'
import * as autopayTexts from '#shared/texts/payments/autopay'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { storeCardExpiry } from '../../directory/notifications/producers/expiringCards.queries'
import { storeScheduledCardExpiry } from '../../directory/notifications/producers/scheduledCards.queries'
import { expiryDayOf, isExpired, leaseMs } from '../../directory/payments/rules'
import { findSavedMethod } from '../../directory/payments/savedMethods'
import { toPaymentProfile } from '../../directory/payments/toPaymentProfile'
import { AppError, invalidField, notFound } from '../../http/appError'
import { auditActor, openCustomer } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import { enqueueLater, removeJob } from '../../jobs/jobs.queries'
import { isOwnPage } from '../../origins'
import type { Services } from '../../services'
import { deletedMethodJob } from './deletedMethod.job'
import { forgetMethod } from './forgetMethod'
import { findAutopayAccountsOf, findAutopayGroups, findDefaultMethod, updateDefaultMethod } from './methods.queries'

export function paymentMethodRoutes(routeContext: RouteContext, services: Services): void {
  const { db, cards, config } = services
  changeRoutes(routeContext, services)

  serve(routeContext, listPaymentProfiles, async ({ query, actor }, caller) => {
    const customerNumber = query.crm_customer_id
    await openCustomer(db, actor, { customerNumber, ip: caller.ip, what: 'payment methods' })
    const [profiles, groups, defaultToken] = await Promise.all([
      cards.listProfiles(customerNumber),
      findAutopayGroups(db, customerNumber),
      findDefaultMethod(db, customerNumber),
    ])
    return profiles.map((profile) =>
      toPaymentProfile(profile, {
        autopayGroups: groups.get(profile.token),
        isDefault: profile.token === defaultToken,
      }),
    )
  })

  serve(routeContext, deletePaymentProfile, async ({ query, actor }, caller) => {
    const customerNumber = query.crm_customer_id
    await openCustomer(db, actor, { customerNumber, ip: caller.ip, what: 'payment methods' })
    const groups = await findAutopayGroups(db, customerNumber)
    if (groups.has(query.token)) {
      throw new AppError('conflict', autopayTexts.inUseError)
    }
    if (!(await findSavedMethod(services, { customerNumber, token: query.token }))) throw notFound()
    const deletion = { customerNumber, token: query.token, userId: actor.userId }
    await enqueueLater(db, deletedMethodJob, { payload: deletion, delayMs: leaseMs })
    if ((await cards.deleteProfile(customerNumber, query.token)) === 'unknown') throw notFound()
    await db.transaction(async (tx) => {
      await forgetMethod(services, tx, { ...deletion, source: caller.ip })
      await removeJob(tx, deletedMethodJob, deletion)
    })
    caller.addMessage(paymentMethodTexts.deleted)
    return null
  })

  serve(routeContext, createPaymentLink, async ({ body, actor }, caller) => {
    const customerNumber = body.parent_account_number
    await openCustomer(db, actor, { customerNumber, ip: caller.ip, what: 'payment methods' })
    if (!isOwnPage(config, caller.host, { url: body.postback_url, path: '/payment/postback' })) {
      throw invalidField('postback_url', registrationTexts.wrongPostback)
    }
    const { url } = await cards.openPage({
      customerNumber,
      category: body.payment_category,
      returnUrl: body.postback_url,
    })
    await auditActor(db, { actor, caller }, { action: 'paymentMethod.pageOpened', customerNumber })
    return { 'payment-url': url }
  })
}

function changeRoutes(routeContext: RouteContext, services: Services): void {
  const { db, cards, clock } = services
  serve(routeContext, updateDefaultPaymentProfile, async ({ query, actor }, caller) => {
    const { crm_customer_id: customerNumber, token } = query
    await openCustomer(db, actor, { customerNumber, ip: caller.ip, what: 'payment methods' })
    if (token !== '' && !(await findSavedMethod(services, { customerNumber, token }))) throw notFound()
    await db.transaction(async (tx) => {
      await updateDefaultMethod(tx, customerNumber, token || null)
      await auditActor(tx, { actor, caller }, { action: 'paymentMethod.madeDefault', customerNumber })
    })
    return null
  })

  serve(routeContext, updatePaymentProfileExpiry, async ({ query, body: expiry, actor }, caller) => {
    const { crm_customer_id: customerNumber, token } = query
    await openCustomer(db, actor, { customerNumber, ip: caller.ip, what: 'payment methods' })
    const today = clock.today()
    if (isExpired(expiry, today)) {
      throw invalidField('month', paymentMethodTexts.expiryIsPast)
    }
    const profile = await findSavedMethod(services, { customerNumber, token })
    const outcome = profile ? await cards.updateExpiry({ customerNumber, token, expiry }) : 'unknown'
    if (!profile || outcome === 'unknown') throw notFound()
    if (outcome === 'rejected') throw new AppError('conflict', paymentMethodTexts.expiryIsFixed)
    const card = { token, method: methodName(profile.type, profile.last4), expiresOn: expiryDayOf(expiry) }
    await db.transaction(async (tx) => {
      for (const billingAccountNumber of await findAutopayAccountsOf(tx, customerNumber, token)) {
        await storeCardExpiry(tx, { billingAccountNumber, ...card }, today)
      }
      await storeScheduledCardExpiry(tx, { customerNumber, ...card }, today)
      await auditActor(tx, { actor, caller }, { action: 'paymentMethod.expiryChanged', customerNumber })
    })
    return null
  })
}
