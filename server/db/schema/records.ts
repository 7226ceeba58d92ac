/** What happened: the audit trail, what the server could not answer, and the mails and messages of the sandbox. */
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { moment } from '../columns'

/** Of the actions, those by which somebody signed in or tried to. */
export const isSignIn = ({ action }: Record<'action', SQLWrapper>): SQL =>
  sql`${action} in ('session.started', 'session.refused', 'session.refusedSecondStep')`

export const auditRecords = pgTable(
  'audit_records',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: moment('at').notNull().defaultNow(),
    /** Null when nobody was signed in. */
    userId: uuid('user_id'),
    action: text('action').notNull(),
    customerNumber: text('customer_number'),
    address: text('address').notNull(),
    details: jsonb('details').$type<Record<string, string | number | boolean>>().notNull(),
  },
  (table) => [
    index('audit_records_customer').on(table.customerNumber, table.at),
    index('audit_records_at').on(table.at),
    index('audit_records_user').on(table.userId, table.at),
    index('audit_records_sign_ins').on(table.userId, table.at, table.id).where(isSignIn(table)),
  ],
)

/** Every email and SMS, while no gateway is configured. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull().default(''),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('outbox_messages_created').on(table.createdAt)],
)

/** How often the server itself failed, by hour and call: a count alone, nothing of who asked or for what. */
export const serverErrors = pgTable(
  'server_errors',
  {
    /** The beginning of the hour. */
    hour: moment('hour').notNull(),
    /** Method and pattern: `POST /api/v1/payment/onetime-payment`. */
    call: text('call').notNull(),
    count: integer('count').notNull(),
    /** The newest, by which the log has the rest. */
    requestId: text('request_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.call] })],
)
