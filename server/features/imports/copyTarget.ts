/** Writes rows to a table with COPY, no faster than the database takes them. */
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'

export interface CopyTarget {
  /** Writes rows in COPY's text format. */
  write(rows: string): Promise<void>
  /** Resolves when the database has stored all rows. */
  end(): Promise<void>
}

export function openCopy(
  client: Client,
  { table, columns }: { table: string; columns: readonly string[] },
): CopyTarget {
  const stream = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`))
  // The stream reports an error of the database at any time, and then neither drains nor ends.
  const failed = new Promise<never>((_, reject) => stream.on('error', reject))
  failed.catch(() => undefined)
  return {
    async write(rows) {
      if (rows !== '' && !stream.write(rows)) await Promise.race([once(stream, 'drain'), failed])
    },
    async end() {
      stream.end()
      await Promise.race([finished(stream), failed])
    },
  }
}
