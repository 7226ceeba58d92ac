/** Time that a test moves by hand: a clock, and what is to happen when so much of it has passed. */

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
    /** Lets time pass, and what is due happen. */
    pass: (ms: number) => {
      now += ms
      const due = waiting.filter(({ at }) => at <= now)
      waiting = waiting.filter(({ at }) => at > now)
      for (const { act } of due) act()
    },
  }
}
