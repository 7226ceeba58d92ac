/** Where the shell's pages may go. Addresses are compared as addresses, never as text. Pure. */

export function isOwnAddress(address: string, portal: URL): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host } = new URL(address)
  return protocol === portal.protocol && host === portal.host
}

/** Only web pages without a name and password in their address are handed to the system's browser. */
export function isSafeToOpenOutside(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  return protocol === 'https:' && username === '' && password === ''
}
