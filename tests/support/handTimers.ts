/** A clock and timers that a test advances by hand. */

export function handTimers(start = 1_000_000_000_000) {
  let now = start
  let waiting: { at: number; act: () => void }[] = []
  return {
    clock: { now: () => new Date(now) },
    after: (ms: number, act: () => void) => {
      const entry = { at: now + ms, act }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter((one) => one !== entry)
      }
    },
    /** Advances the clock and runs the timers that are due. */
    pass: (ms: number) => {
      now += ms
      const due = waiting.filter(({ at }) => at <= now)
      waiting = waiting.filter(({ at }) => at > now)
      for (const { act } of due) act()
    },
  }
}
