/**
 * Defines the metrics for Prometheus. Each process has at most 500 series. A histogram for each call would have
 * thousands, so the histogram tells reads, changes and other calls apart, and each noun of the contract has a counter.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type pg from 'pg'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { callsOfContract } from './calls'

const callBuckets = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]
const providerBuckets = [0.25, 1, 2, 8]
const waitBuckets = [0.001, 0.01, 0.1, 1]
const nanosecondsPerSecond = 1e9

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  watchProcess(registry)
  const callSeconds = new Counter({
    name: 'portal_call_seconds_total',
    help: 'Time from the arrival of the calls of each noun of the contract to their answers.',
    labelNames: ['noun'],
    registers,
  })
  for (const { noun } of callsOfContract()) callSeconds.inc({ noun }, 0)
  return {
    registry,
    pools: watchPools(registry),
    callSeconds,
    callDurations: new Histogram({
      name: 'portal_call_duration_seconds',
      help: 'Time from the arrival of a call of the contract to its answer.',
      labelNames: ['kind', 'status_class'],
      buckets: callBuckets,
      registers,
    }),
    openStreams: new Gauge({ name: 'portal_open_streams', help: 'Event streams that are open.', registers }),
    eventLag: new Gauge({
      name: 'portal_event_lag_seconds',
      help: 'How long the last heartbeat took from its transaction to this process.',
      registers,
    }),
    poolWait: new Histogram({
      name: 'portal_pool_wait_seconds',
      help: 'How long queries waited for a connection.',
      labelNames: ['pool'],
      buckets: waitBuckets,
      registers,
    }),
    jobAttempts: new Counter({
      name: 'portal_job_attempts_total',
      help: 'Attempts at jobs: done, failed and to be retried, or failed for the last time.',
      labelNames: ['outcome'],
      registers,
    }),
    providerCalls: new Histogram({
      name: 'portal_provider_call_seconds',
      help: 'Time that the payment provider took to answer.',
      labelNames: ['outcome'],
      buckets: providerBuckets,
      registers,
    }),
    messages: new Counter({
      name: 'portal_messages_total',
      help: 'Emails and text messages: sent, refused for good, or failed and to be retried.',
      labelNames: ['channel', 'result'],
      registers,
    }),
  }
}

/** Returns the pools that are measured, by their names. */
function watchPools(registry: Registry): Map<string, pg.Pool> {
  const pools = new Map<string, pg.Pool>()
  new Gauge({
    name: 'portal_pool_connections',
    help: 'Connections to the database.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount }] of pools) {
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'busy' }, totalCount - idleCount)
      }
    },
  })
  new Gauge({
    name: 'portal_pool_waiting',
    help: 'Queries that wait for a connection.',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const [pool, { waitingCount }] of pools) this.set({ pool }, waitingCount)
    },
  })
  return pools
}

/** Measures the process itself. */
function watchProcess(registry: Registry): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  new Gauge({
    name: 'portal_event_loop_delay_seconds',
    help: 'Delay of the event loop since the last scrape.',
    labelNames: ['quantile'],
    registers: [registry],
    collect() {
      this.set({ quantile: '0.5' }, delay.percentile(50) / nanosecondsPerSecond)
      this.set({ quantile: '0.99' }, delay.percentile(99) / nanosecondsPerSecond)
      this.set({ quantile: '1' }, delay.max / nanosecondsPerSecond)
      delay.reset()
    },
  })
  gauge('portal_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  gauge('portal_cpu_seconds', 'CPU time of the process.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
}
