/** Reads and stores published files and their folders. The file store holds the bytes. */
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, max, or, type SQL, sql } from 'drizzle-orm'
import type { AssetFile, AssetFolder, AssetUses, assetSortColumns } from '#shared/contract/content/assets'
import type { AssetId } from '#shared/operations/assets'
import { takeLock } from '../../db/advisoryLock'
import { nextVersion } from '../../db/columns'
import type { Executor } from '../../db/database'
import { limitOffsetOf } from '../../db/paging'
import { announcements } from '../../db/schema/content/announcements'
import { documentFolders, documents } from '../../db/schema/content/documents'
import { contacts } from '../../db/schema/customers/accounts'
import { users } from '../../db/schema/signIn/users'
import { lowerCase, orderOf, type SortColumns, type SortedPage } from '../../db/sorting'

export type DocumentRow = typeof documents.$inferSelect

const isInLibrary = (assetsId: AssetId): SQL => eq(documentFolders.isInternal, assetsId === 'internal')
const isNotDeleted = isNull(documents.deletedAt)

export async function countFiles(db: Executor): Promise<Record<AssetId, number>> {
  const rows = await db
    .select({ isInternal: documentFolders.isInternal, found: count(documents.id) })
    .from(documentFolders)
    .leftJoin(documents, and(eq(documents.folderCode, documentFolders.code), isNotDeleted))
    .groupBy(documentFolders.isInternal)
  const countOf = (isInternal: boolean) => rows.find((row) => row.isInternal === isInternal)?.found ?? 0
  return { 'resource-center': countOf(false), internal: countOf(true) }
}

export async function findAssetFolders(db: Executor, assetsId: AssetId): Promise<AssetFolder[]> {
  const rows = await db
    .select({ code: documentFolders.code, name: documentFolders.name, found: count(documents.id) })
    .from(documentFolders)
    .leftJoin(documents, and(eq(documents.folderCode, documentFolders.code), isNotDeleted))
    .where(isInLibrary(assetsId))
    .groupBy(documentFolders.code)
    .orderBy(asc(documentFolders.position), asc(documentFolders.code))
  return rows.map(({ code, name, found }) => ({ prefix: `${code}/`, name, file_count: found }))
}

const selectFiles = (db: Executor) =>
  db
    .select({
      document: documents,
      updaterName: sql<string | null>`${contacts.firstName} || ' ' || ${contacts.lastName}`,
    })
    .from(documents)
    .leftJoin(users, eq(users.id, documents.updatedBy))
    .leftJoin(contacts, eq(contacts.id, users.contactId))
    .$dynamic()

const toFile = ({ document, updaterName }: { document: DocumentRow; updaterName: string | null }): AssetFile => ({
  fileKey: `${document.folderCode}/${document.fileName}`,
  document_id: document.id,
  version: document.version,
  file_name: document.fileName,
  size_bytes: document.sizeBytes,
  media_type: document.mediaType,
  modified_on: document.updatedOn,
  modified_by: updaterName ?? '',
  title: document.title,
  description: document.description,
  language: document.language,
  user_type: document.userTypes,
  community: document.communities,
})

const sortColumns: SortColumns<(typeof assetSortColumns)[number]> = {
  name: [lowerCase(documents.fileName)],
  size: [documents.sizeBytes],
  type: [documents.mediaType],
  modified: [documents.updatedOn],
  by: [contacts.lastName, contacts.firstName],
}

export async function findFiles(db: Executor, folder: string, { sort, ...page }: SortedPage<keyof typeof sortColumns>) {
  const condition = and(eq(documents.folderCode, folder), isNotDeleted)
  const { limit, offset } = limitOffsetOf(page)
  const [rows, [counted]] = await Promise.all([
    selectFiles(db)
      .where(condition)
      .orderBy(...orderOf(sort, sortColumns, [asc(lowerCase(documents.fileName)), asc(documents.id)]))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(documents).where(condition),
  ])
  return { files: rows.map(toFile), total_count: counted?.total ?? 0 }
}

export async function findFile(db: Executor, id: string): Promise<AssetFile> {
  const [row] = await selectFiles(db).where(eq(documents.id, id))
  if (!row) throw new Error('The document was not stored')
  return toFile(row)
}

export async function fileExists(db: Executor, id: string): Promise<boolean> {
  const found = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, id), isNotDeleted))
  return found.length > 0
}

/** Returns announcements that haven't ended and link to the file, in any spelling of the link. */
export async function findUses(db: Executor, id: string, now: Date): Promise<AssetUses['announcements']> {
  const linksToFile = sql`strpos(lower(${announcements.linkUrl} || ' ' || ${announcements.body}), ${`document=${id.toLowerCase()}`}) > 0`
  const hasNotEnded = or(announcements.isDraft, isNull(announcements.endsAt), gt(announcements.endsAt, now))
  return db
    .select({ announcement_id: announcements.id, title: announcements.title })
    .from(announcements)
    .where(and(linksToFile, hasNotEnded))
    .orderBy(asc(announcements.priority), desc(announcements.startsAt), asc(announcements.id))
}

export async function hasFolder(db: Executor, assetsId: AssetId, folder: string): Promise<boolean> {
  const found = await db
    .select({ code: documentFolders.code })
    .from(documentFolders)
    .where(and(eq(documentFolders.code, folder), isInLibrary(assetsId)))
  return found.length > 0
}

/** Locks the folder until the transaction ends, so that the second of two uploads with one name finds the first. */
export async function lockFolder(tx: Executor, assetsId: AssetId, folder: string): Promise<boolean> {
  const found = await tx
    .select({ code: documentFolders.code })
    .from(documentFolders)
    .where(and(eq(documentFolders.code, folder), isInLibrary(assetsId)))
    .for('update')
  return found.length > 0
}

/** Compares names without case, because some file systems do not distinguish it. */
export async function findFileByName(db: Executor, folder: string, name: string): Promise<DocumentRow | null> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.folderCode, folder), sql`lower(${documents.fileName}) = lower(${name})`, isNotDeleted))
  return row ?? null
}

export async function insertFile(
  tx: Executor,
  file: Omit<typeof documents.$inferInsert, 'userTypes' | 'communities' | 'language'>,
): Promise<void> {
  await tx.insert(documents).values({ ...file, language: 'en', userTypes: [], communities: [] })
}

export async function updateFile(
  tx: Executor,
  id: string,
  changes: Partial<typeof documents.$inferInsert>,
): Promise<void> {
  await tx
    .update(documents)
    .set({ ...changes, version: nextVersion(documents.version) })
    .where(eq(documents.id, id))
}

/** Returns whether a document row refers to these bytes. */
export async function isStored(db: Executor, storageKey: string): Promise<boolean> {
  const found = await db.select({ id: documents.id }).from(documents).where(eq(documents.storageKey, storageKey))
  return found.length > 0
}

/** Returns a deleted file that can still be restored. */
export async function findDeleted(tx: Executor, assetsId: AssetId, id: string): Promise<DocumentRow | null> {
  const [row] = await tx
    .select({ document: documents })
    .from(documents)
    .innerJoin(documentFolders, eq(documentFolders.code, documents.folderCode))
    .where(and(eq(documents.id, id), isNotNull(documents.deletedAt), isInLibrary(assetsId)))
  return row?.document ?? null
}

/** Deletes the rows that were marked as deleted before that moment and returns their storage keys. */
export async function removeDeletedBefore(db: Executor, before: Date): Promise<string[]> {
  const deleted = await db
    .delete(documents)
    .where(lt(documents.deletedAt, before))
    .returning({ key: documents.storageKey })
  return deleted.map(({ key }) => key)
}

export async function lockFolders(
  tx: Executor,
): Promise<{ codes: Set<string>; codeOfName: Map<string, string>; nextPosition: number }> {
  await takeLock(tx, 'document folders')
  const rows = await tx.select({ code: documentFolders.code, name: documentFolders.name }).from(documentFolders)
  const [last] = await tx.select({ position: max(documentFolders.position) }).from(documentFolders)
  return {
    codes: new Set(rows.map(({ code }) => code)),
    codeOfName: new Map(rows.map(({ code, name }) => [name.toLowerCase(), code])),
    nextPosition: (last?.position ?? -1) + 1,
  }
}

export async function insertFolder(tx: Executor, folder: typeof documentFolders.$inferInsert): Promise<void> {
  await tx.insert(documentFolders).values(folder).onConflictDoNothing()
}

/** Counts the files of a folder, and separately the deleted ones that can still be restored. */
export async function countFolderFiles(
  tx: Executor,
  folder: string,
): Promise<{ fileCount: number; deletedCount: number }> {
  const [counted] = await tx
    .select({ all: count(), there: sql<number>`count(*) filter (where ${isNotDeleted})`.mapWith(Number) })
    .from(documents)
    .where(eq(documents.folderCode, folder))
  const fileCount = counted?.there ?? 0
  return { fileCount, deletedCount: (counted?.all ?? 0) - fileCount }
}

export async function renameFolder(tx: Executor, code: string, name: string): Promise<void> {
  await tx.update(documentFolders).set({ name }).where(eq(documentFolders.code, code))
}

export async function deleteFolder(tx: Executor, code: string): Promise<void> {
  await tx.delete(documentFolders).where(eq(documentFolders.code, code))
}
