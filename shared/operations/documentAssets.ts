/** Defines the files that staff publish: their places, types and limits, and how long a deletion can be undone. */

/**
 * The Resource Center shows files of the first place to their audience. Only staff can read files of the second place.
 */
export const assetIds = ['resource-center', 'internal'] as const
export type AssetId = (typeof assetIds)[number]

export const documentLimitBytes = 25 * 1_048_576
export const undoSeconds = 30

/** Maps each media type to its label and file extensions. */
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

export const documentTypeLabel = (mediaType: string): string =>
  isDocumentType(mediaType) ? documentTypes[mediaType].label : 'File'

/**
 * A valid name of a file or folder has no slashes or characters that an operating system forbids, and isn't only dots.
 */
export const namePattern = /^(?![.\s]*$)[^/\\<>:"|?*]*$/
