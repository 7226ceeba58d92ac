/**
 * Sends approved refunds once. Before the provider hears of one, its row says that it may have; whoever finds it so and
 * abandoned asks what became of it. Asking closes a reference that was never paid, so a late payout cannot follow.
 */

import type { PayoutOutcome, SettledPayout } from '../../../adapters/cards/cardProvider'
import { startRounds } from '../../../background'
import type { Services } from '../../../services'
import { claim, endFailed, endSent, findToSend, markStale, tryAnew, waitForProvider, type RefundRow } from './ledger'
import { findPayee } from './queries'
import * as depositTexts from '#shared/texts/deposits'

const everyMs = 5_000
const mostAtOnce = 50
/** How long the process that sends a refund is expected to need. */
const leaseMs = 20_000
const mostTries = 5

export async function sendRefunds(services: Services, isStopping: () => boolean = () => false): Promise<void> {
  const { db, clock, log } = services
  await markStale(db, clock.today())
  for (const id of await findToSend(db, { now: clock.now(), today: clock.today(), most: mostAtOnce })) {
    if (isStopping()) return
    try {
      await sendOne(services, id)
    } catch (error) {
      log.error({ err: error, refundId: id }, 'a refund could not be sent')
    }
  }
}

async function sendOne(services: Services, id: string): Promise<void> {
  const { db, clock, cards, log } = services
  const now = clock.now()
  const claimed = await claim(db, id, { now, until: new Date(now.getTime() + leaseMs) })
  if (!claimed) return
  const { refund, isFirst } = claimed
  const reference = `${refund.id}.${refund.attempt}`
  let outcome = isFirst ? await payOut(services, refund, reference) : await cards.settlePayout(reference)
  if (outcome.kind === 'unknown' && isFirst) {
    log.warn({ refundId: id, cause: outcome.cause }, 'the outcome of a refund is not known')
    outcome = await cards.settlePayout(reference)
  }
  await end(services, refund, outcome)
}

async function payOut({ db, cards }: Services, refund: RefundRow, reference: string): Promise<PayoutOutcome> {
  const { customerNumber, name, address } = await findPayee(db, refund.billingAccountNumber)
  const request = { reference, customerNumber, amount: refund.amount }
  if (refund.way === 'method') {
    return refund.token === null
      ? { kind: 'refused', reason: depositTexts.refundUnknownMethod }
      : cards.payOut({ ...request, to: { kind: 'method', token: refund.token } })
  }
  return address === null
    ? { kind: 'refused', reason: depositTexts.refundNoAddress }
    : cards.payOut({ ...request, to: { kind: 'check', payee: name, address } })
}

async function end({ db, clock, log }: Services, refund: RefundRow, outcome: PayoutOutcome | SettledPayout) {
  switch (outcome.kind) {
    case 'paid':
      return endSent(db, refund, { ...outcome, today: clock.today() })
    case 'refused':
      return endFailed(db, refund, outcome.reason)
    case 'never_paid':
      return refund.attempt < mostTries ? tryAnew(db, refund) : endFailed(db, refund, depositTexts.refundTooManyTries)
    case 'not_sent':
      return waitForProvider(db, refund)
    case 'unknown':
      // Its lease runs out, and it is asked about again.
      log.warn({ refundId: refund.id, cause: outcome.cause }, 'nobody knows yet whether a refund was sent')
  }
}

/** Starts the rounds, the first at once; the answer stops them. */
export const startRefunds = (services: Services): (() => void) =>
  startRounds(services.background, {
    name: 'refunds',
    everyMs,
    run: (isStopping) => sendRefunds(services, isStopping),
  })
