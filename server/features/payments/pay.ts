/**
 * Paying once. The payment is on the books before the provider is asked, under a reference that the provider charges at
 * most once; what became of it is written by whoever learns it first. Dying at any line costs time, never money.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { feeOf } from '#shared/paymentTypes'
import { generalTexts, paymentTexts } from '#shared/texts'
import type { Profile } from '../../adapters/cards/cardProvider'
import { AppError, notFound } from '../../http/appError'
import type { Actor } from '../../http/actor'
import type { Caller } from '../../http/serve'
import type { Services } from '../../services'
import { endPayment, findByKey, findPayment, takePayment, type PaymentRow } from './ledger'
import { confirmationNumber, fingerprintOf, isExpired, leaseMs, retryWaitMs, type PaymentRequest } from './rules'

export interface Payable {
  number: string
  customerNumber: string
  serviceType: PaymentRow['serviceType']
}

const unknownMethod = 'This payment method is no longer on file. Choose another one.'
const expiredMethod = 'This card has expired. Choose another one, or add it again with its new date.'
const neverCharged = 'The payment did not reach the bank. Nothing was charged; you can try again.'

/** Pays with a saved method and answers the payment as it stands then: posted, declined, failed or still pending. */
export async function payOnceWith(
  services: Services,
  actor: Actor,
  payable: Payable,
  request: PaymentRequest,
  caller: Caller,
): Promise<PaymentRow> {
  const requestHash = createHash('sha256').update(fingerprintOf(actor.userId, request)).digest()
  const first = caller.idempotencyKey ? await findByKey(services.db, actor.userId, caller.idempotencyKey) : null
  if (first) return answerRetry(services, first, requestHash, caller)

  const method = await findMethod(services, payable.customerNumber, request.token)
  const taken = await takePayment(
    services.db,
    newPayment(services, actor, payable, request, method, requestHash, caller),
    caller.arrivedAt,
  )
  switch (taken.kind) {
    case 'duplicate':
      throw new AppError('duplicate_payment', paymentTexts.duplicate)
    case 'retry':
      return answerRetry(services, taken.payment, requestHash, caller)
    case 'taken':
      return charge(services, taken.payment, payable.customerNumber, request.token, caller)
  }
}

async function findMethod(services: Services, customerNumber: string, token: string): Promise<Profile> {
  const profiles = await services.cards.listProfiles(customerNumber)
  const method = profiles.find((profile) => profile.token === token)
  if (!method) throw new AppError('not_found', unknownMethod)
  if (isExpired(method.expiry, services.clock.today())) {
    throw new AppError('invalid_input', expiredMethod, { 'payment-token': expiredMethod })
  }
  return method
}

function newPayment(
  { clock }: Services,
  actor: Actor,
  payable: Payable,
  request: PaymentRequest,
  method: Profile,
  requestHash: Buffer,
  caller: Caller,
) {
  const now = clock.now()
  return {
    id: randomUUID(),
    confirmationNumber: confirmationNumber(randomBytes(8)),
    billingAccountNumber: payable.number,
    serviceType: payable.serviceType,
    userId: actor.userId,
    amount: request.amount,
    fee: feeOf(method.category, request.amount),
    category: method.category,
    methodType: method.type,
    methodLast4: method.last4,
    channel: 'portal' as const,
    status: 'pending' as const,
    idempotencyKey: caller.idempotencyKey ?? randomUUID(),
    requestHash,
    createdAt: now,
    leaseEndsAt: new Date(now.getTime() + leaseMs),
  }
}

async function charge(
  services: Services,
  payment: PaymentRow,
  customerNumber: string,
  token: string,
  caller: Caller,
): Promise<PaymentRow> {
  const outcome = await services.cards.charge({
    reference: payment.id,
    customerNumber,
    token,
    amount: payment.amount + payment.fee,
  })
  const end = (ending: Parameters<typeof endPayment>[2]) =>
    endPayment(services.db, payment.id, ending, services.clock.now(), caller.address)
  switch (outcome.kind) {
    case 'captured':
      return end({ status: 'posted', chargeId: outcome.chargeId })
    case 'declined':
      return end({ status: 'declined', chargeId: outcome.chargeId, reason: outcome.reason })
    case 'refused':
      return end({ status: 'failed', reason: outcome.reason })
    case 'unknown':
      services.log.warn({ paymentId: payment.id, cause: outcome.cause }, 'the outcome of a charge is not known')
      return settle(services, payment, caller.address)
  }
}

/** Asks the provider what became of a payment. Asking closes a reference that was never charged, so a late charge cannot follow. */
export async function settle(services: Services, payment: PaymentRow, address: string): Promise<PaymentRow> {
  const settled = await services.cards.settle(payment.id)
  const end = (ending: Parameters<typeof endPayment>[2]) =>
    endPayment(services.db, payment.id, ending, services.clock.now(), address)
  switch (settled.kind) {
    case 'captured':
      return end({ status: 'posted', chargeId: settled.chargeId })
    case 'declined':
      return end({ status: 'declined', chargeId: settled.chargeId, reason: settled.reason })
    case 'never_charged':
      return end({ status: 'failed', reason: neverCharged })
    case 'unknown':
      return payment
  }
}

/** The same answer again: waits for the first try while that may still be at work, then settles in its place. */
async function answerRetry(
  services: Services,
  first: PaymentRow,
  requestHash: Buffer,
  caller: Caller,
): Promise<PaymentRow> {
  if (!first.requestHash?.equals(requestHash)) {
    throw new AppError('key_reused', 'This Idempotency-Key was used for another payment. Send a new one.')
  }
  const deadline = Date.now() + retryWaitMs
  let payment = first
  while (payment.status === 'pending' && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    payment = (await findPayment(services.db, first.id)) ?? payment
  }
  return payment.status === 'pending' ? settle(services, payment, caller.address) : payment
}

/** For ids in a payment that do not belong together or to the person who pays. */
export const notPayable = (): AppError => notFound()

export const reasonOf = (payment: PaymentRow): string =>
  payment.status === 'pending' ? generalTexts.paymentPending : payment.reason
