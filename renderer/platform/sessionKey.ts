/** The storage key of the session. The page's inline script reads it too (scripts/vite/rendererPages.mjs). */
export const sessionKey = 'portal-session'
