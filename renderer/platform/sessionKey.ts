/** The storage key of the session. The page's inline script reads it too (scripts/vite/rendererPages.mjs). */
export const sessionKey = 'portal-session'

/** The storage key of the account that was shown last in the session (early/lastAccount.ts). */
export const lastAccountKey = 'portal-last-account'
