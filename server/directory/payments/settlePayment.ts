/** Stores the outcome of a charge, and asks the provider for an outcome that is not known. */
import * as paymentTexts from '#shared/texts/payments/payments'
import type { ChargeOutcome, SettledOutcome } from '../../adapters/cards/cardProvider'
import type { Executor } from '../../db/database'
import type { Services } from '../../services'
import { notifyOfOutcome } from './notifyOfOutcome'
import {
  countReleasedKeys,
  finishPayment,
  lockPendingPayment,
  type PaymentOutcome,
  type PaymentRow,
  requirePayment,
} from './payments.ledger'
import { recordOutcome } from './recordOutcome'

/**
 * Asks the provider for the outcome of a payment. Asking closes a reference that was never charged, so no late charge
 * can follow.
 */
export async function settlePayment(services: Services, payment: PaymentRow, source: string): Promise<PaymentRow> {
  const settledOutcome = await services.cards.settle(payment.id)
  if (settledOutcome.kind === 'unknown') return payment
  return storeOutcome(services, payment.id, { ...outcomeFor(settledOutcome), source })
}

/** Stores an outcome once. A second caller changes nothing and reads what the first wrote. */
export async function storeOutcome(
  services: Services,
  id: string,
  outcome: PaymentOutcome & { source: string },
): Promise<PaymentRow> {
  return services.db.transaction(async (tx) => {
    const finished = { ...outcome, endedAt: services.clock.now() }
    const pending = await lockPendingPayment(tx, id, finished)
    if (!pending) return requirePayment(tx, id)
    if (finished.status === 'failed' && (await isMadeAgain(tx, pending, finished)))
      return finishPayment(tx, pending, { ...finished, reason: paymentTexts.madeAgain, isKeyReleased: true })
    const [payment] = await Promise.all([
      finishPayment(tx, pending, { ...finished, isKeyReleased: false }),
      notifyOfOutcome(tx, { id, status: outcome.status, channel: pending.channel }),
      recordOutcome(
        tx,
        { ...pending, status: outcome.status },
        { customerNumber: pending.customerNumber, at: finished.endedAt },
      ),
    ])
    return payment
  })
}

/** Payments that no one waits for. */
const automaticChannels: readonly PaymentRow['channel'][] = ['autopay', 'scheduled']
const maxRepetitions = 5
const repetitionMs = 3 * 24 * 60 * 60_000

/**
 * Returns whether a payment by a job is made again by the next run, because a process died or the provider could not be
 * reached before anything was charged. A user who pays decides that for themselves.
 */
async function isMadeAgain(
  tx: Executor,
  { billingAccountNumber: account, channel }: Pick<PaymentRow, 'billingAccountNumber' | 'channel'>,
  { wasNeverCharged, endedAt }: { wasNeverCharged: boolean; endedAt: Date },
): Promise<boolean> {
  if (!wasNeverCharged || !automaticChannels.includes(channel)) return false
  const since = new Date(endedAt.getTime() - repetitionMs)
  return (await countReleasedKeys(tx, { account, channel, since })) < maxRepetitions
}

export function outcomeFor(
  providerOutcome: Exclude<ChargeOutcome | SettledOutcome, { kind: 'unknown' }>,
): PaymentOutcome {
  switch (providerOutcome.kind) {
    case 'captured':
      return { status: 'posted', chargeId: providerOutcome.chargeId }
    case 'declined':
      return { status: 'declined', chargeId: providerOutcome.chargeId, reason: providerOutcome.reason }
    case 'rejected':
      return { status: 'failed', reason: providerOutcome.reason, wasNeverCharged: false }
    case 'not_sent':
      return { status: 'failed', reason: paymentTexts.providerUnreachable, wasNeverCharged: true }
    case 'never_charged':
      return { status: 'failed', reason: paymentTexts.neverCharged, wasNeverCharged: true }
  }
}
