/** Counts what the server could not answer, in memory: a storm of errors costs no more than a number that goes up. */
import type { Clock } from '../clock'

export interface ErrorCount {
  /** The beginning of the hour. */
  hour: Date
  call: string
  count: number
  /** Of the newest. */
  requestId: string
}

export interface ErrorTally {
  note(call: string, requestId: string): void
  /** What was counted since it was last taken. */
  take(): ErrorCount[]
  /** What could not be kept is counted on with what came meanwhile. */
  giveBack(counts: readonly ErrorCount[]): void
}

const hourMs = 3_600_000
/** Calls and hours that are remembered while the database is away: many days of it. What is beyond is not counted. */
const mostRemembered = 5_000

export function createErrorTally(clock: Pick<Clock, 'now'>): ErrorTally {
  let counts = new Map<string, ErrorCount>()

  function add(one: ErrorCount, isNewest: boolean): void {
    const key = `${one.hour.getTime()} ${one.call}`
    const known = counts.get(key)
    if (!known && counts.size >= mostRemembered) return
    counts.set(key, {
      ...one,
      count: one.count + (known?.count ?? 0),
      requestId: known && !isNewest ? known.requestId : one.requestId,
    })
  }

  return {
    note(call, requestId) {
      const hour = new Date(Math.floor(clock.now().getTime() / hourMs) * hourMs)
      add({ hour, call, count: 1, requestId }, true)
    },
    take() {
      const taken = [...counts.values()]
      counts = new Map()
      return taken
    },
    giveBack(taken) {
      for (const one of taken) add(one, false)
    },
  }
}
