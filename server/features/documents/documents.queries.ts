/** Reads the library documents that a reader may see. */
import { and, arrayOverlaps, asc, count, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { DocumentFolder, LibraryDocument } from '#shared/contract/content/documents'
import type { CustomerKind } from '#shared/customers/customers'
import type { Executor } from '../../db/database'
import { limitOffsetOf } from '../../db/paging'
import { documentFolders, documents } from '../../db/schema/content/documents'
import { customers } from '../../db/schema/customers/accounts'
import { isManaged } from '../../directory/customers/customers.queries'
import { type CustomerScope, inScope } from '../../http/customerScope'

/** The reader of the library: staff see everything, customers only what is published for them. */
export type DocumentReader = { kind: 'staff' } | { kind: 'customer'; userType: string; communities: string[] }

const isVisibleTo = (reader: DocumentReader): SQL | undefined => {
  if (reader.kind === 'staff') return isNull(documents.deletedAt)
  const { userType, communities } = reader
  const isUntargeted = eq(sql`cardinality(${documents.communities})`, 0)
  return and(
    isNull(documents.deletedAt),
    eq(documentFolders.isInternal, false),
    or(eq(sql`cardinality(${documents.userTypes})`, 0), sql`${userType} = any(${documents.userTypes})`),
    communities.length === 0 ? isUntargeted : or(isUntargeted, arrayOverlaps(documents.communities, communities)),
  )
}

/** Returns the kind of a customer in scope; null when there is none. */
export async function findCustomerKind(
  db: Executor,
  scope: CustomerScope,
  customerNumber: string,
): Promise<CustomerKind | null> {
  const [found] = await db
    .select({ kind: customers.kind })
    .from(customers)
    .where(and(eq(customers.number, customerNumber), inScope(scope, customers.number)))
  return found && isManaged(found) ? found.kind : null
}

export async function findFolders(db: Executor, reader: DocumentReader): Promise<DocumentFolder[]> {
  const rows = await db
    .select({ code: documentFolders.code, name: documentFolders.name, found: count(documents.id) })
    .from(documentFolders)
    .leftJoin(documents, and(eq(documents.folderCode, documentFolders.code), isVisibleTo(reader)))
    .groupBy(documentFolders.code)
    .orderBy(asc(documentFolders.position))
  // Customers don't see folders that are empty for them; staff see those that still have to be filled.
  return rows
    .filter(({ found }) => reader.kind === 'staff' || found > 0)
    .map(({ code, name, found }) => ({ folder_code: code, name, document_count: found }))
}

/** Limits the words of a search, because each one adds a condition to the query. */
const maxWords = 8

/** A word matches a document by its title, description or folder. */
const containsWord = (word: string): SQL | undefined => {
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
  reader: DocumentReader,
  { folder_code: folder, linked_document: id, search = '', ...page }: DocumentFilter,
): Promise<{ documents: LibraryDocument[]; total_count: number }> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, maxWords)
  const condition = and(
    isVisibleTo(reader),
    folder ? eq(documents.folderCode, folder) : undefined,
    id ? eq(documents.id, id) : undefined,
    ...words.map(containsWord),
  )
  const { limit, offset } = limitOffsetOf(page)
  const rows = await db
    .select({ document: documents, folderName: documentFolders.name })
    .from(documents)
    .innerJoin(documentFolders, eq(documentFolders.code, documents.folderCode))
    .where(condition)
    .orderBy(desc(documents.updatedOn), asc(documents.title), asc(documents.id))
    .limit(limit)
    .offset(offset)
  const [total] = await db
    .select({ found: count() })
    .from(documents)
    .innerJoin(documentFolders, eq(documentFolders.code, documents.folderCode))
    .where(condition)
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

/** Returns the storage key and media type of a document; null when the reader may not see it. */
export async function findDocumentFile(db: Executor, reader: DocumentReader, documentId: string) {
  const [row] = await db
    .select({ name: documents.fileName, type: documents.mediaType, key: documents.storageKey })
    .from(documents)
    .innerJoin(documentFolders, eq(documentFolders.code, documents.folderCode))
    .where(and(eq(documents.id, documentId), isVisibleTo(reader)))
  return row ?? null
}

interface PublishedDocument {
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

/** Returns every document that is published for customers; the search index is built from them. */
export const findPublishedDocuments = (db: Executor): Promise<PublishedDocument[]> =>
  selectPublications(db).where(and(isNull(documents.deletedAt), eq(documentFolders.isInternal, false)))

/** Returns those of the documents that the reader may see, with their current titles. */
export const findVisibleDocuments = (
  db: Executor,
  reader: DocumentReader,
  ids: readonly string[],
): Promise<PublishedDocument[]> =>
  selectPublications(db).where(and(inArray(documents.id, [...ids]), isVisibleTo(reader)))
