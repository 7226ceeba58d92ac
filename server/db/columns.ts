/** Column kinds that several tables share. */
import { customType, timestamp } from 'drizzle-orm/pg-core'

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A moment in UTC, read as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })
