/**
 * Background job that sends each approved refund once. Before the provider is called, the refund's row says so. A
 * process that finds such an abandoned row asks the provider for the outcome. Asking closes a reference that was never
 * paid, so that no late payout can follow.
 */

import * as depositTexts from '#shared/texts/deposits'
import type { PayoutOutcome, SettledPayout } from '../../../adapters/cards/cardProvider'
import { startPeriodicJob } from '../../../background'
import type { Services } from '../../../services'
import {
  claimRefund,
  findRefundsToSend,
  markFailed,
  markSent,
  markStale,
  type RefundRow,
  releaseReference,
  startNextAttempt,
} from './refunds.ledger'
import { findPayee } from './refunds.queries'

const everyMs = 5_000
const maxRefundsPerRun = 50
/** The time that sending a refund is expected to take at most. */
const leaseMs = 20_000
const maxAttempts = 5

export async function runRefundJob(services: Services, isStopping: () => boolean = () => false): Promise<void> {
  const { db, clock, log } = services
  await markStale(db, clock.today())
  for (const id of await findRefundsToSend(db, {
    now: clock.now(),
    today: clock.today(),
    maxRefunds: maxRefundsPerRun,
  })) {
    if (isStopping()) return
    try {
      await sendRefund(services, id)
    } catch (error) {
      log.error({ err: error, refundId: id }, 'a refund could not be sent')
    }
  }
}

async function sendRefund(services: Services, id: string): Promise<void> {
  const { db, clock, cards, log } = services
  const now = clock.now()
  const refundClaim = await claimRefund(db, id, { now, until: new Date(now.getTime() + leaseMs) })
  if (!refundClaim) return
  const { refund, isFirst } = refundClaim
  const reference = `${refund.id}.${refund.attempt}`
  let outcome = isFirst ? await payOut(services, refund, reference) : await cards.settlePayout(reference)
  if (outcome.kind === 'unknown' && isFirst) {
    log.warn({ refundId: id, cause: outcome.cause }, 'the outcome of a refund is not known')
    outcome = await cards.settlePayout(reference)
  }
  await storeOutcome(services, refund, outcome)
}

async function payOut({ db, cards }: Services, refund: RefundRow, reference: string): Promise<PayoutOutcome> {
  const { customerNumber, name, address } = await findPayee(db, refund.billingAccountNumber)
  const request = { reference, customerNumber, amount: refund.amount }
  if (refund.refundMethod === 'method') {
    return refund.token === null
      ? { kind: 'refused', reason: depositTexts.refundUnknownMethod }
      : cards.payOut({ ...request, to: { kind: 'method', token: refund.token } })
  }
  return address === null
    ? { kind: 'refused', reason: depositTexts.refundNoAddress }
    : cards.payOut({ ...request, to: { kind: 'check', payee: name, address } })
}

async function storeOutcome({ db, clock, log }: Services, refund: RefundRow, outcome: PayoutOutcome | SettledPayout) {
  switch (outcome.kind) {
    case 'paid':
      return markSent(db, refund, { ...outcome, today: clock.today() })
    case 'refused':
      return markFailed(db, refund, outcome.reason)
    case 'never_paid':
      return refund.attempt < maxAttempts
        ? startNextAttempt(db, refund)
        : markFailed(db, refund, depositTexts.refundTooManyTries)
    case 'not_sent':
      return releaseReference(db, refund)
    case 'unknown':
      // Once the lease has ended, the job asks for the outcome again.
      log.warn({ refundId: refund.id, cause: outcome.cause }, 'the outcome of a refund is not known yet')
  }
}

/** Starts the job with an immediate first run and returns a function that stops it. */
export const startRefundJob = (services: Services): (() => void) =>
  startPeriodicJob(services.background, {
    name: 'refunds',
    everyMs,
    run: (isStopping) => runRefundJob(services, isStopping),
  })
