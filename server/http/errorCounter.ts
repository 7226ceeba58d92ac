/** Counts server errors in memory, so that a storm of errors costs no more than incrementing a number. */
import type { Clock } from '../clock'

export interface ErrorCount {
  /** The start of the hour. */
  hour: Date
  call: string
  count: number
  /** The id of the newest request that failed. */
  requestId: string
}

export interface ErrorCounter {
  record(call: string, requestId: string): void
  /** Returns the counts since the last call and resets them. */
  takeAll(): ErrorCount[]
  /** Adds counts back that could not be stored. They are merged with newer ones. */
  restore(counts: readonly ErrorCount[]): void
}

const hourMs = 3_600_000
/**
 * The number of call-and-hour pairs that are remembered while the database is away, enough for days. More are dropped.
 */
const maxCounts = 5_000

export function createErrorCounter(clock: Pick<Clock, 'now'>): ErrorCounter {
  let counts = new Map<string, ErrorCount>()

  function add(entry: ErrorCount, isNewest: boolean): void {
    const key = `${entry.hour.getTime()} ${entry.call}`
    const existing = counts.get(key)
    if (!existing && counts.size >= maxCounts) return
    counts.set(key, {
      ...entry,
      count: entry.count + (existing?.count ?? 0),
      requestId: existing && !isNewest ? existing.requestId : entry.requestId,
    })
  }

  return {
    record(call, requestId) {
      const hour = new Date(Math.floor(clock.now().getTime() / hourMs) * hourMs)
      add({ hour, call, count: 1, requestId }, true)
    },
    takeAll() {
      const counted = [...counts.values()]
      counts = new Map()
      return counted
    },
    restore(counted) {
      for (const entry of counted) add(entry, false)
    },
  }
}
