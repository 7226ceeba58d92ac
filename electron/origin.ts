/** Defines the only origin of the shell's pages. URLs are compared by their parts, never as text. It has no side effects. */

export const scheme = 'app'
export const host = 'console'
export const consoleOrigin = `${scheme}://${host}`

/** Node returns 'null' as the origin of an app: URL, so its parts are compared. */
export function isConsoleAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return url.protocol === `${scheme}:` && url.host === host && url.username === '' && url.password === ''
}

/** The scheme has the privileges of a website: it can't bypass the CSP and has no service workers. */
export const schemePrivileges = { standard: true, secure: true, supportFetchAPI: true, stream: true } as const
