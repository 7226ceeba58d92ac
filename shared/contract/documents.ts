/** The document library: its folders, the documents in them, and one of them as a file. */
import { z } from 'zod/mini'
import { Day } from '../dates'
import { endpoint } from '../endpoint'
import { Id } from '../ids'
import { storable } from '../typed'
import { pageFields } from '../paging'

export const DocumentFolder = z.object({
  folder_code: z.string(),
  name: z.string(),
  /** Those that are meant for the person signed in. */
  document_count: z.int(),
})
export type DocumentFolder = z.infer<typeof DocumentFolder>

export const LibraryDocument = z.object({
  document_id: z.uuid(),
  folder_code: z.string(),
  folder_name: z.string(),
  title: z.string(),
  description: z.string(),
  file_name: z.string(),
  media_type: z.string(),
  size_bytes: z.int(),
  /** A language code: `en`, `es`. */
  language: z.string(),
  updated_on: Day,
})
export type LibraryDocument = z.infer<typeof LibraryDocument>

/** For staff: the customer with whose eyes they look. */
const ofCustomer = { crm_customer_id: z.optional(Id) }

export const listDocumentFolders = endpoint({
  method: 'GET',
  path: '/api/v1/documents/folders',
  summary: 'The folders of the library that hold something for the person signed in; all of them for staff.',
  access: 'signedIn',
  query: z.object({ ...ofCustomer }),
  response: z.array(DocumentFolder),
})

export const listDocuments = endpoint({
  method: 'POST',
  path: '/api/v1/documents/list',
  summary: 'The documents for the person signed in, of one folder or of all, the newest first.',
  access: 'signedIn',
  body: z.strictObject({
    ...ofCustomer,
    folder_code: z.optional(Id),
    /** One alone: an address that was copied leads to it. */
    linked_document: z.optional(z.uuid()),
    /** Words that all stand in the title, the description or the name of the folder. */
    search: z.optional(z.string().check(z.maxLength(200), z.regex(storable))),
    ...pageFields,
  }),
  response: z.object({ documents: z.array(LibraryDocument), total_count: z.int() }),
})

export const openDocument = endpoint({
  method: 'GET',
  path: '/api/v1/documents/file',
  summary: 'A document of the library as a file.',
  access: 'signedIn',
  query: z.object({ document_id: z.uuid() }),
  file: 'application/octet-stream',
})

/** Every call of this noun, as the contract lists them. */
export const documents = { listDocumentFolders, listDocuments, openDocument }
