/** Kills the worker while it sends messages, pays bills, and works through runs of credits and notices. */
import { setTimeout as delay } from 'node:timers/promises'
import { createRandom } from '../../../server/db/seed/random'
import { startLoad } from '../../bench/kills/load'
import { settleAndCheck } from '../../bench/kills/settle'
import type { ClusterCheck } from '../check'
import { senderOf } from './payingClients'

const killCount = 20
const longestPauseMs = 6_000

export const workerKills: ClusterCheck = {
  name: `the worker killed ${killCount} times during emails, autopay, credits and notices`,
  goal: 'money moves once, messages are sent at least once',
  async run(cluster) {
    const random = createRandom('cluster')
    const { world, portals } = senderOf(cluster)
    const load = await startLoad(world, portals)
    for (let kill = 0; kill < killCount; kill += 1) {
      await delay(random.integer(0, longestPauseMs))
      await cluster.worker.kill()
      await cluster.worker.start()
    }
    await load.stop()
    const { settleSeconds, checks } = await settleAndCheck(world, load)
    const wrong = checks.filter(({ isPassed }) => !isPassed)
    const problems = wrong.map(({ what, expected, found }) => `; ${what}: ${expected} / ${found}`).join('')
    const counts = Object.values(load.accepted).reduce((sum, ids) => sum + ids.length, 0)
    return {
      value: `${counts} pieces of work, done after ${settleSeconds.toFixed(0)} s, ${checks.length - wrong.length} of ${checks.length} checks${problems}`,
      isMet: wrong.length === 0,
    }
  },
}
