/** Runs all slices once per round, so that other load on the machine affects all of them alike. */
import { cpuMicrosecondsOf, cpuMicrosecondsOfFamily } from './cpu'
import type { Slice } from './slices'
import { type Spread, spreadOf } from './spread'

interface Sample {
  perSecond: number
  p50: number
  p95: number
  /** The CPU time per request, by process. */
  cpu: Record<CountedProcess, number | null>
}

/** `server` is the process that a slice calls. */
export type CountedProcess = 'server' | 'database' | 'provider'

/** One sample per round for each slice, by name. */
export type Samples = Map<string, Sample[]>

/** The processes that work for every slice. */
interface SharedProcesses {
  database: number
  provider: number
}

export interface Plan {
  rounds: number
  sliceSeconds: number
  /**
   * The uncounted warm-up of each slice ends at the first of the two limits. It takes thousands of requests until all
   * code is compiled.
   */
  warmUp: { requests: number; seconds: number }
}

/** Enough requests to keep every connection busy. */
const minRequests = 60

export async function measureInTurn(
  slices: readonly Slice[],
  plan: Plan,
  processes: SharedProcesses,
): Promise<Samples> {
  const counts = new Map<string, number>()
  for (const slice of slices) counts.set(slice.name, await warmUp(slice, plan))

  const samples: Samples = new Map(slices.map(({ name }) => [name, []]))
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const slice of slices) samples.get(slice.name)?.push(await take(slice, counts.get(slice.name) ?? 1, processes))
  }
  return samples
}

/** Runs the slice until its code is compiled, and returns how many requests fit into the given time. */
async function warmUp(slice: Slice, { sliceSeconds, warmUp: limits }: Plan): Promise<number> {
  let count = minRequests
  let requests = 0
  let seconds = 0
  while (requests < limits.requests && seconds < limits.seconds) {
    const run = await slice.run(count)
    requests += count
    seconds += run.seconds
    count = Math.max(minRequests, Math.round((count * sliceSeconds) / run.seconds))
  }
  return count
}

async function take(slice: Slice, count: number, processes: SharedProcesses): Promise<Sample> {
  const before = readCpu(slice, processes)
  const { seconds, p50, p95 } = await slice.run(count)
  const after = readCpu(slice, processes)
  const perRequest = (name: CountedProcess) => {
    const [start, end] = [before[name], after[name]]
    return start === null || end === null ? null : (end - start) / count
  }
  const cpu = { server: perRequest('server'), database: perRequest('database'), provider: perRequest('provider') }
  return { perSecond: count / seconds, p50, p95, cpu }
}

const readCpu = (slice: Slice, { database, provider }: SharedProcesses): Record<CountedProcess, number | null> => ({
  server: cpuMicrosecondsOf(slice.pid),
  database: cpuMicrosecondsOfFamily(database),
  provider: cpuMicrosecondsOf(provider),
})

export const spreadIn = (samples: readonly Sample[], field: 'perSecond' | 'p50' | 'p95'): Spread =>
  spreadOf(samples.map((sample) => sample[field]))

/** Returns null where CPU time cannot be read. */
export function cpuIn(samples: readonly Sample[], process: CountedProcess): Spread | null {
  const values = samples.map(({ cpu }) => cpu[process]).filter((value) => value !== null)
  return values.length > 0 ? spreadOf(values) : null
}

/** Compares the CPU time of one slice with the sum of others, within each round. */
export function cpuRatio(samples: Samples, name: string, ...floors: string[]): Spread | null {
  const cpuOf = (slice: string, round: number) => samples.get(slice)?.[round]?.cpu.server ?? null
  const ratios = (samples.get(name) ?? []).flatMap((_, round) => {
    const own = cpuOf(name, round)
    const under = floors.map((floor) => cpuOf(floor, round))
    if (own === null || under.includes(null)) return []
    return [own / under.reduce<number>((sum, value) => sum + (value ?? 0), 0)]
  })
  return ratios.length > 0 ? spreadOf(ratios) : null
}
