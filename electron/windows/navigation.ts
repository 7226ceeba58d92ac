/** Decides where the shell's pages can navigate: only within the portal. adapters/guards.ts applies these rules. */
import { isConsoleAddress } from '../origin'

/** The system only opens these outside of the shell. */
const externalProtocols: ReadonlySet<string> = new Set(['https:', 'mailto:', 'tel:'])

export const mayNavigate = (address: string): boolean => isConsoleAddress(address)

/**
 * Returns the normalized URL for the system's programs, or null if it must not be opened. Attackers put a user name or
 * password into a URL to make it look like another site.
 */
export function toExternalUrl(address: string): string | null {
  if (address.length > 2048 || !URL.canParse(address)) return null
  const url = new URL(address)
  if (!externalProtocols.has(url.protocol) || url.username !== '' || url.password !== '') return null
  if (url.protocol === 'https:' && url.host === '') return null
  return url.href
}
