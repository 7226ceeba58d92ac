/** Published files and their folders in the database; the bytes are kept by the file store. */
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, max, or, sql, type SQL } from 'drizzle-orm'
import type { AssetFile, AssetFolder, AssetUses } from '#shared/contract/assets'
import type { AssetId } from '#shared/documentAssets'
import { pageOf, type Page } from '../../db/paging'
import type { Executor } from '../../db/database'
import { contacts } from '../../db/schema/accounts'
import { announcements } from '../../db/schema/announcements'
import { documentFolders, documents } from '../../db/schema/documents'
import { users } from '../../db/schema/people'

export type DocumentRow = typeof documents.$inferSelect

const liesIn = (assetsId: AssetId): SQL => eq(documentFolders.isInternal, assetsId === 'internal')
const isThere = isNull(documents.deletedAt)

export async function countFiles(db: Executor): Promise<Record<AssetId, number>> {
  const rows = await db
    .select({ isInternal: documentFolders.isInternal, found: count(documents.id) })
    .from(documentFolders)
    .leftJoin(documents, and(eq(documents.folderCode, documentFolders.code), isThere))
    .groupBy(documentFolders.isInternal)
  const of = (isInternal: boolean) => rows.find((row) => row.isInternal === isInternal)?.found ?? 0
  return { 'resource-center': of(false), internal: of(true) }
}

export async function findAssetFolders(db: Executor, assetsId: AssetId): Promise<AssetFolder[]> {
  const rows = await db
    .select({ code: documentFolders.code, name: documentFolders.name, found: count(documents.id) })
    .from(documentFolders)
    .leftJoin(documents, and(eq(documents.folderCode, documentFolders.code), isThere))
    .where(liesIn(assetsId))
    .groupBy(documentFolders.code)
    .orderBy(asc(documentFolders.position), asc(documentFolders.code))
  return rows.map(({ code, name, found }) => ({ prefix: `${code}/`, name, file_count: found }))
}

const selectFiles = (db: Executor) =>
  db
    .select({ document: documents, by: sql<string | null>`${contacts.firstName} || ' ' || ${contacts.lastName}` })
    .from(documents)
    .leftJoin(users, eq(users.id, documents.updatedBy))
    .leftJoin(contacts, eq(contacts.id, users.contactId))
    .$dynamic()

const toFile = ({ document, by }: { document: DocumentRow; by: string | null }): AssetFile => ({
  fileKey: `${document.folderCode}/${document.fileName}`,
  document_id: document.id,
  version: document.version,
  file_name: document.fileName,
  size_bytes: document.sizeBytes,
  media_type: document.mediaType,
  modified_on: document.updatedOn,
  modified_by: by ?? '',
  title: document.title,
  description: document.description,
  language: document.language,
  user_type: document.userTypes,
  community: document.communities,
})

export async function findFiles(db: Executor, folder: string, page: Page) {
  const wanted = and(eq(documents.folderCode, folder), isThere)
  const { limit, offset } = pageOf(page)
  const [rows, [counted]] = await Promise.all([
    selectFiles(db)
      .where(wanted)
      .orderBy(sql`lower(${documents.fileName})`, asc(documents.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(documents).where(wanted),
  ])
  return { files: rows.map(toFile), total_count: counted?.total ?? 0 }
}

export async function findFile(db: Executor, id: string): Promise<AssetFile> {
  const [row] = await selectFiles(db).where(eq(documents.id, id))
  if (!row) throw new Error('The document was not stored')
  return toFile(row)
}

export async function isThereStill(db: Executor, id: string): Promise<boolean> {
  const found = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, id), isThere))
  return found.length > 0
}

/** Announcements that somebody reads now or will; the link may be typed in any way that leads there. */
export async function findUses(db: Executor, id: string, now: Date): Promise<AssetUses['announcements']> {
  const leadsThere = sql`strpos(lower(${announcements.linkUrl} || ' ' || ${announcements.body}), ${`document=${id.toLowerCase()}`}) > 0`
  const isNotOver = or(announcements.isDraft, isNull(announcements.endsAt), gt(announcements.endsAt, now))
  return db
    .select({ announcement_id: announcements.id, title: announcements.title })
    .from(announcements)
    .where(and(leadsThere, isNotOver))
    .orderBy(asc(announcements.priority), desc(announcements.startsAt), asc(announcements.id))
}

export async function isFolderOf(db: Executor, assetsId: AssetId, folder: string): Promise<boolean> {
  const found = await db
    .select({ code: documentFolders.code })
    .from(documentFolders)
    .where(and(eq(documentFolders.code, folder), liesIn(assetsId)))
  return found.length > 0
}

/** Held until the transaction ends: of two files of one name that come at once, the second finds the first. */
export async function lockFolder(tx: Executor, assetsId: AssetId, folder: string): Promise<boolean> {
  const found = await tx
    .select({ code: documentFolders.code })
    .from(documentFolders)
    .where(and(eq(documentFolders.code, folder), liesIn(assetsId)))
    .for('update')
  return found.length > 0
}

/** Names differ by more than capitals: not every machine tells those apart. */
export async function findNamed(db: Executor, folder: string, name: string): Promise<DocumentRow | null> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.folderCode, folder), sql`lower(${documents.fileName}) = lower(${name})`, isThere))
  return row ?? null
}

export async function insertFile(
  tx: Executor,
  file: Omit<typeof documents.$inferInsert, 'userTypes' | 'communities' | 'language'>,
): Promise<void> {
  await tx.insert(documents).values({ ...file, language: 'en', userTypes: [], communities: [] })
}

export async function storeFile(
  tx: Executor,
  id: string,
  changes: Partial<typeof documents.$inferInsert>,
): Promise<void> {
  await tx
    .update(documents)
    .set({ ...changes, version: sql`${documents.version} + 1` })
    .where(eq(documents.id, id))
}

/** Whether the library knows of these bytes. */
export async function isStored(db: Executor, storageKey: string): Promise<boolean> {
  const found = await db.select({ id: documents.id }).from(documents).where(eq(documents.storageKey, storageKey))
  return found.length > 0
}

/** One that was deleted and is still kept. */
export async function findDeleted(tx: Executor, assetsId: AssetId, id: string): Promise<DocumentRow | null> {
  const [row] = await tx
    .select({ document: documents })
    .from(documents)
    .innerJoin(documentFolders, eq(documentFolders.code, documents.folderCode))
    .where(and(eq(documents.id, id), isNotNull(documents.deletedAt), liesIn(assetsId)))
  return row?.document ?? null
}

/** Takes away for good what was deleted before that moment; answers where the bytes are. */
export async function removeDeletedBefore(db: Executor, before: Date): Promise<string[]> {
  const gone = await db
    .delete(documents)
    .where(lt(documents.deletedAt, before))
    .returning({ key: documents.storageKey })
  return gone.map(({ key }) => key)
}

export async function lockFolders(
  tx: Executor,
): Promise<{ codes: Set<string>; codeOfName: Map<string, string>; next: number }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('document folders', 0))`)
  const rows = await tx.select({ code: documentFolders.code, name: documentFolders.name }).from(documentFolders)
  const [last] = await tx.select({ position: max(documentFolders.position) }).from(documentFolders)
  return {
    codes: new Set(rows.map(({ code }) => code)),
    codeOfName: new Map(rows.map(({ code, name }) => [name.toLowerCase(), code])),
    next: (last?.position ?? -1) + 1,
  }
}

export async function insertFolder(tx: Executor, folder: typeof documentFolders.$inferInsert): Promise<void> {
  await tx.insert(documentFolders).values(folder).onConflictDoNothing()
}

/** What lies in a folder, also what was deleted and can still be brought back. */
export async function countIn(tx: Executor, folder: string): Promise<{ there: number; kept: number }> {
  const [counted] = await tx
    .select({ all: count(), there: sql<number>`count(*) filter (where ${isThere})`.mapWith(Number) })
    .from(documents)
    .where(eq(documents.folderCode, folder))
  const there = counted?.there ?? 0
  return { there, kept: (counted?.all ?? 0) - there }
}

export async function renameFolder(tx: Executor, code: string, name: string): Promise<void> {
  await tx.update(documentFolders).set({ name }).where(eq(documentFolders.code, code))
}

export async function deleteFolder(tx: Executor, code: string): Promise<void> {
  await tx.delete(documentFolders).where(eq(documentFolders.code, code))
}
