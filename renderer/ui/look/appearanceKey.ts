/** Under which the browser keeps how the page looked last. */
export const appearanceKey = 'portal-appearance'
