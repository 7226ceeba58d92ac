/** The storage key of the last appearance. */
export const appearanceKey = 'portal-appearance'

/** The attributes of the document that are the appearance. Its other attributes belong to the page that is shown. */
export const appearanceAttributes = ['theme', 'text', 'motion'] as const
