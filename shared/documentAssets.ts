/** The files that staff publish: where they lie, what they may be, and how long a deletion can be undone. */

/** What lies in the first is read in the Resource Center by whom it is meant for; in the second by staff alone. */
export const assetIds = ['resource-center', 'internal'] as const
export type AssetId = (typeof assetIds)[number]

export const assetNames: Record<AssetId, string> = {
  'resource-center': 'Resource Center',
  internal: 'Internal (staff only)',
}

export const documentLimitBytes = 25 * 1_048_576
export const undoSeconds = 30

/** By media type: what it is called, and how names of it end. */
export const documentTypes = {
  'application/pdf': { label: 'PDF', endings: ['pdf'] },
  'image/png': { label: 'PNG', endings: ['png'] },
  'image/jpeg': { label: 'JPEG', endings: ['jpg', 'jpeg'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { label: 'Word', endings: ['docx'] },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { label: 'Excel', endings: ['xlsx'] },
  'text/csv': { label: 'CSV', endings: ['csv'] },
  'text/plain': { label: 'Text', endings: ['txt'] },
} as const satisfies Record<string, { label: string; endings: readonly [string, ...string[]] }>
export type DocumentType = keyof typeof documentTypes

export const isDocumentType = (mediaType: string): mediaType is DocumentType => mediaType in documentTypes

/** Of a file or its type, for people. */
export const typeLabel = (mediaType: string): string =>
  isDocumentType(mediaType) ? documentTypes[mediaType].label : 'File'

/** Of a file or a folder: without slashes and the signs that some machine forbids, and not of dots alone. */
export const isName = /^(?![.\s]*$)[^/\\<>:"|?*]*$/
