/**
 * Names the sessions of payment windows. Electron keeps the session of a partition in memory until the shell quits, so
 * cleared ones are used again.
 */

interface Partitions {
  /** Takes a partition that no other window uses and that contains no data. */
  take(): { partition: string; isNew: boolean }
  /** The partition was cleared. One that could not be cleared must not be given back. */
  giveBack(partition: string): void
}

export function createPartitions(): Partitions {
  const cleared: string[] = []
  let count = 0
  return {
    take() {
      const partition = cleared.pop()
      if (partition !== undefined) return { partition, isNew: false }
      count += 1
      return { partition: `payment-${count}`, isNew: true }
    },
    giveBack: (partition) => void cleared.push(partition),
  }
}
