/**
 * Paying once. The payment is on the books before the provider is asked, under a reference that the provider charges at
 * most once; what became of it is written by whoever learns it first. Dying at any line costs time, never money.
 */
import { paymentPending } from '#shared/paymentPending'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { PaymentChannel } from '#shared/contract/payments'
import type { Cents } from '#shared/money'
import { feeOf } from '#shared/paymentTypes'
import type { ChargeOutcome, Profile, SettledOutcome } from '../../adapters/cards/cardProvider'
import { AppError } from '../../http/appError'
import type { Services } from '../../services'
import { endPayment, findByKey, findPayment, takePayment, type Ending, type PaymentRow } from './ledger'
import { sendReceiptLater } from './receipts'
import { confirmationNumber, fingerprintOf, isExpired, leaseMs, retryWaitMs } from './rules'
import * as paymentTexts from '#shared/texts/payments'

/** One wish to pay, from a click, from autopay, or scheduled before. */
export interface Attempt {
  /** Null when nobody clicked: autopay. */
  userId: string | null
  billingAccountNumber: string
  customerNumber: string
  serviceAccountNumber: string
  serviceType: PaymentRow['serviceType']
  token: string
  amount: Cents
  channel: PaymentChannel
  idempotencyKey: string
  /** The earliest moment at which the wish may have reached us. */
  arrivedAt: Date
  /** Network address of whoever pays, for the audit trail. */
  address: string
}

export const unknownMethod = 'This payment method is no longer on file. Choose another one.'
const expiredMethod = 'This card has expired. Choose another one, or add it again with its new expiration date.'
const neverCharged = 'The payment didn’t reach the bank. Nothing was charged, and you can try again.'

const neverArrived = 'This payment arrived too late, so we didn’t make it. Nothing was charged.'

/** Pays with a saved method and answers the payment as it stands then: posted, declined, failed or still pending. */
export async function payOnceWith(services: Services, attempt: Attempt): Promise<PaymentRow> {
  const requestHash = createHash('sha256').update(fingerprintOf(attempt)).digest()
  const first = await findByKey(services.db, attempt.userId, attempt.idempotencyKey)
  if (first) return answerRetry(services, first, { requestHash, address: attempt.address })

  const method = await findMethod(services, attempt)
  const taken = await takePayment(
    services.db,
    newPayment(services, attempt, { method, requestHash }),
    attempt.arrivedAt,
  )
  switch (taken.kind) {
    case 'duplicate':
      throw new AppError('duplicate_payment', paymentTexts.duplicate)
    case 'closed':
      throw new AppError('conflict', neverArrived)
    case 'retry':
      return answerRetry(services, taken.payment, { requestHash, address: attempt.address })
    case 'taken':
      return charge(services, taken.payment, attempt)
  }
}

async function findMethod(services: Services, { customerNumber, token }: Attempt): Promise<Profile> {
  const profiles = await services.cards.listProfiles(customerNumber)
  const method = profiles.find((profile) => profile.token === token)
  if (!method) throw new AppError('not_found', unknownMethod)
  if (isExpired(method.expiry, services.clock.today())) {
    throw new AppError('invalid_input', expiredMethod, { 'payment-token': expiredMethod })
  }
  return method
}

/** What is known of a payment before its method is. */
export const plannedPayment = (attempt: Attempt, now: Date) => ({
  id: randomUUID(),
  confirmationNumber: confirmationNumber(randomBytes(8)),
  billingAccountNumber: attempt.billingAccountNumber,
  serviceType: attempt.serviceType,
  userId: attempt.userId,
  amount: attempt.amount,
  methodType: 'unknown',
  channel: attempt.channel,
  idempotencyKey: attempt.idempotencyKey,
  createdAt: now,
})

interface Chosen {
  method: Profile
  requestHash: Buffer
}

function newPayment({ clock }: Services, attempt: Attempt, { method, requestHash }: Chosen) {
  const now = clock.now()
  return {
    ...plannedPayment(attempt, now),
    fee: feeOf(method.category, attempt.amount),
    category: method.category,
    methodType: method.type,
    methodLast4: method.last4,
    status: 'pending' as const,
    requestHash,
    leaseEndsAt: new Date(now.getTime() + leaseMs),
  }
}

async function charge(
  services: Services,
  payment: PaymentRow,
  { customerNumber, token, address }: Attempt,
): Promise<PaymentRow> {
  const amount = payment.amount + payment.fee
  const outcome = await services.cards.charge({ reference: payment.id, customerNumber, token, amount })
  if (outcome.kind === 'unknown') {
    services.log.warn({ paymentId: payment.id, cause: outcome.cause }, 'the outcome of a charge is not known')
    return settle(services, payment, address)
  }
  try {
    return await end(services, payment.id, { ...endingOf(outcome), address })
  } catch (error) {
    // The charge has happened whatever the database does. An error now would look as if nothing had been charged.
    services.log.error(
      { err: error, paymentId: payment.id },
      'the outcome of a charge could not be stored; it is settled later',
    )
    return payment
  }
}

/** Asks the provider what became of a payment. Asking closes a reference that was never charged, so a late charge cannot follow. */
export async function settle(services: Services, payment: PaymentRow, address: string): Promise<PaymentRow> {
  const outcome = await services.cards.settle(payment.id)
  if (outcome.kind === 'unknown') return payment
  return end(services, payment.id, { ...endingOf(outcome), address })
}

async function end(services: Services, id: string, ending: Ending & { address: string }): Promise<PaymentRow> {
  const { payment, customerNumber } = await endPayment(services.db, id, { ...ending, at: services.clock.now() })
  if (customerNumber !== null && payment.status === 'posted') sendReceiptLater(services, payment, customerNumber)
  return payment
}

function endingOf(outcome: Exclude<ChargeOutcome | SettledOutcome, { kind: 'unknown' }>): Ending {
  switch (outcome.kind) {
    case 'captured':
      return { status: 'posted', chargeId: outcome.chargeId }
    case 'declined':
      return { status: 'declined', chargeId: outcome.chargeId, reason: outcome.reason }
    case 'refused':
      return { status: 'failed', reason: outcome.reason }
    case 'never_charged':
      return { status: 'failed', reason: neverCharged }
  }
}

interface Retry {
  requestHash: Buffer
  address: string
}

/** The same answer again: waits for the first try while that may still be at work, then settles in its place. */
async function answerRetry(
  services: Services,
  first: PaymentRow,
  { requestHash, address }: Retry,
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
  return payment.status === 'pending' ? settle(services, payment, address) : payment
}

export const reasonOf = (payment: PaymentRow): string =>
  payment.status === 'pending' ? paymentPending : payment.reason
