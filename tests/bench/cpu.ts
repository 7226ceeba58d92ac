/** The processor time that another process has used. */
import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second, whatever the processor. */
const microsecondsPerTick = 10_000

/** User and system time of all threads so far, in microseconds; null where there is no /proc. */
export function cpuMicrosecondsOf(pid: number): number | null {
  const stat = statOf(pid)
  if (stat === null) return null
  // The second field is the program's name in brackets and may hold anything; the 14th and 15th are the times.
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
    // Not Linux: the rest of the measurement stands without it.
    return null
  }
}
