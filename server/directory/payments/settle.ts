/** Stores the outcome of a charge, and asks the provider for an outcome that is not known. */
import * as paymentTexts from '#shared/texts/payments'
import type { ChargeOutcome, SettledOutcome } from '../../adapters/cards/cardProvider'
import type { Services } from '../../services'
import { notifyOfOutcome } from './notifyOfOutcome'
import { finishPayment, type PaymentOutcome, type PaymentRow } from './payments.ledger'

/**
 * Asks the provider for the outcome of a payment. Asking closes a reference that was never charged, so no late charge
 * can follow.
 */
export async function settle(services: Services, payment: PaymentRow, address: string): Promise<PaymentRow> {
  const settledOutcome = await services.cards.settle(payment.id)
  if (settledOutcome.kind === 'unknown') return payment
  return storeOutcome(services, payment.id, { ...outcomeFor(settledOutcome), address })
}

export async function storeOutcome(
  services: Services,
  id: string,
  outcome: PaymentOutcome & { address: string },
): Promise<PaymentRow> {
  return services.db.transaction(async (tx) => {
    const { payment, customerNumber } = await finishPayment(tx, id, { ...outcome, endedAt: services.clock.now() })
    if (customerNumber !== null) await notifyOfOutcome(tx, payment)
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
    case 'refused':
      return { status: 'failed', reason: providerOutcome.reason }
    case 'never_charged':
      return { status: 'failed', reason: paymentTexts.neverCharged }
  }
}
