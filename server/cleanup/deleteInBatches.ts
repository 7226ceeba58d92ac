import type { Services } from '../services'

/** A statement may take fifteen seconds. */
const batchSize = 5_000

/** Deletes until nothing is left, or until the process stops: then the next run deletes the rest. */
export async function deleteInBatches(
  { stopping }: Services['lifecycle'],
  deleteBatch: (limit: number) => Promise<number>,
): Promise<void> {
  for (let deleted = batchSize; deleted === batchSize && !stopping.aborted; ) deleted = await deleteBatch(batchSize)
}
