/** The one origin of the shell's pages. Addresses are compared as addresses, never as text. Pure. */

export const scheme = 'app'
export const host = 'console'
export const consoleOrigin = `${scheme}://${host}`

/** Node says that the origin of an app: address is 'null', so its parts are compared. */
export function isConsoleAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return url.protocol === `${scheme}:` && url.host === host && url.username === '' && url.password === ''
}

/** What the scheme may do: what a website may. No way around a policy, no service workers. */
export const schemePrivileges = { standard: true, secure: true, supportFetchAPI: true, stream: true } as const
