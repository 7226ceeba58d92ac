/** Under which name the browser keeps the session. The page's first script looks here too (scripts/rendererPages.mjs). */
export const sessionKey = 'portal-session'
