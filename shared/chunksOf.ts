/** Divides a list into parts of at most a length, in order. */
export function chunksOf<T>(items: readonly T[], length: number): T[][] {
  const chunks: T[][] = []
  for (let start = 0; start < items.length; start += length) chunks.push(items.slice(start, start + length))
  return chunks
}
