/** Changes of roles and their assignment that a second administrator must approve. They have no effect before that. */
import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns'
import { users } from './people'

const accessChangeKinds = ['role_rights', 'staff_role', 'staff_status', 'invitation'] as const

/**
 * `superseded`: the requester requested the same change again with other values. `immediate`: it removed the only other
 * administrator, so no one was left to approve it.
 */
const accessChangeStatuses = ['waiting', 'approved', 'declined', 'withdrawn', 'superseded', 'immediate'] as const

export const accessChanges = pgTable(
  'access_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: accessChangeKinds }).notNull(),
    /** The subject of the change: the role's id, the person's contact id, or the invited address. */
    target: text('target').notNull(),
    /** All data to apply the change. It is validated whenever it is read. */
    payload: jsonb('payload').$type<unknown>().notNull(),
    status: text('status', { enum: accessChangeStatuses }).notNull().default('waiting'),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => users.id),
    requestedAt: moment('requested_at').notNull(),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('access_changes_waiting')
      .on(table.kind, table.target, table.requestedBy)
      .where(sql`${table.status} = 'waiting'`),
  ],
)
