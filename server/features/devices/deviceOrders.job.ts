/** Settles orders whose user no longer waits at the screen. */
import { defineScheduledJob } from '../../jobs/schedule'
import { settleOrders } from './deviceOrders'
import { deleteAbandoned } from './devices.queries'

/** Far longer than the network takes to answer. */
const unsentTimeoutMs = 2 * 60_000

export const deviceOrdersJob = defineScheduledJob('settle device orders', async (services) => {
  await deleteAbandoned(services.db, new Date(services.clock.now().getTime() - unsentTimeoutMs))
  await settleOrders(services)
})
