/** Converts cursors of the queue for the database: times in microseconds, the precision at which they are compared. */
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { QueueCursor } from './rules'

export const microsOf = (column: AnyPgColumn) => sql<string>`(extract(epoch from ${column}) * 1000000)::bigint::text`

export const cursorTimeOf = ({ micros }: QueueCursor): SQL =>
  sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`
