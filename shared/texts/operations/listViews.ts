/** Texts about saved views of the lists of staff. */

export const views = 'Views'
export const saveView = 'Save view'
export const editView = 'Edit view'
export const deleteView = 'Delete view'
export const viewName = 'Name'
export const shareView = 'Share with all colleagues'
export const sharedBy = (name: string) => `Shared by ${name}`
export const savesCurrent = 'Saves the current search, filters, sorting and columns.'
export const replaceView = 'Replace'
export const replacesView = (name: string) => `You already have a view called “${name}”. It will be replaced.`
export const viewSaved = 'View saved'
export const viewDeleted = 'View deleted'
export const nameTaken = 'You already have a view with this name. Choose another name.'
export const tooManyViews = (limit: number) => `You can save up to ${limit} views of a list. Delete one first.`
export const tooManyShared = (limit: number) =>
  `Up to ${limit} views of a list can be shared. Save this one for yourself only.`
