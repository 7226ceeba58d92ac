/** The document library: folders and documents. The file store holds the bytes. */
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { userTypes } from '#shared/access/access'
import { moment } from '../../columns'
import { users } from '../signIn/users'

export const documentFolders = pgTable('document_folders', {
  /** Part of URLs that users bookmark. */
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  position: integer('position').notNull(),
  /** Only staff see the folder, whatever the audience of its documents. */
  isInternal: boolean('is_internal').notNull().default(false),
})

/** An empty list in an audience column means everyone. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    folderCode: text('folder_code')
      .notNull()
      .references(() => documentFolders.code),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** The file name for downloads. */
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
    /** The user who uploaded the current file; null for documents of the installation. */
    updatedBy: uuid('updated_by').references(() => users.id),
    /** When it was deleted. The row is kept while the deletion can be undone. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('documents_folder').on(table.folderCode, table.updatedOn),
    index('documents_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
)
