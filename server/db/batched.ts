/** Batches many lookups into one query. */
import { untraced } from '../tracing/spans'

interface PendingLookup<K, V> {
  key: K
  resolve: (value: V | null) => void
  reject: (error: unknown) => void
}

/**
 * Batches the lookups of requests that arrive together into one query. Nothing is cached: every lookup is read after it
 * was requested. `load` must return its results in the order of its keys.
 */
export function batched<K, V>(
  load: (keys: K[]) => Promise<(V | null)[]>,
  maxConcurrentBatches = 2,
): (key: K) => Promise<V | null> {
  let pending: PendingLookup<K, V>[] = []
  let runningBatches = 0
  let isScheduled = false

  async function run(): Promise<void> {
    isScheduled = false
    const batch = pending
    pending = []
    runningBatches += 1
    try {
      const found = await load(batch.map(({ key }) => key))
      batch.forEach(({ resolve }, index) => resolve(found[index] ?? null))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      runningBatches -= 1
      schedule()
    }
  }

  function schedule(): void {
    if (isScheduled || pending.length === 0 || runningBatches >= maxConcurrentBatches) return
    isScheduled = true
    // A batch belongs to several calls.
    untraced(() => setImmediate(() => void run()))
  }

  return (key) =>
    new Promise((resolve, reject) => {
      pending.push({ key, resolve, reject })
      schedule()
    })
}
