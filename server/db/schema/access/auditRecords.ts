/** The audit log. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../columns'

/** Matches sign-ins and failed attempts to sign in. */
export const isSignIn = ({ action }: Record<'action', SQLWrapper>): SQL =>
  sql`${action} in ('session.started', 'session.refused', 'session.refusedSecondStep')`

/** Partitioned by month (0019_audit-partitions.sql), so that the key contains the moment. */
export const auditRecords = pgTable(
  'audit_records',
  {
    id: uuid('id').notNull().defaultRandom(),
    at: moment('at').notNull().defaultNow(),
    /** Null when no user was signed in. */
    userId: uuid('user_id'),
    action: text('action').notNull(),
    customerNumber: text('customer_number'),
    /** Where it came from: the caller's IP address, or the name of the job or program (`AuditJob`). */
    source: text('address').notNull(),
    details: jsonb('details').$type<Record<string, string | number | boolean>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.at] }),
    index('audit_records_customer').on(table.customerNumber, table.at),
    index('audit_records_at').on(table.at),
    index('audit_records_user').on(table.userId, table.at),
    index('audit_records_sign_ins').on(table.userId, table.at, table.id).where(isSignIn(table)),
  ],
)
