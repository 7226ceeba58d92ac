/** The time as all server code reads it. Tests pass another clock. */

import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { dayAt } from '#shared/format/moments'

export interface Clock {
  now(): Date
  /** The current day in the provider's time zone, as `YYYY-MM-DD`. */
  today(): string
  /** Returns the earliest time at which the current request may have reached this machine. */
  arrival: () => Date
  /** Resolves after the time has passed, or when the signal is aborted. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>
}

/** This much idle time shows that the process had caught up and no request was waiting. */
const idleThresholdMs = 5
/** Limits the estimate, so that a process that is never idle does not treat every request as old. */
const maxWaitMs = 10_000

let idleMs = 0
let busySince = 0

/**
 * A busy process reads a request long after it arrived. An unread request may have waited for as long as the process
 * has been busy, so two clicks at the same moment are recognized even when the second is read late.
 */
function earliestArrival(): Date {
  const now = Date.now()
  const idleNowMs = performance.nodeTiming.idleTime
  if (idleNowMs - idleMs >= idleThresholdMs) {
    idleMs = idleNowMs
    busySince = now
  }
  return new Date(Math.max(busySince, now - maxWaitMs))
}

const wait: Clock['wait'] = async (milliseconds, signal) => {
  // An aborted wait resolves like a finished one.
  if (milliseconds > 0) await delay(milliseconds, undefined, { signal }).catch(() => undefined)
}

/**
 * Reads the machine's clock. "Today" is the day in the provider's time zone, which decides when bills fall due and
 * cards expire.
 */
export function createClock(zone: string): Clock {
  return { now: () => new Date(), today: () => dayAt(new Date(), zone), arrival: earliestArrival, wait }
}
