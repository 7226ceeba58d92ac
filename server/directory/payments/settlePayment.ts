/** Stores the outcome of a charge, and asks the provider for an outcome that is not known. */
import * as paymentTexts from '#shared/texts/payments/payments'
import type { ChargeOutcome, SettledOutcome } from '../../adapters/cards/cardProvider'
import type { Services } from '../../services'
import { notifyOfOutcome } from './notifyOfOutcome'
import {
  finishPayment,
  lockPendingPayment,
  type PaymentOutcome,
  type PaymentRow,
  requirePayment,
} from './payments.ledger'

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
    const [payment] = await Promise.all([
      finishPayment(tx, pending, finished),
      notifyOfOutcome(tx, { id, status: outcome.status, channel: pending.channel }),
    ])
    return payment
  })
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
      return { status: 'failed', reason: providerOutcome.reason }
    case 'never_charged':
      return { status: 'failed', reason: paymentTexts.neverCharged }
  }
}
