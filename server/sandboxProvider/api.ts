/** The API that the portal's server calls. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod/mini'
import { PaymentType } from '#shared/payments/paymentTypes'
import { ApiError } from './apiErrors'
import { bearerCheck } from './bearerCheck'
import { isExpiryEditable, type Ledger } from './ledger'
import type { PageBook } from './pages'
import type { Payouts } from './payouts'
import {
  Behavior,
  type Charge,
  ChargeRequest,
  CustomerRef,
  Expiry,
  PaymentMethod,
  type PaymentProfile,
  type Payout,
  PayoutRequest,
  Reference,
  Token,
} from './records'
import type { UnansweredRequests } from './unansweredRequests'

const NewPage = z.strictObject({
  customer_ref: CustomerRef,
  category: PaymentType,
  return_url: z.url({ protocol: /^https?$/ }).check(z.maxLength(2000)),
})
const CustomerParams = z.object({ customerRef: CustomerRef })
const ProfileParams = z.object({ customerRef: CustomerRef, token: Token })
const ReferenceParams = z.object({ reference: Reference })
const ImportedProfile = z.strictObject({ ...PaymentMethod.shape, token: z.optional(Token), behavior: Behavior })

interface ApiDependencies {
  key: string
  ledger: Ledger & Payouts
  pages: PageBook
  unanswered: UnansweredRequests
  pageUrl: (id: string) => string
}

export function apiRoutes(app: FastifyInstance, { key, ledger, pages, unanswered, pageUrl }: ApiDependencies): void {
  const isAllowed = bearerCheck(key)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isAllowed(request.headers.authorization)) return
    reply.header('www-authenticate', 'Bearer')
    throw new ApiError(401, 'unauthorized', 'The key is missing or wrong.')
  })

  app.post('/pages', async (request) => {
    const { customer_ref, category, return_url } = NewPage.parse(request.body)
    const { id, page } = pages.open({ customerRef: customer_ref, category, returnUrl: return_url })
    return { url: pageUrl(id), expires_at: page.expiresAt.toISOString() }
  })

  profileRoutes(app, ledger)
  app.post('/charges', async (request, reply) => {
    const result = await ledger.charge(ChargeRequest.parse(request.body))
    switch (result.kind) {
      case 'closed':
        throw new ApiError(410, 'reference_closed', 'This reference was settled without a charge and takes none.')
      case 'reused':
        throw new ApiError(409, 'reference_reused', 'This reference belongs to another charge.')
      case 'unknown_token':
        throw unknownToken()
      case 'charged':
        return result.silent ? leaveUnanswered(reply, unanswered) : toChargeAnswer(result.charge)
    }
  })

  app.post('/charges/:reference/settle', async (request) => {
    const charge = await ledger.settle(ReferenceParams.parse(request.params).reference)
    if (!charge) return { status: 'never_charged', reason: 'No charge was made under this reference.' }
    return { status: charge.status, reason: charge.reason, charge_id: charge.charge_id }
  })

  app.post('/payouts', async (request, reply) => {
    const result = await ledger.payOut(PayoutRequest.parse(request.body))
    switch (result.kind) {
      case 'closed':
        throw new ApiError(410, 'reference_closed', 'This reference was settled without a payout and pays nothing.')
      case 'reused':
        throw new ApiError(409, 'reference_reused', 'This reference belongs to another payout.')
      case 'decided':
        return result.silent ? leaveUnanswered(reply, unanswered) : toPayoutAnswer(result.payout)
    }
  })

  app.post('/payouts/:reference/settle', async (request) => {
    const payout = await ledger.settlePayout(ReferenceParams.parse(request.params).reference)
    return payout ? toPayoutAnswer(payout) : { status: 'never_paid' }
  })

  app.get('/payouts', async (request) => {
    const { customer_ref } = z.object({ customer_ref: CustomerRef }).parse(request.query)
    return { payouts: await ledger.payoutsOf(customer_ref) }
  })

  app.get('/charges', async (request) => {
    const { customer_ref } = z.object({ customer_ref: CustomerRef }).parse(request.query)
    return { charges: await ledger.chargesOf(customer_ref) }
  })
}

/** Serves the saved methods of a customer. */
function profileRoutes(app: FastifyInstance, ledger: Ledger): void {
  app.get('/customers/:customerRef/profiles', async (request) => {
    const { customerRef } = CustomerParams.parse(request.params)
    return { profiles: (await ledger.profilesOf(customerRef)).map(toProfile) }
  })

  app.put('/customers/:customerRef/profiles/:token', async (request, reply) => {
    const { customerRef, token } = ProfileParams.parse(request.params)
    const { token: bodyToken, ...profile } = ImportedProfile.parse(request.body)
    if (bodyToken !== undefined && bodyToken !== token)
      throw new ApiError(400, 'invalid_request', 'token: differs from the address')
    const outcome = await ledger.importProfile({ ...profile, token, customer_ref: customerRef })
    if (outcome === 'taken') throw new ApiError(409, 'token_taken', 'Another customer has this token.')
    return reply.code(204).send()
  })

  app.post('/customers/:customerRef/profiles/hand-over', async (request, reply) => {
    const { customerRef } = CustomerParams.parse(request.params)
    const { customer_ref } = z.strictObject({ customer_ref: CustomerRef }).parse(request.body)
    await ledger.transferProfiles(customerRef, customer_ref)
    return reply.code(204).send()
  })

  app.delete('/customers/:customerRef/profiles/:token', async (request, reply) => {
    const { customerRef, token } = ProfileParams.parse(request.params)
    if ((await ledger.deleteProfile(customerRef, token)) === 'unknown') throw unknownToken()
    return reply.code(204).send()
  })

  app.put('/customers/:customerRef/profiles/:token/expiry', async (request, reply) => {
    const { customerRef, token } = ProfileParams.parse(request.params)
    switch (await ledger.updateExpiry(customerRef, token, Expiry.parse(request.body))) {
      case 'updated':
        return reply.code(204).send()
      case 'fixed':
        throw new ApiError(409, 'expiry_fixed', 'The expiration date of this payment method cannot be changed.')
      case 'unknown':
        throw unknownToken()
    }
  })
}

const unknownToken = () => new ApiError(404, 'unknown_token', 'This customer has no such payment method.')

function leaveUnanswered(reply: FastifyReply, unanswered: UnansweredRequests): FastifyReply {
  unanswered.keepOpen(reply.raw)
  return reply.hijack()
}

const toProfile = (profile: PaymentProfile) => {
  const { token, type, category, last4, holder_name, description, expiry } = profile
  return { token, type, category, last4, holder_name, description, expiry, expiry_editable: isExpiryEditable(profile) }
}

const toPayoutAnswer = ({ reference, status, reason, payout_id, check_number }: Payout) => ({
  reference,
  status,
  reason,
  payout_id,
  check_number,
})

const toChargeAnswer = ({ reference, status, reason, charge_id, created_at }: Charge) => ({
  reference,
  status,
  reason,
  charge_id,
  created_at,
})
