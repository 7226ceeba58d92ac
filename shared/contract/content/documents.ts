/** Defines the document library: its folders, documents and files. */
import { z } from 'zod/mini'
import { storable } from '../../fields/textFields'
import { Day } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { pageFields } from '../../http/paging'

export const DocumentFolder = z.object({
  folder_code: z.string(),
  name: z.string(),
  /** Counts the documents whose audience includes the user. */
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
  /** This is a language code, such as `en` or `es`. */
  language: z.string(),
  updated_on: Day,
})
export type LibraryDocument = z.infer<typeof LibraryDocument>

/** Staff can see the library as this customer does. */
const customerField = { crm_customer_id: z.optional(Id) }

export const listDocumentFolders = endpoint({
  method: 'GET',
  path: '/api/v1/documents/folders',
  summary: 'Lists the folders that contain documents for the caller. Staff get all folders.',
  access: 'signedIn',
  reads: ['Documents'],
  query: z.object({ ...customerField }),
  response: z.array(DocumentFolder),
})

export const listDocuments = endpoint({
  method: 'POST',
  path: '/api/v1/documents/list',
  summary: 'Lists the documents that the caller may see, in one folder or in all of them, newest first.',
  access: 'signedIn',
  reads: ['Documents'],
  body: z.strictObject({
    ...customerField,
    folder_code: z.optional(Id),
    /** Selects a single document, for a copied link. */
    linked_document: z.optional(z.uuid()),
    /** Every word has to be in the title, the description or the name of the folder. */
    search: z.optional(z.string().check(z.maxLength(200), z.regex(storable))),
    ...pageFields,
  }),
  response: z.object({ documents: z.array(LibraryDocument), total_count: z.int() }),
})

export const openDocument = endpoint({
  method: 'GET',
  path: '/api/v1/documents/file',
  summary: 'Downloads a document.',
  access: 'signedIn',
  query: z.object({ document_id: z.uuid() }),
  file: 'application/octet-stream',
})

export const documents = { listDocumentFolders, listDocuments, openDocument }
