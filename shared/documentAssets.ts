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

/** The first eight are the specification's, as it spells them. */
export const assetTexts = {
  uploaded: 'Document uploaded successfully!',
  uploadFailed: 'Failed to upload document!',
  downloaded: 'Document downloaded successfully!',
  downloadFailed: 'Failed to downlaod document!',
  deleted: 'Document deleted successfully!',
  deleteFailed: 'Failed to delete Document .',
  downloadFallback: 'Download failed',
  deleteFallback: 'Delete failed',
  empty: 'The file is empty.',
  wrongType: 'Only PDF, PNG, JPEG, Word, Excel, CSV and text files can be published.',
  notWhatItSays: (type: string) =>
    `The name says ${type}, but the content is something else, or damaged. Save it as ${type} again and send that.`,
  wrongEnding: 'What is in the file does not fit the ending of its name.',
  nameTaken: 'There is a file of this name in the folder already.',
  folderTaken: 'There is a folder of this name already.',
  folderNotEmpty: 'There are files in this folder. Delete them first.',
  folderKeeps: 'A file of this folder was deleted only now and can still be brought back. Try again in a few minutes.',
  folderRenamed: 'Folder renamed.',
  folderRemoved: 'Folder removed.',
  badName: 'A name needs a letter or a digit, and none of / \\ < > : " | ? *',
  changedMeanwhile: 'Someone else changed this file after you opened it. Close this dialog and open it again.',
  folderRequired: 'Name is required',
  folderMade: 'Folder created.',
  changed: 'Document details saved.',
  restored: 'Document is back.',
  alreadyUploaded: (name: string) =>
    `${name} was already uploaded when you canceled. If it shouldn’t be published, delete it from this folder.`,
  tooLate: 'The time to undo this is over. Upload the file again.',
} as const
