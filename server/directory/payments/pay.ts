/**
 * Executes a payment once. It is stored before the provider is called, under a reference that the provider charges at
 * most once. The first process to learn the outcome stores it. A crash at any line costs time, never money.
 */

import { randomBytes, randomUUID } from 'node:crypto'
import type { PaymentChannel } from '#shared/contract/payments/payments'
import type { Cents } from '#shared/format/money'
import { feeOf } from '#shared/payments/paymentTypes'
import * as paymentTexts from '#shared/texts/payments/payments'
import type { ProviderProfile } from '../../adapters/cards/cardProvider'
import { AppError, invalidField } from '../../http/appError'
import { assertSameRequest, hashOfRequest } from '../../http/idempotency'
import type { Services } from '../../services'
import { acceptPayment } from './acceptPayment.ledger'
import { findPayment, findPaymentByKey, type PaymentRow } from './payments.ledger'
import { buildConfirmationNumber, identityOf, leaseMs, retryWaitMs } from './rules'
import { requireUsableMethod } from './savedMethods'
import { outcomeFor, settlePayment, storeOutcome } from './settlePayment'

/** One request to pay: from a click, from autopay, or from a scheduled payment. */
export interface PaymentAttempt {
  /** Null for autopay, which no user starts. */
  userId: string | null
  billingAccountNumber: string
  customerNumber: string
  serviceAccountNumber: string
  serviceType: PaymentRow['serviceType']
  token: string
  amount: Cents
  channel: PaymentChannel
  idempotencyKey: string
  /** The earliest moment at which the request may have reached us. */
  arrivedAt: Date
  /** The payer's IP address or the name of the job, for the audit log. */
  source: string
}

/** Pays with a saved method and returns the payment in its current status: posted, declined, failed or pending. */
export async function payOnceWith(services: Services, attempt: PaymentAttempt): Promise<PaymentRow> {
  const requestHash = hashOfRequest(identityOf(attempt))
  const original = await findPaymentByKey(services.db, attempt.userId, attempt.idempotencyKey)
  if (original) return answerRetry(services, original, { requestHash, source: attempt.source })

  const { customerNumber, token } = attempt
  const usable = { customerNumber, token, day: services.clock.today() }
  const method = await requireUsableMethod(services, usable, {
    expired: () => invalidField('payment-token', paymentTexts.expiredMethod),
  })
  const payment = newPayment(services, attempt, { method, requestHash })
  const accepted = await acceptPayment(services.db, payment, attempt.arrivedAt)
  switch (accepted.kind) {
    case 'duplicate':
      throw new AppError('duplicate_payment', paymentTexts.duplicate)
    case 'closed':
      throw new AppError('conflict', paymentTexts.arrivedTooLate)
    case 'retry':
      return answerRetry(services, accepted.payment, { requestHash, source: attempt.source })
    case 'taken':
      return charge(services, accepted.payment, attempt)
  }
}

/** Builds the fields that are known before the payment method is. */
export const buildPaymentRow = (attempt: PaymentAttempt, now: Date) => ({
  id: randomUUID(),
  confirmationNumber: buildConfirmationNumber(randomBytes(8)),
  billingAccountNumber: attempt.billingAccountNumber,
  serviceType: attempt.serviceType,
  userId: attempt.userId,
  amount: attempt.amount,
  methodType: 'unknown',
  channel: attempt.channel,
  idempotencyKey: attempt.idempotencyKey,
  createdAt: now,
})

/** Returns the columns of a payment that describe its method. */
export const methodColumnsOf = ({ category, type, last4 }: ProviderProfile) => ({
  category,
  methodType: type,
  methodLast4: last4,
})

interface ResolvedRequest {
  method: ProviderProfile
  requestHash: Buffer
}

function newPayment({ clock }: Services, attempt: PaymentAttempt, { method, requestHash }: ResolvedRequest) {
  const now = clock.now()
  return {
    ...buildPaymentRow(attempt, now),
    ...methodColumnsOf(method),
    fee: feeOf(method.category, attempt.amount),
    requestHash,
    leaseEndsAt: new Date(now.getTime() + leaseMs),
  }
}

async function charge(
  services: Services,
  payment: PaymentRow,
  { customerNumber, token, source }: PaymentAttempt,
): Promise<PaymentRow> {
  const amount = payment.amount + payment.fee
  const chargeOutcome = await services.cards.charge({ reference: payment.id, customerNumber, token, amount })
  if (chargeOutcome.kind === 'unknown') {
    services.log.warn({ paymentId: payment.id, cause: chargeOutcome.cause }, 'the outcome of a charge is not known')
    return settlePayment(services, payment, source)
  }
  try {
    return await storeOutcome(services, payment.id, { ...outcomeFor(chargeOutcome), source })
  } catch (error) {
    // The charge has happened, whatever the database does. An error here would look as if nothing had been charged.
    services.log.error(
      { err: error, paymentId: payment.id },
      'the outcome of a charge could not be stored; it is settled later',
    )
    return payment
  }
}

interface RetryRequest {
  requestHash: Buffer
  source: string
}

/** Returns the outcome of the original request: waits while it may still be running, then settles in its place. */
async function answerRetry(
  services: Services,
  original: PaymentRow,
  { requestHash, source }: RetryRequest,
): Promise<PaymentRow> {
  assertSameRequest(original, { requestHash })
  const deadline = Date.now() + retryWaitMs
  let payment = original
  while (payment.status === 'pending' && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    payment = (await findPayment(services.db, original.id)) ?? payment
  }
  return payment.status === 'pending' ? settlePayment(services, payment, source) : payment
}

export const reasonOf = (payment: PaymentRow): string =>
  payment.status === 'pending' ? paymentTexts.bankPending : payment.reason
