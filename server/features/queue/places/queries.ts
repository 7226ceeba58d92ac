/** The end of a page in the database's words: moments to the microsecond, as they are compared. */
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Place } from '../rules'

export const microsOf = (at: AnyPgColumn) => sql<string>`(extract(epoch from ${at}) * 1000000)::bigint::text`

export const momentAt = ({ micros }: Place): SQL =>
  sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`
