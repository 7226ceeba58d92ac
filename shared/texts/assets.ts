/** Texts about assets. */

// Fixed by the specification.
export const uploaded = 'Document uploaded successfully!'
export const uploadFailed = 'Failed to upload document!'
export const downloaded = 'Document downloaded successfully!'
export const downloadFailed = 'Failed to downlaod document!'
export const deleted = 'Document deleted successfully!'
export const deleteFailed = 'Failed to delete Document .'
export const downloadFallback = 'Download failed'
export const deleteFallback = 'Delete failed'
export const titleIsRequired = 'Title is required'

// The product's own.
export const empty = 'The file is empty.'
export const wrongType = 'Only PDF, PNG, JPEG, Word, Excel, CSV and text files can be published.'
export const notWhatItSays = (type: string) =>
  `The name says ${type}, but the content is something else, or damaged. Save it as ${type} again and send that.`
export const wrongEnding = 'What is in the file does not fit the ending of its name.'
export const nameTaken = 'There is a file of this name in the folder already.'
export const folderTaken = 'There is a folder of this name already.'
export const folderNotEmpty = 'There are files in this folder. Delete them first.'
export const folderKeeps =
  'A file of this folder was deleted only now and can still be brought back. Try again in a few minutes.'
export const folderRenamed = 'Folder renamed.'
export const folderRemoved = 'Folder removed.'
export const badName = 'A name needs a letter or a digit, and none of / \\ < > : " | ? *'
export const changedMeanwhile =
  'Someone else changed this file after you opened it. Close this dialog and open it again.'
export const folderRequired = 'Name is required'
export const folderMade = 'Folder created.'
export const changed = 'Document details saved.'
export const restored = 'Document is back.'
export const alreadyUploaded = (name: string) =>
  `${name} was already uploaded when you canceled. If it shouldn’t be published, delete it from this folder.`
export const tooLate = 'The time to undo this is over. Upload the file again.'
export const english = 'English'
export const spanish = 'Spanish'
export const fileName = (fileName: string) => `File name: ${fileName}`
export const forUserTypes = (namesOrAll: string) => `For user types: ${namesOrAll}`
export const forCommunities = (namesOrAll: string) => `For communities: ${namesOrAll}`
export const theSameAgain = 'the same again.'
export const detailsOf = (fileName: string) => `Details of ${fileName}`
export const someoneElseSaved = (saved: string) => `Someone else saved: ${saved}`
export const fileNameText = 'File name'
export const descriptionOptional = 'Description (optional)'
export const language = 'Language'
export const forUserTypesText = 'For user types'
export const forCommunitiesText = 'For communities'
export const noAnnouncementLeadsToIt = 'No announcement leads to it.'
export const details = 'Details'
export const deleteLabel = (fileName: string | number) => `Delete ${fileName}?`
export const nobodyFindsItAnyMore = (undoSeconds: number) =>
  `Nobody finds it any more. For ${undoSeconds} seconds you can undo this.`
export const aLinkToItLeads = 'A link to it leads nowhere once the file is gone. Change it first:'
export const renameFolder = 'Rename folder'
export const removeFolder = 'Remove folder'
export const linksThatLeadIntoThe = 'Links that lead into the folder stay as they are.'
export const remove = (name: string) => `Remove ${name}?`
export const nothingLiesInItIt = 'Nothing lies in it. It can be made again.'
export const upToEachOrDrop = (map: string | number, formatFileSize: string) =>
  `${map}, up to ${formatFileSize} each. Or drop them here.`
export const uploadFiles = 'Upload files'
export const hide = 'Hide'
export const leaveWhileFilesAreOn = 'Leave while files are on their way?'
export const n1FileIsFilesAre = (isSending: boolean, sending: string | number) =>
  `${isSending ? '1 file is' : `${sending} files are`} still being sent.`
export const ifYouLeaveItIs = 'If you leave, it is not uploaded.'
export const ifYouLeaveTheyAre = 'If you leave, they are not uploaded.'
export const theFiles = 'The files'
export const filesOfByName = (name: string) => `Files of ${name} by name`
export const thisFolderIsEmptyUpload = 'This folder is empty. Upload files, or drop them above.'
export const thisFolderIsEmpty = 'This folder is empty.'
export const theFolders = 'The folders'
export const noFolderYet = 'No folder yet'
export const theDataFiles = 'The data files'
export const thereIsNoPlaceForFiles = 'There is no place for files.'
export const placesAreSetUpTogether = 'Places are set up together with the portal: ask who runs it.'
export const folders = 'Folders'
export const makeTheFirstOneWith = 'Make the first one with “New folder”.'
export const someoneWhoCanChangeFiles = 'Someone who can change files has to create the first one.'
export const hasNoFoldersYet = (name: string, next: string) => `${name} has no folders yet. ${next}`
export const chooseAFolderOfTo = (name: string) => `Choose a folder of ${name} to see its files.`
export const thisFolderIsNotThere = 'This folder is not there any more. Choose another one.'
export const newFolder = 'New folder'
export const newFolderIn = (name: string) => `New folder in ${name}`
export const create = 'Create'
export const staffAloneSeeWhatLies = 'Staff alone see what lies in it.'
export const customersSeeItOnceThere = 'Customers see it once there is a file in it that is for them.'
export const wasDeleted = (name: string) => `${name} was deleted.`
export const undoS = (left: number) => `Undo (${left} s)`
export const whetherAnnouncementsLeadToIt = 'Whether announcements lead to it could not be read.'
export const lookingForAnnouncementsThatLead = 'Looking for announcements that lead to it…'
export const anAnnouncementLeadsToIt = 'An announcement leads to it'
export const forLabel = (audience: string) => `For ${audience}`
export const copyTheLinkOf = (fileName: string | number) => `Copy the link of ${fileName}`
export const size = 'Size'
export const sizeText = 'Size:'
export const type = 'Type:'
export const modified = 'Modified'
export const modifiedText = 'Modified:'
export const by = 'By:'
