/** Library documents for tests, with their bytes in the file store. */
import { randomUUID } from 'node:crypto'
import { documentFolders, documents } from '../../../../server/db/schema/content/documents'
import type { TestServer } from '../../server/server'

type Row = typeof documents.$inferInsert

interface DocumentOptions
  extends Partial<Pick<Row, 'title' | 'description' | 'communities' | 'userTypes' | 'updatedOn'>> {
  folder?: { code: string; name: string; isInternal?: boolean }
  /** Adds the row but stores no file. */
  isFileMissing?: true
}

export const documentBytes = Buffer.from('%PDF-1.7 a document')

const defaultFolder = { code: 'safety', name: 'Gas safety' }

export async function addDocument(
  { services: { db, files } }: TestServer,
  options: DocumentOptions = {},
): Promise<string> {
  const { folder = defaultFolder, isFileMissing, ...changes } = options
  await db
    .insert(documentFolders)
    .values({ position: 1, ...folder })
    .onConflictDoNothing()
  const id = randomUUID()
  const storageKey = `documents/${id}`
  if (!isFileMissing) await files.put(storageKey, documentBytes)
  await db.insert(documents).values({
    id,
    folderCode: folder.code,
    title: 'If you smell gas',
    fileName: 'If you smell gas.pdf',
    mediaType: 'application/pdf',
    sizeBytes: documentBytes.length,
    language: 'en',
    updatedOn: '2026-03-01',
    storageKey,
    userTypes: [],
    communities: [],
    ...changes,
  })
  return id
}
