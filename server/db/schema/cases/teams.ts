/** Teams of agents that share the message queue, and their members. */
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { teamAssignments } from '#shared/cases/teams'
import { customerKinds } from '#shared/customers/customers'
import { moment } from '../../columns'
import { users } from '../signIn/users'

export const teams = pgTable(
  'teams',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    /** The kinds of customers whose messages the team receives; empty for all. */
    customerKinds: text('customer_kinds', { enum: customerKinds }).array().notNull(),
    /** The ids of the communities whose messages the team receives; empty for all. */
    communities: text('communities').array().notNull(),
    assignment: text('assignment', { enum: teamAssignments }).notNull(),
    /** A new message goes to the first team that receives it, in this order. */
    position: integer('position').notNull(),
    /** False for a team that receives no new messages. Its messages remain. */
    isActive: boolean('is_active').notNull().default(true),
    /** Incremented with every change. */
    version: integer('version').notNull().default(1),
  },
  // Names that differ only in upper and lower case are the same team.
  (table) => [uniqueIndex('teams_name').on(sql`lower(${table.name})`)],
)

export const teamMembers = pgTable(
  'team_members',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** False for a member who gets no new messages for now. */
    isAvailable: boolean('is_available').notNull().default(true),
    /** When the member last got a message in turn. No two members of a team have the same time. */
    lastAssignedAt: moment('last_assigned_at'),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId] }), index('team_members_user').on(table.userId)],
)
