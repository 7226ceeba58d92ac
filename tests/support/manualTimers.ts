/** A clock and timers that a test advances by hand. */

export function createManualTimers(start = 1_000_000_000_000) {
  let now = start
  let timers: { dueAt: number; callback: () => void }[] = []
  return {
    clock: { now: () => new Date(now) },
    after: (ms: number, callback: () => void) => {
      const entry = { dueAt: now + ms, callback }
      timers.push(entry)
      return () => {
        timers = timers.filter((other) => other !== entry)
      }
    },
    /** Advances the clock and runs the timers that are due. */
    advance: (ms: number) => {
      now += ms
      const due = timers.filter(({ dueAt }) => dueAt <= now)
      timers = timers.filter(({ dueAt }) => dueAt > now)
      for (const { callback } of due) callback()
    },
  }
}
