/** Restarts PgBouncer, and then replaces the primary PostgreSQL by its standby, while customers pay. */
import { setTimeout as delay } from 'node:timers/promises'
import type { ClusterCheck } from '../check'
import { startPaying } from './payingClients'

const limitMs = 10_000
const observedMs = 20_000

export const failover: ClusterCheck = {
  name: 'PgBouncer restarted, then the standby promoted, during payments',
  goal: `recovered within ${limitMs / 1000} s, books equal, no confirmed payment lost`,
  async run(cluster) {
    const clients = await startPaying(cluster)
    const gapDuring = async (disturb: () => Promise<void>): Promise<number> => {
      await delay(5_000)
      const started = performance.now()
      await disturb()
      await delay(observedMs)
      return clients.longestGap(started, performance.now())
    }
    const poolerGap = await gapDuring(() => cluster.restartPooler())
    const databaseGap = await gapDuring(async () => {
      await cluster.pair.fencePrimary()
      await cluster.pair.promoteStandby()
    })
    const { payments, isRight, problems } = await clients.finish()
    const gaps = `${(poolerGap / 1000).toFixed(1)} s and ${(databaseGap / 1000).toFixed(1)} s without a payment`
    return {
      value: `${gaps}, ${payments} payments${problems}`,
      isMet: isRight && Math.max(poolerGap, databaseGap) <= limitMs,
    }
  },
}
