/** Defines the files that staff publish: their places, types and limits, and how long a deletion can be undone. */

/**
 * The Resource Center shows files of the first place to their audience. Only staff can read files of the second place.
 */
export const assetIds = ['resource-center', 'internal'] as const
export type AssetId = (typeof assetIds)[number]

export const documentLimitBytes = 25 * 1_048_576
export const undoSeconds = 30

/** Maps each media type to its file extensions. */
export const documentTypes = {
  'application/pdf': { endings: ['pdf'] },
  'image/png': { endings: ['png'] },
  'image/jpeg': { endings: ['jpg', 'jpeg'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { endings: ['docx'] },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { endings: ['xlsx'] },
  'text/csv': { endings: ['csv'] },
  'text/plain': { endings: ['txt'] },
} as const satisfies Record<string, { endings: readonly [string, ...string[]] }>
export type DocumentType = keyof typeof documentTypes

export const isDocumentType = (mediaType: string): mediaType is DocumentType => mediaType in documentTypes

/**
 * A valid name of a file or folder has no slashes or characters that an operating system forbids, and isn't only dots.
 */
export const namePattern = /^(?![.\s]*$)[^/\\<>:"|?*]*$/
