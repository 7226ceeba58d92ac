/** Where the shell's pages may go: nowhere but the portal. Decisions only; adapters/guards.ts puts them on every page. */
import { isConsoleAddress } from '../origin'

/** Outside, only these are opened, and by the system: web pages, and what people write or call. */
const outside: ReadonlySet<string> = new Set(['https:', 'mailto:', 'tel:'])

/** The main window stays on the portal. */
export const mayNavigate = (address: string): boolean => isConsoleAddress(address)

/**
 * The address as the system's programs may have it, written anew by the parser; null when nobody outside gets it. A
 * name or password in an address is how people are led to places that look like others.
 */
export function safeOutside(address: string): string | null {
  if (address.length > 2048 || !URL.canParse(address)) return null
  const url = new URL(address)
  if (!outside.has(url.protocol) || url.username !== '' || url.password !== '') return null
  if (url.protocol === 'https:' && url.host === '') return null
  return url.href
}
