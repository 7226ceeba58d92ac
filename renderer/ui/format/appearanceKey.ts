/** The storage key of the last appearance. */
export const appearanceKey = 'portal-appearance'
