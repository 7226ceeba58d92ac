/** Texts about the labels of messages. */
import { quantity } from '../../format/plural'

export const labelAdded = 'Label added.'
export const labelRenamed = 'Label renamed.'
export const labelRemoved = 'Label removed.'
export const labelNameTaken = 'A label with this name already exists.'
export const labelEditConflict = 'Someone renamed this label after you opened it. What you typed is still here.'
export const labelDeleted = 'This label was removed after you opened it.'
export const labels = 'Labels'
export const changeLabels = 'Change labels'
export const bulkLabelsTitle = 'Labels for the selected messages'
export const labelsFor = (caseNo: string) => `Labels for ${caseNo}`
export const editLabels = 'Edit labels'
export const labelsNotLoaded = 'We couldn’t load the labels.'
export const addLabel = 'Add label'
export const renameLabel = 'Rename label'
export const label = 'Label'
export const itsNowCalled = (name: string) => `It’s now called “${name}”.`
export const labelsTitle = 'Labels:'
export const removeLabel = 'Remove this label?'
export const removeLabelEffect = (name: string) =>
  `“${name}” will be removed from all messages, for everyone who works in the queue.`
export const willBeLabeled = (count: number, label: string) =>
  `${quantity(count, 'message', 'messages')} will be labeled “${label}”.`
export const bulkUnlabelEffect = (count: number, label: string) =>
  `${quantity(count, 'message', 'messages')} will no longer be labeled “${label}”.`
export const removedLabel = 'Removed label'
export const labelCriterion = (name: string) => `Label: “${name}”`
export const removedLabelCriterion = 'Label: removed since'
