/** Server errors by hour and call. Only a count is stored, with no data of the caller or the request. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../columns'

export const serverErrors = pgTable(
  'server_errors',
  {
    /** The start of the hour. */
    hour: moment('hour').notNull(),
    /** Method and route pattern: `POST /api/v1/payment/onetime-payment`. */
    call: text('call').notNull(),
    count: integer('count').notNull(),
    /** The id of the newest request that failed, to find it in the log. */
    requestId: text('request_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.call] })],
)
