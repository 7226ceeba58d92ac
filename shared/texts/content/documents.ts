/** Texts about documents. */
import { quantity } from '../../format/plural'

export const fileUnavailable = 'We can’t open this file right now. Try again later, or ask us for it in a message.'
export const openFailed = 'We couldn’t open it.'
export const downloadFailed = 'We couldn’t download it.'
export const previewLabel = (title: string) => `Preview ${title}, opens a new tab`
export const documentsNotLoaded = 'We couldn’t load the documents.'
export const askForDocument = 'Ask us for a document'
export const noDocuments = 'There are no documents yet.'
export const searchThisFolder = 'Search this folder'
export const searchAllDocuments = 'Search all documents'
export const linkedDocumentNote = `Showing the document from your link. <link>See all documents</link>`
export const folderCaption = 'Documents in this folder, newest first'
export const documentsCaption = 'All documents, newest first'
export const documentUnavailable = 'This document is no longer available, or you don’t have access to it.'
export const folders = 'Folders'
export const allDocuments = 'All documents'
export const emptyFolder = `This folder is empty or was removed. <link>See all documents</link>`
export const noMatch = (words: string) =>
  `No document has all of “${words}” in its title, description or folder. Try fewer or different words.`
export const noMatchHere = `No document has all of “<words/>” in its title, description or folder. Try fewer or different words, or <link>search all folders</link>.`
export const document = 'Document'
export const size = 'Size'
export const updated = 'Updated'
export const open = 'Open'
export const documentsFound = (count: number) => `${quantity(count, 'document', 'documents')} found`
