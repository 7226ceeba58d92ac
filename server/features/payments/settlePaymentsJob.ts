/** The job that settles payments left pending by any process. It runs as long as the server does. */
import { startPeriodicJob } from '../../background'
import { settle } from '../../directory/payments/pay'
import { extendLease, findAbandonedPayments } from '../../directory/payments/payments.ledger'
import { leaseMs } from '../../directory/payments/rules'
import type { Services } from '../../services'

const intervalMs = 5_000
const maxPaymentsPerRun = 50

/** Asks the provider about every abandoned payment. Two processes may do so at once without harm. */
export async function settleAbandonedPayments(services: Services, isStopping: () => boolean): Promise<void> {
  for (const payment of await findAbandonedPayments(services.db, services.clock.now(), maxPaymentsPerRun)) {
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

/** Starts the job, with the first run at once. The returned function stops it. */
export const startSettlePaymentsJob = (services: Services): (() => void) =>
  startPeriodicJob(services.background, {
    name: 'settle abandoned payments',
    everyMs: intervalMs,
    run: (isStopping) => settleAbandonedPayments(services, isStopping),
  })
