/** Writes the demo's documents into the file store and returns their rows. */
import { addDays } from '#shared/format/dates'
import type { FileStore } from '../../../adapters/fileStore'
import type { documentFolders, documents } from '../../schema/content/documents'
import { createRandom } from '../random'
import type { DocumentDraft } from './draft'
import { libraryFolders } from './folders'
import { writePdf } from './writePdf'

interface PublishOptions {
  today: string
  brandName: string
}

interface PublishedLibrary {
  folders: (typeof documentFolders.$inferInsert)[]
  documents: (typeof documents.$inferInsert)[]
}

/** Uses a fixed random stream for the keys, so that seeding again after a failed start replaces the files. */
export async function publishLibrary(
  files: FileStore,
  { today, brandName }: PublishOptions,
): Promise<PublishedLibrary> {
  const random = createRandom('library')
  const published: PublishedLibrary = { folders: [], documents: [] }
  for (const [position, { code, name, isInternal = false, documents: drafts }] of libraryFolders(today).entries()) {
    published.folders.push({ code, name, isInternal, position })
    for (const draft of drafts) {
      const id = random.uuid()
      const updatedOn = addDays(today, -draft.age)
      const storageKey = `documents/${id}`
      const { bytes, mediaType, ending } = await bytesOf(draft, { brandName, updatedOn })
      await files.put(storageKey, bytes)
      published.documents.push({
        id,
        folderCode: code,
        title: draft.title,
        description: draft.description,
        fileName: `${draft.title}.${ending}`,
        mediaType,
        sizeBytes: bytes.length,
        language: draft.language ?? 'en',
        updatedOn,
        storageKey,
        userTypes: [...(draft.userTypes ?? [])],
        communities: [...(draft.communities ?? [])],
      })
    }
  }
  return published
}

async function bytesOf(draft: DocumentDraft, printOptions: { brandName: string; updatedOn: string }) {
  const { content } = draft
  if ('csv' in content) {
    const lines = content.csv.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    return { bytes: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`), mediaType: 'text/csv', ending: 'csv' }
  }
  return { bytes: await writePdf(draft, content, printOptions), mediaType: 'application/pdf', ending: 'pdf' }
}
