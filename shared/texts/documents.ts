/** Texts about documents. */

export const fileGone = 'This file cannot be read right now. Try again later, or ask us for it in a message.'
export const itCouldNotBeOpened = 'It could not be opened.'
export const itCouldNotBeDownloaded = 'It could not be downloaded.'
export const previewOpensANewTab = (title: string) => `Preview ${title}, opens a new tab`
export const theDocuments = 'The documents'
export const thereAreNoDocumentsYet = 'There are no documents yet.'
export const searchThisFolder = 'Search this folder'
export const searchAllDocuments = 'Search all documents'
export const thisIsTheDocumentOf = `This is the document of a link. <link>See all documents</link>`
export const documentsOfTheFolderThe = 'Documents of the folder, the newest first'
export const allDocumentsTheNewestFirst = 'All documents, the newest first'
export const itIsNotThereAny = 'It is not there any more, or not for you.'
export const folders = 'Folders'
export const allDocuments = 'All documents'
export const thisFolderIsEmptyOr = `This folder is empty, or it has been removed. <link>See all documents</link>`
export const orSearchAllFolders = `, or <link>search all folders</link>.`
export const noDocumentHasAllOf = (words: string) =>
  `No document has all of “${words}” in its title, description or folder. Try fewer or other words`
export const document = 'Document'
export const size = 'Size'
export const updated = 'Updated'
export const open = 'Open'
