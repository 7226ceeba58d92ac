/** Measures how long an event that one process writes takes to a client of another one. */
import { z } from 'zod/mini'
import { reportMessageViewer } from '#shared/contract/cases/queue'
import { quantile } from '../../bench/spread'
import type { ClusterCheck } from '../check'
import type { Cluster } from '../cluster'
import { signInAgents } from './agents'
import { openEventStream } from './eventStream'

const eventCount = 10_000
const laneCount = 8
const goalMs = 250
const lostAfterMs = 10_000

const Row = z.object({ id: z.uuid() })

export const events: ClusterCheck = {
  name: `${eventCount.toLocaleString('en')} events from one process to a client of another`,
  goal: `p99 at most ${goalMs} ms, none lost`,
  async run(cluster) {
    const [writer, reader] = cluster.webs
    const [token = ''] = await signInAgents(cluster, 1)
    const arrivals = new Map<string, () => void>()
    /** How often the client was told to load everything again, which includes what it would have missed. */
    let reloads = 0
    const stream = openEventStream(reader?.url ?? '', token, {
      onEvent: (event) => {
        if (event.kind === 'viewers') arrivals.get(event.case_id)?.()
        if (event.kind !== 'again') return
        reloads += 1
        for (const arrive of arrivals.values()) arrive()
      },
    })
    await stream.opened
    const times: number[] = []
    let lost = 0

    /** Reports and takes back in turn that someone views one message. Each report is one event. */
    async function sendEvents(caseId: string, count: number): Promise<void> {
      for (let sent = 0; sent < count; sent += 1) {
        const started = performance.now()
        const arrived = new Promise<boolean>((done) => {
          const timer = setTimeout(() => done(false), lostAfterMs)
          arrivals.set(caseId, () => {
            clearTimeout(timer)
            done(true)
          })
        })
        await report(writer?.url ?? '', token, { case_id: caseId, is_viewing: sent % 2 === 0 })
        if (await arrived) times.push(performance.now() - started)
        else lost += 1
      }
    }

    const cases = await findMessages(cluster)
    await Promise.all(cases.map(({ id }) => sendEvents(id, eventCount / laneCount)))
    stream.close()
    const sorted = times.toSorted((a, b) => a - b)
    const p99 = quantile(sorted, 0.99)
    return {
      value: `p50 ${quantile(sorted, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${lost} of ${times.length + lost} lost, ${reloads - 1} reloads`,
      isMet: p99 <= goalMs && lost === 0,
    }
  },
}

async function findMessages({ database: { db } }: Cluster) {
  const { rows } = await db.execute(`select id from cases where kind = 'message' order by id limit ${laneCount}`)
  return z.parse(z.array(Row), rows)
}

async function report(url: string, token: string, body: object): Promise<void> {
  const response = await fetch(url + reportMessageViewer.path, {
    method: reportMessageViewer.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`Reporting a viewer failed with ${response.status}: ${text.slice(0, 200)}`)
}
