/** Texts about documents as staff manage them. */

import { countText, plural, quantity } from '../../format/plural'
import { type AssetId, type DocumentType, isDocumentType } from '../../operations/assets'

// Fixed by the specification.
export const uploaded = 'Document uploaded successfully!'
export const uploadFailed = 'Failed to upload document!'
export const downloaded = 'Document downloaded successfully!'
export const downloadFailed = 'Failed to downlaod document!'
export const deleted = 'Document deleted successfully!'
export const deleteFailed = 'Failed to delete Document .'
export const downloadFallback = 'Download failed'
export const deleteFallback = 'Delete failed'

// The texts below are not in the specification.
export const empty = 'The file is empty.'
export const wrongType = 'Only PDF, PNG, JPEG, Word, Excel, CSV and text files can be published.'
export const invalidOfType = (type: string) =>
  `This isn’t a valid ${type} file. Save it as ${type} and upload it again.`
export const contentMismatch = 'The file’s content doesn’t match its extension.'
export const nameTaken = 'This folder already has a file with this name.'
export const folderTaken = 'A folder with this name already exists.'
export const folderNotEmpty = 'This folder has files in it. Delete them first.'
export const deletedFileConflict =
  'A file in this folder was just deleted and can still be restored. Try again in a few minutes.'
export const folderRenamed = 'Folder renamed.'
export const folderDeleted = 'Folder deleted.'
export const badName = 'A name needs a letter or a digit and can’t contain / \\ < > : " | ? *'
export const editConflict = 'Someone else changed this file after you opened it. Close this dialog and open it again.'
export const folderRequired = 'Name is required'
export const folderCreated = 'Folder created.'
export const changed = 'Document details saved.'
export const restored = 'Document restored.'
export const alreadyUploaded = (name: string) =>
  `${name} was already uploaded when you canceled. If it shouldn’t be published, delete it from this folder.`
export const tooLate = 'It’s too late to undo this. Upload the file again.'
export const english = 'English'
export const spanish = 'Spanish'
export const fileName = (fileName: string) => `File name: ${fileName}`
export const forUserTypes = (namesOrAll: string) => `For user types: ${namesOrAll}`
export const forCommunities = (namesOrAll: string) => `For communities: ${namesOrAll}`
export const everyone = 'everyone'
export const titleOf = (title: string) => `Title: ${title}`
export const descriptionOf = (description: string) => `Description: ${description}`
export const languageOf = (language: string) => `Language: ${language}`
export const sameDetailsSaved = 'Someone else saved the same details.'
export const detailsOf = (fileName: string) => `Details for ${fileName}`
export const someoneElseSaved = (saved: string) => `Someone else saved: ${saved}`
export const fileNameLabel = 'File name'
export const descriptionOptional = 'Description (optional)'
export const userTypesLabel = 'For user types'
export const communitiesLabel = 'For communities'
export const unlinkedHint = 'Not linked from any announcement.'
export const deleteLabel = (fileName: string) => `Delete ${fileName}?`
export const deleteEffect = (undoSeconds: number) =>
  `The file will be removed. You can undo for ${undoSeconds} seconds.`
export const brokenLinksWarning = 'Links to this file will stop working once it’s deleted. Change them first:'
export const renameFolder = 'Rename folder'
export const deleteFolder = 'Delete folder'
export const renameHint = 'Links to files in the folder stay as they are.'
export const deleteFolderQuestion = (name: string) => `Delete ${name}?`
export const deleteFolderEffect = 'The folder is empty. You can create it again later.'
export const uploadHint = (types: string, limit: string) => `${types}, up to ${limit} each. Or drop them here.`
export const uploadFiles = 'Upload files'
export const leaveUploadsTitle = 'Leave while files are uploading?'
export const filesNotLoaded = 'We couldn’t load the files.'
export const filesCaption = (name: string) => `Files in ${name}, by name`
export const emptyFolderHint = 'This folder is empty. Upload files, or drop them above.'
export const emptyFolder = 'This folder is empty.'
export const foldersNotLoaded = 'We couldn’t load the folders.'
export const noFoldersYet = 'No folders yet'
export const assetsNotLoaded = 'We couldn’t load the data files.'
export const noLocationsTitle = 'No file locations yet.'
export const noLocationsHint = 'Your administrator sets up the locations.'
export const folders = 'Folders'
export const createFolderHint = 'Create the first one with “New folder”.'
export const noFoldersReadOnly = 'Someone who can change files needs to create the first one.'
export const noFoldersIn = (name: string, next: string) => `${name} has no folders yet. ${next}`
export const chooseFolderIn = (name: string) => `Choose a folder in ${name} to see its files.`
export const folderRemoved = 'This folder no longer exists. Choose another one.'
export const newFolder = 'New folder'
export const newFolderIn = (name: string) => `New folder in ${name}`
export const create = 'Create'
export const staffFolderHint = 'Only staff can see what’s in it.'
export const folderVisibleHint = 'Customers see it once it has a file for them.'
export const wasDeleted = (name: string) => `${name} was deleted.`
export const undoS = (left: number) => `Undo (${left} s)`
export const linksNotChecked = 'We couldn’t check whether announcements link to it.'
export const checkingLinks = 'Checking for announcements that link to it…'
export const linkedFromAnnouncements = (count: number) =>
  plural(count, 'Linked from an announcement', `Linked from ${countText(count)} announcements`)
export const forLabel = (audience: string) => `For ${audience}`
export const copyLinkTo = (fileName: string) => `Copy link to ${fileName}`
export const size = 'Size'
export const modified = 'Modified'
export const filesUploading = (count: number) => `${quantity(count, 'file is', 'files are')} still uploading.`
export const leaveEffect = (count: number) =>
  plural(count, 'If you leave, it won’t be uploaded.', 'If you leave, they won’t be uploaded.')

export const assetNames: Record<AssetId, string> = {
  'resource-center': 'Resource Center',
  internal: 'Internal (staff only)',
}
/** The folder that is created for the first file without one. */
export const generalFolder = 'General'
export const internalGeneralFolder = 'General (internal)'

export const documentTypeLabels: Record<DocumentType, string> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'text/csv': 'CSV',
  'text/plain': 'Text',
}

/** A file of an earlier version of the portal can have another type. */
export const documentTypeLabel = (mediaType: string) =>
  isDocumentType(mediaType) ? documentTypeLabels[mediaType] : 'File'
