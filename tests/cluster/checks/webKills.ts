/** Kills web processes one after another while customers pay. */
import { setTimeout as delay } from 'node:timers/promises'
import type { ClusterCheck } from '../check'
import { startPaying } from './payingClients'

const minutes = 3
const pauseMs = 5_000

export const webKills: ClusterCheck = {
  name: `a web process killed every ${pauseMs / 1000} s for ${minutes} minutes of payments`,
  goal: 'none lost or duplicated, each failed call repeated',
  async run(cluster) {
    const clients = await startPaying(cluster)
    const deadline = performance.now() + minutes * 60_000
    let kills = 0
    while (performance.now() < deadline) {
      const web = cluster.webs[kills % cluster.webs.length]
      await web?.kill()
      kills += 1
      await Promise.all([web?.start(), delay(pauseMs)])
    }
    const { payments, isRight, problems } = await clients.finish()
    return {
      value: `${kills} kills, ${payments} payments, ${clients.retries()} repeated calls${problems}`,
      isMet: isRight,
    }
  },
}
