/** The time, as everything in the server reads it; tests bring their own. */
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'

export interface Clock {
  now(): Date
  /** The current day where the provider is, `YYYY-MM-DD`. */
  today(): string
  /** The earliest moment at which the request that is being handled may have reached this machine. */
  arrival: () => Date
  /** Resolves when the time has passed, or when the signal ends the wait. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>
}

/** So much idleness shows that the process has caught up: nothing was waiting for it then. */
const caughtUpMs = 5
/** A process that is never idle must not take every request for an old one. */
const longestWaitMs = 10_000

let idleMs = 0
let busySince = 0

/**
 * A busy process reads a request long after it came. What it has not yet looked at may have waited for as long as the
 * process has been busy, so two clicks of the same moment count as such however late the second is read.
 */
function earliestArrival(): Date {
  const now = Date.now()
  const idleNowMs = performance.nodeTiming.idleTime
  if (idleNowMs - idleMs >= caughtUpMs) {
    idleMs = idleNowMs
    busySince = now
  }
  return new Date(Math.max(busySince, now - longestWaitMs))
}

const wait: Clock['wait'] = async (milliseconds, signal) => {
  // A wait that was ended early is one that is over.
  if (milliseconds > 0) await delay(milliseconds, undefined, { signal }).catch(() => undefined)
}

/** The machine's clock; "today" is the day in the provider's own time zone, on which bills fall due and cards expire. */
export function createClock(zone: string): Clock {
  // Swedish writes a date as YYYY-MM-DD.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: zone })
  return { now: () => new Date(), today: () => day.format(new Date()), arrival: earliestArrival, wait }
}
