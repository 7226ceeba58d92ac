export const noneOnFile = 'None on file'
