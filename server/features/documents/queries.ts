/** The documents of the library that are meant for somebody. */
import { and, arrayOverlaps, asc, count, desc, eq, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { DocumentFolder, LibraryDocument } from '#shared/contract/documents'
import type { CustomerKind } from '#shared/customers'
import type { Executor } from '../../db/database'
import { customers } from '../../db/schema/accounts'
import { documentFolders, documents } from '../../db/schema/documents'
import { within, type Reach } from '../../http/ownership'
import { isManaged } from '../people/queries'

/** Who reads: staff see everything, others what is meant for them. */
export type Reader = { kind: 'staff' } | { kind: 'customer'; userType: string; communities: string[] }

const isFor = (reader: Reader): SQL | undefined => {
  if (reader.kind === 'staff') return isNull(documents.deletedAt)
  const { userType, communities } = reader
  const isForAll = eq(sql`cardinality(${documents.communities})`, 0)
  return and(
    isNull(documents.deletedAt),
    eq(documentFolders.isInternal, false),
    or(eq(sql`cardinality(${documents.userTypes})`, 0), sql`${userType} = any(${documents.userTypes})`),
    communities.length === 0 ? isForAll : or(isForAll, arrayOverlaps(documents.communities, communities)),
  )
}

/** What kind of customer somebody within reach is; null where there is none. */
export async function findKind(db: Executor, reach: Reach, customerNumber: string): Promise<CustomerKind | null> {
  const [found] = await db
    .select({ kind: customers.kind })
    .from(customers)
    .where(and(eq(customers.number, customerNumber), within(reach, customers.number)))
  return found && isManaged(found) ? found.kind : null
}

export async function findFolders(db: Executor, reader: Reader): Promise<DocumentFolder[]> {
  const rows = await db
    .select({ code: documentFolders.code, name: documentFolders.name, found: count(documents.id) })
    .from(documentFolders)
    .leftJoin(documents, and(eq(documents.folderCode, documentFolders.code), isFor(reader)))
    .groupBy(documentFolders.code)
    .orderBy(asc(documentFolders.position))
  // A folder that is empty for its reader leads nowhere; staff see what is still to be filled.
  return rows
    .filter(({ found }) => reader.kind === 'staff' || found > 0)
    .map(({ code, name, found }) => ({ folder_code: code, name, document_count: found }))
}

/** No more words than a person types; each is one more thing to look for. */
const wordsAtMost = 8

/** A document has a word when its title, description or folder does. */
const holds = (word: string): SQL | undefined => {
  const pattern = `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return or(
    ilike(documents.title, pattern),
    ilike(documents.description, pattern),
    ilike(documentFolders.name, pattern),
  )
}

interface DocumentFilter {
  folder_code?: string | undefined
  linked_document?: string | undefined
  search?: string | undefined
  page_number: number
  page_size: number
}

export async function findDocuments(
  db: Executor,
  reader: Reader,
  { folder_code: folder, linked_document: id, search = '', page_number, page_size }: DocumentFilter,
): Promise<{ documents: LibraryDocument[]; total_count: number }> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, wordsAtMost)
  const wanted = and(
    isFor(reader),
    folder ? eq(documents.folderCode, folder) : undefined,
    id ? eq(documents.id, id) : undefined,
    ...words.map(holds),
  )
  const rows = await db
    .select({ document: documents, folderName: documentFolders.name })
    .from(documents)
    .innerJoin(documentFolders, eq(documentFolders.code, documents.folderCode))
    .where(wanted)
    .orderBy(desc(documents.updatedOn), asc(documents.title), asc(documents.id))
    .limit(page_size)
    .offset((page_number - 1) * page_size)
  const [total] = await db
    .select({ found: count() })
    .from(documents)
    .innerJoin(documentFolders, eq(documentFolders.code, documents.folderCode))
    .where(wanted)
  return {
    documents: rows.map(({ document, folderName }) => ({
      document_id: document.id,
      folder_code: document.folderCode,
      folder_name: folderName,
      title: document.title,
      description: document.description,
      file_name: document.fileName,
      media_type: document.mediaType,
      size_bytes: document.sizeBytes,
      language: document.language,
      updated_on: document.updatedOn,
    })),
    total_count: total?.found ?? 0,
  }
}

/** Where a document's bytes are, and as what they are sent; null for those it is not meant for. */
export async function findDocumentFile(db: Executor, reader: Reader, documentId: string) {
  const [row] = await db
    .select({ name: documents.fileName, type: documents.mediaType, key: documents.storageKey })
    .from(documents)
    .innerJoin(documentFolders, eq(documentFolders.code, documents.folderCode))
    .where(and(eq(documents.id, documentId), isFor(reader)))
  return row ?? null
}

export interface Publication {
  id: string
  title: string
  description: string
  folderName: string
}

const selectPublications = (db: Executor) =>
  db
    .select({
      id: documents.id,
      title: documents.title,
      description: documents.description,
      folderName: documentFolders.name,
    })
    .from(documents)
    .innerJoin(documentFolders, eq(documentFolders.code, documents.folderCode))

/** Every document that is published for anybody outside: what a search of all of them is built from. */
export const findPublications = (db: Executor): Promise<Publication[]> =>
  selectPublications(db).where(and(isNull(documents.deletedAt), eq(documentFolders.isInternal, false)))

/** Which of some documents are meant for a reader, and as they are called now. */
export const findMeant = (db: Executor, reader: Reader, ids: readonly string[]): Promise<Publication[]> =>
  selectPublications(db).where(and(inArray(documents.id, [...ids]), isFor(reader)))
