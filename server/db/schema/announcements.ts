/** What the provider announces, and to whom: an empty list in an audience column means everybody. */
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { userTypes } from '#shared/access'
import { announcementChannels } from '#shared/announcements'
import { serviceTypes } from '#shared/services'
import { bytes, moment } from '../columns'
import { users } from './people'

export const announcements = pgTable(
  'announcements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    kind: text('kind').notNull(),
    severity: text('severity', { enum: ['info', 'notice', 'urgent', 'safety'] }).notNull(),
    isDismissible: boolean('is_dismissible').notNull().default(true),
    /** The lowest number stands first. */
    priority: integer('priority').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    states: text('states').array().notNull(),
    cities: text('cities').array().notNull(),
    zips: text('zips').array().notNull(),
    communities: text('communities').array().notNull(),
    serviceTypes: text('service_types', { enum: serviceTypes }).array().notNull(),
    userTypes: text('user_types', { enum: userTypes }).array().notNull(),
    /** Where to read on: an https address, or one within the portal; empty without a link. */
    linkUrl: text('link_url').notNull().default(''),
    linkText: text('link_text').notNull().default(''),
    channels: text('channels', { enum: announcementChannels }).array().notNull().default(['tile']),
    /** Seen by nobody outside, whatever its window says. */
    isDraft: boolean('is_draft').notNull().default(false),
    /** Goes up with every change, so that two who change it at once are told. */
    version: integer('version').notNull().default(1),
    /** Under which it was sent, and what: a retry makes no second one. */
    userId: uuid('user_id'),
    idempotencyKey: text('idempotency_key'),
    requestHash: bytes('request_hash'),
  },
  (table) => [
    index('announcements_window').on(table.startsAt, table.endsAt),
    uniqueIndex('announcements_idempotency').on(table.userId, table.idempotencyKey),
  ],
)

/** Who does not want to read an announcement again, as it was then: once it is changed, it is shown anew. */
export const announcementDismissals = pgTable(
  'announcement_dismissals',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.announcementId] })],
)

/** To whom an announcement was shown, as it was then. */
export const announcementViews = pgTable(
  'announcement_views',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.announcementId, table.version, table.userId] })],
)
