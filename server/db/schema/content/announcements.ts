/** Announcements and their audience. An empty list in an audience column means everyone. */
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { userTypes } from '#shared/access/access'
import { announcementChannels } from '#shared/customers/announcements'
import { serviceTypes } from '#shared/services/services'
import { bytes, moment } from '../../columns'
import { users } from '../signIn/users'

export const announcements = pgTable(
  'announcements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    kind: text('kind').notNull(),
    severity: text('severity', { enum: ['info', 'notice', 'urgent', 'safety'] }).notNull(),
    isDismissible: boolean('is_dismissible').notNull().default(true),
    /** The lowest number is shown first. */
    priority: integer('priority').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    states: text('states').array().notNull(),
    cities: text('cities').array().notNull(),
    zips: text('zips').array().notNull(),
    communities: text('communities').array().notNull(),
    serviceTypes: text('service_types', { enum: serviceTypes }).array().notNull(),
    userTypes: text('user_types', { enum: userTypes }).array().notNull(),
    /** The address of further information: an https URL or a portal path; empty without a link. */
    linkUrl: text('link_url').notNull().default(''),
    linkText: text('link_text').notNull().default(''),
    channels: text('channels', { enum: announcementChannels }).array().notNull().default(['tile']),
    /** Drafts are never shown to customers, whatever their time window. */
    isDraft: boolean('is_draft').notNull().default(false),
    /** When customers who chose so were notified of it; null before. Later changes notify no one. */
    noticedAt: moment('noticed_at'),
    /** Incremented with every change, so that concurrent edits are detected. */
    version: integer('version').notNull().default(1),
    /** The idempotency record of its creation: a retry does not create a second one. */
    userId: uuid('user_id'),
    idempotencyKey: text('idempotency_key'),
    requestHash: bytes('request_hash'),
  },
  (table) => [
    index('announcements_window').on(table.startsAt, table.endsAt),
    uniqueIndex('announcements_idempotency').on(table.userId, table.idempotencyKey),
  ],
)

/** Announcements that users dismissed, by version: a changed announcement is shown again. */
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

/** Users to whom an announcement was shown, by version. */
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
