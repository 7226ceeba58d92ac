/** Reads the CPU time of other processes. */
import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second on every processor. */
const microsecondsPerTick = 10_000

/** Returns user plus system time of all threads, in microseconds, or null where there is no /proc. */
export function cpuMicrosecondsOf(pid: number): number | null {
  return statOf(pid)?.cpuMicroseconds ?? null
}

/** Returns the same for a process and its children, such as PostgreSQL's, which has one for each connection. */
export function cpuMicrosecondsOfFamily(pid: number): number | null {
  const own = statOf(pid)
  if (own === null) return null
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat?.parent === pid)
  return children.reduce((sum, child) => sum + (child?.cpuMicroseconds ?? 0), own.cpuMicroseconds)
}

function statOf(pid: number): { parent: number; cpuMicroseconds: number } | null {
  const text = readStat(pid)
  if (text === null) return null
  // The second field is the program's name in parentheses and may contain anything. The parent is the 4th field, and
  // the times are the 14th and 15th.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [parent = Number.NaN, user = Number.NaN, system = Number.NaN] = [fields[1], fields[11], fields[12]]
  return { parent, cpuMicroseconds: (user + system) * microsecondsPerTick }
}

function readStat(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    // Other systems skip this part of the measurement, and a process may have ended.
    return null
  }
}
