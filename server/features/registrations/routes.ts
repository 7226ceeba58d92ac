/** Public registration routes. Each is throttled and, after a code verified the caller, bound to one account. */
import {
  createAccount,
  createLegacyAccount,
  createLegacyPaymentLink,
  getAccountByEmail,
  getActiveServices,
  listLegacyPaymentProfiles,
  noteInvitationOpened,
  sendRegistrationCode as sendRegistrationCodeCall,
  submitPaymentResponse,
  validateRegistrationCode,
} from '#shared/contract/customers/registrations'
import { phoneDigits } from '#shared/fields/phoneNumber'
import * as registrationTexts from '#shared/texts/customers/registrations'
import * as securityTexts from '#shared/texts/signIn/security'
import { findSavedMethod } from '../../directory/payments/savedMethods'
import { toPaymentProfile } from '../../directory/payments/toPaymentProfile'
import {
  countContacts,
  findLegacyServices,
  recordInvitationOpened,
} from '../../directory/registrations/legacyAccounts.queries'
import {
  methodDescription,
  transferLegacyAccount,
  transferMethods,
} from '../../directory/registrations/transferLegacyAccount'
import { limitNetworkAttempts } from '../../directory/signIn/throttle'
import { findUserByEmail } from '../../directory/users/users.queries'
import { hashOfToken, seesAllCustomers } from '../../http/actor'
import { invalidField, notFound } from '../../http/appError'
import { audit, recordAccess } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import { isOwnPage } from '../../origins'
import type { Services } from '../../services'
import { exchangeRegistrationCode, requireVerifiedAccount, sendRegistrationCode } from './codes'
import { assertSelectable, finishRegistration } from './registration'
import * as queries from './registrations.queries'
import { reportRoutes } from './reports/routes'
import { existTries, laterStep, openingTries } from './rules'

export function registrationRoutes(routeContext: RouteContext, services: Services): void {
  searchRoutes(routeContext, services)
  methodRoutes(routeContext, services)
  completionRoutes(routeContext, services)
  staffRoutes(routeContext, services)
  reportRoutes(routeContext, services)
}

function searchRoutes(routeContext: RouteContext, services: Services): void {
  const { db, cards, clock } = services

  serve(routeContext, sendRegistrationCodeCall, async ({ body }, caller) => {
    const search: queries.AccountSearch = body.account_number
      ? { accountDigits: phoneDigits(body.account_number) }
      : body.email_search_field
        ? { email: body.email_search_field.toLowerCase() }
        : { mobile: phoneDigits(body.mobile_search_field ?? '') }
    const address = { line1: body.service_address_line1, postalCode: body.service_address_postal_code }
    const requestId = await sendRegistrationCode(services, { search, address }, caller)
    caller.addMessage(registrationTexts.codeSent)
    return { request_id: requestId }
  })

  serve(routeContext, validateRegistrationCode, async ({ body: { request_id: requestId, ...typed } }, caller) =>
    exchangeRegistrationCode(services, { requestId, typed }, caller),
  )

  serve(routeContext, noteInvitationOpened, async ({ body }, caller) => {
    const rule = openingTries
    await limitNetworkAttempts(services, 'invitation-opened', {
      ip: caller.ip,
      rule,
      textFor: securityTexts.triedTooOften,
    })
    await recordInvitationOpened(db, { link: hashOfToken(body.token) }, clock.now())
    return null
  })

  serve(routeContext, getActiveServices, async ({ body }, caller) => {
    const { account } = await requireVerifiedAccount(services, caller, body.migration_account_parent_id)
    const parentId = account.migrationAccountParentId
    const [found, contacts, methods] = await Promise.all([
      findLegacyServices(db, account.customerNumber),
      countContacts(db, account.customerNumber),
      cards.listProfiles(parentId),
    ])
    await queries.recordStep(db, parentId, { step: laterStep(account.lastStep, 'services'), now: clock.now() })
    return {
      firstName: account.firstName,
      lastName: account.lastName,
      email: account.email,
      mobile: account.mobile,
      fiber_account: account.fiberAccountNumber !== null,
      fiber_account_number: account.fiberAccountNumber ?? '',
      gas_account: account.gasAccountNumber !== null,
      gas_account_number: account.gasAccountNumber ?? '',
      services: found,
      autopay: account.autopayToken !== null,
      autopay_method: methodDescription(methods.find(({ token }) => token === account.autopayToken)),
      paperless: account.isPaperless,
      contacts,
      payment_methods: methods.filter(({ token }) => !account.addedTokens.includes(token)).length,
    }
  })
}

function methodRoutes(routeContext: RouteContext, services: Services): void {
  const { db, cards, clock, config } = services

  serve(routeContext, createLegacyPaymentLink, async ({ query }, caller) => {
    const { account } = await requireVerifiedAccount(services, caller, query.migration_account_parent_id ?? null)
    if (query.email !== undefined && query.email.toLowerCase() !== account.email) throw notFound()
    if (!isOwnPage(config, caller.host, { url: query.postback_url, path: '/payment/postback' })) {
      throw invalidField('postback_url', registrationTexts.wrongPostback)
    }
    const { url } = await cards.openPage({
      customerNumber: account.migrationAccountParentId,
      category: query.payment_category,
      returnUrl: query.postback_url,
    })
    const step = laterStep(account.lastStep, 'payment')
    await queries.recordStep(db, account.migrationAccountParentId, { step, now: clock.now() })
    return { 'payment-url': url }
  })

  serve(routeContext, listLegacyPaymentProfiles, async ({ params }, caller) => {
    const { account } = await requireVerifiedAccount(services, caller, params.migration_account_parent_id)
    const profiles = await cards.listProfiles(account.migrationAccountParentId)
    return profiles.map((profile) => toPaymentProfile(profile))
  })

  serve(routeContext, submitPaymentResponse, async ({ body }, caller) => {
    const { account } = await requireVerifiedAccount(services, caller, body.migration_account_parent_id)
    const parentId = account.migrationAccountParentId
    if (body.Token === undefined) {
      await queries.recordFailure(db, parentId, body.Message ?? registrationTexts.noToken)
      return { Message: body.Message ?? '' }
    }
    const saved = await findSavedMethod(services, { customerNumber: parentId, token: body.Token })
    if (!saved) throw invalidField('Token', registrationTexts.methodUnknown)
    await db.transaction(async (tx) => {
      await queries.recordAddedMethod(tx, parentId, saved.token)
      if (body.use_for_autopay) await queries.selectAutopayMethod(tx, parentId, saved.token)
      await queries.recordFailure(tx, parentId, '')
      await audit(tx, {
        userId: null,
        action: 'registration.methodAdded',
        customerNumber: account.customerNumber,
        source: caller.ip,
        details: { autopay: body.use_for_autopay },
      })
    })
    return { Token: saved.token }
  })
}

function completionRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock } = services

  serve(routeContext, createLegacyAccount, async ({ body }, caller) => {
    const verification = await requireVerifiedAccount(services, caller, body.migration_account_parent_id)
    const { userId, carriedOver } = await finishRegistration(
      services,
      { verification, ...body, selection: body },
      caller,
    )
    await queries.deleteVerificationsOf(db, body.migration_account_parent_id)
    if (!carriedOver) throw new Error('A registration with chosen accounts has settings to transfer')
    caller.addMessage(registrationTexts.welcome)
    return { user_id: userId, email: body.email, ...carriedOver }
  })

  serve(routeContext, createAccount, async ({ body }, caller) => {
    const { account } = await requireVerifiedAccount(services, caller, body.migration_account_parent_id)
    assertSelectable(account, body)
    const methods = await transferMethods(services, account)
    return db.transaction(async (tx) => {
      const { customerNumber } = account
      await audit(tx, { userId: null, action: 'registration.accountsMade', customerNumber, source: caller.ip })
      return transferLegacyAccount(
        tx,
        { account, selection: body },
        { methods, now: clock.now(), today: clock.today() },
      )
    })
  })
}

function staffRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock } = services

  serve(routeContext, getAccountByEmail, async ({ params }, caller) => {
    const rule = existTries
    await limitNetworkAttempts(services, 'exists', {
      ip: caller.ip,
      rule,
      textFor: securityTexts.triedTooOften,
    })
    if (!caller.bearer) return { user_id: null }
    const tokenHash = hashOfToken(caller.bearer)
    const [actor, verification] = await Promise.all([
      routeContext.findActor(tokenHash),
      queries.findVerification(db, tokenHash, clock.now()),
    ])
    const isVerified = verification?.channel === 'email' && verification.account.email === params.email.toLowerCase()
    const isStaff = actor !== null && seesAllCustomers(actor)
    if (!isStaff && !isVerified) return { user_id: null }
    const user = await findUserByEmail(db, params.email)
    if (user && isStaff) await recordAccess(db, actor, { userId: user.id, ip: caller.ip, what: 'user' })
    return { user_id: user?.id ?? null }
  })
}
