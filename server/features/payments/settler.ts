/** Settles payments that were left pending, whichever process took them; runs beside the server for as long as it lives. */
import { startRounds } from '../../background'
import type { Services } from '../../services'
import { extendLease, findAbandoned } from './ledger'
import { settle } from './pay'
import { leaseMs } from './rules'

const everyMs = 5_000
const mostAtOnce = 50

/** One round: asks the provider about every abandoned payment. Two processes doing so at once do no harm. */
export async function settleAbandoned(services: Services, isStopping: () => boolean): Promise<void> {
  for (const payment of await findAbandoned(services.db, services.clock.now(), mostAtOnce)) {
    if (isStopping()) return
    try {
      const settled = await settle(services, payment, 'settler')
      if (settled.status === 'pending') {
        await extendLease(services.db, payment.id, new Date(services.clock.now().getTime() + leaseMs))
      } else {
        services.log.info({ paymentId: payment.id, status: settled.status }, 'abandoned payment settled')
      }
    } catch (error) {
      services.log.error({ err: error, paymentId: payment.id }, 'an abandoned payment could not be settled')
    }
  }
}

/** Starts the rounds, the first at once; the answer stops them. */
export const startSettler = (services: Services): (() => void) =>
  startRounds(services.background, {
    name: 'settle abandoned payments',
    everyMs,
    run: (isStopping) => settleAbandoned(services, isStopping),
  })
