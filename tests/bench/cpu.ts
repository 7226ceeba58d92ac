/** Reads the CPU time of another process. */
import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second on every processor. */
const microsecondsPerTick = 10_000

/** Returns user plus system time of all threads, in microseconds, or null where there is no /proc. */
export function cpuMicrosecondsOf(pid: number): number | null {
  const stat = statOf(pid)
  if (stat === null) return null
  // The second field is the program's name in parentheses and may contain anything; the times are the 14th and 15th
  // fields.
  const [user = Number.NaN, system = Number.NaN] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (user + system) * microsecondsPerTick
}

function statOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    // Other systems skip this part of the measurement.
    return null
  }
}
