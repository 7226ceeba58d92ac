/** The document library: folders and what lies in them. The bytes are kept by the file store. */
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { userTypes } from '#shared/access'
import { moment } from '../columns'
import { users } from './people'

export const documentFolders = pgTable('document_folders', {
  /** Stands in addresses that people keep. */
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  position: integer('position').notNull(),
  /** Seen by staff alone, whatever the documents say. */
  isInternal: boolean('is_internal').notNull().default(false),
})

/** An empty list in an audience column means everybody. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    folderCode: text('folder_code')
      .notNull()
      .references(() => documentFolders.code),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** As it is called on the reader's machine. */
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    /** `en`, `es` */
    language: text('language').notNull(),
    updatedOn: date('updated_on').notNull(),
    storageKey: text('storage_key').notNull(),
    userTypes: text('user_types', { enum: userTypes }).array().notNull(),
    /** Names of communities. */
    communities: text('communities').array().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Who sent the file as it is now; null for what came with the portal. */
    updatedBy: uuid('updated_by').references(() => users.id),
    /** Deleted, and kept for as long as that can be undone. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('documents_folder').on(table.folderCode, table.updatedOn),
    index('documents_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
)
