/** Settles payments that were left pending, whichever process took them; runs beside the server for as long as it lives. */
import type { Services } from '../../services'
import { deleteOldGuards, findAbandoned } from './ledger'
import { settle } from './pay'

const everyMs = 5_000
const mostAtOnce = 50

/** One round: asks the provider about every abandoned payment. Two processes doing so at once do no harm. */
export async function settleAbandoned(services: Services): Promise<void> {
  for (const payment of await findAbandoned(services.db, services.clock.now(), mostAtOnce)) {
    const settled = await settle(services, payment, 'settler')
    services.log.info({ paymentId: payment.id, status: settled.status }, 'abandoned payment settled')
  }
}

/** Starts the rounds, the first at once; the answer stops them. */
export function startSettler(services: Services): () => void {
  const round = () => services.background.run('settle abandoned payments', () => settleAbandoned(services))
  round()
  services.background.run('delete old payment guards', () => deleteOldGuards(services.db))
  const timer = setInterval(round, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
