/** Many look-ups in one query. */

interface Waiting<K, V> {
  key: K
  resolve: (value: V | null) => void
  reject: (error: unknown) => void
}

/**
 * Gathers the look-ups of requests that arrive together into one query. Nothing is cached: each answer is read after
 * its question was asked. Under load this costs one query for many requests instead of one each. `load` answers in the
 * order in which it was asked.
 */
export function batched<K, V>(
  load: (keys: K[]) => Promise<(V | null)[]>,
  mostAtOnce = 2,
): (key: K) => Promise<V | null> {
  let waiting: Waiting<K, V>[] = []
  let underWay = 0
  let isScheduled = false

  async function run(): Promise<void> {
    isScheduled = false
    const batch = waiting
    waiting = []
    underWay += 1
    try {
      const found = await load(batch.map(({ key }) => key))
      batch.forEach(({ resolve }, index) => resolve(found[index] ?? null))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      underWay -= 1
      schedule()
    }
  }

  function schedule(): void {
    if (isScheduled || waiting.length === 0 || underWay >= mostAtOnce) return
    isScheduled = true
    setImmediate(() => void run())
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      schedule()
    })
}
