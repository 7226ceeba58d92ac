/** Column types that several tables share, and the next value of their versions. */
import { type SQL, sql } from 'drizzle-orm'
import { customType, type PgColumn, timestamp } from 'drizzle-orm/pg-core'

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A timestamp with time zone, read as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Set with every change of a row, so that the server can reject a change based on an earlier version. */
export const nextVersion = (version: PgColumn): SQL => sql`${version} + 1`
