import * as preferenceTexts from '#shared/texts/preferences'
export const noneOnFile = preferenceTexts.noneOnFile
