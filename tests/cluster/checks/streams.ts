/** Restarts every web process while a thousand clients follow the queue. */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { publish } from '../../../server/db/eventBus'
import type { ClusterCheck } from '../check'
import type { Cluster } from '../cluster'
import { signInAgents } from './agents'
import { type EventStream, openEventStream } from './eventStream'

const streamCount = 1_000
const streamsPerAgent = 5
const publishPauseMs = 200
const goalSeconds = 30

/** What one client knows. */
interface Follower {
  seen: Set<string>
  /** When the client was last told to load everything again. */
  reloadedAt: number
  lostAt: number | null
  slowestMs: number
  stream: EventStream
}

export const streams: ClusterCheck = {
  name: `${streamCount.toLocaleString('en')} event streams, all web processes restarted`,
  goal: `reconnected in ${goalSeconds} s, nothing missed`,
  async run(cluster) {
    const followers = await openFollowers(cluster)
    const published = new Map<string, number>()
    let isOver = false
    const publishing = (async () => {
      while (!isOver) {
        published.set(await publishEvent(cluster), performance.now())
        await delay(publishPauseMs)
      }
    })()
    for (const web of cluster.webs) {
      await web.stop()
      await web.start()
    }
    await delay(goalSeconds * 1000)
    isOver = true
    await publishing
    published.set(await publishEvent(cluster), performance.now())
    await delay(2_000)
    for (const { stream } of followers) stream.close()
    const away = followers.filter(({ lostAt }) => lostAt !== null).length
    const slowest = Math.max(...followers.map(({ slowestMs }) => slowestMs))
    const missed = followers.reduce((sum, follower) => sum + countMissed(follower, published), 0)
    return {
      value: `slowest ${(slowest / 1000).toFixed(1)} s, ${away} not reconnected, ${missed} of ${published.size} events missed`,
      isMet: away === 0 && missed === 0 && slowest <= goalSeconds * 1000,
    }
  },
}

async function openFollowers(cluster: Cluster): Promise<Follower[]> {
  const followers: Follower[] = []
  for (const token of await signInAgents(cluster, streamCount / streamsPerAgent)) {
    const own = Array.from({ length: streamsPerAgent }, () => follow(cluster.url, token))
    followers.push(...own)
    await Promise.all(own.map(({ stream }) => stream.opened))
  }
  return followers
}

function follow(url: string, token: string): Follower {
  const follower: Omit<Follower, 'stream'> = { seen: new Set(), reloadedAt: 0, lostAt: null, slowestMs: 0 }
  const stream = openEventStream(url, token, {
    onEvent(event) {
      if (event.kind === 'changed') follower.seen.add(event.case_id)
      if (event.kind !== 'again') return
      follower.reloadedAt = performance.now()
      if (follower.lostAt !== null)
        follower.slowestMs = Math.max(follower.slowestMs, follower.reloadedAt - follower.lostAt)
      follower.lostAt = null
    },
    onLost() {
      follower.lostAt ??= performance.now()
    },
  })
  return Object.assign(follower, { stream })
}

async function publishEvent({ database: { db } }: Cluster): Promise<string> {
  const id = randomUUID()
  await publish(db, { kind: 'changed', case_id: id })
  return id
}

/** An event is not missed if the client loads everything again after it. */
const countMissed = ({ seen, reloadedAt }: Follower, published: ReadonlyMap<string, number>): number =>
  [...published].filter(([id, at]) => !seen.has(id) && reloadedAt < at).length
