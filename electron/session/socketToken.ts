/** The page opens its socket with a handle, for it knows no token: what the token is, main says to the server in a header. */
import { transcribePath } from '#shared/transcribing'
import type { Custody } from './custody'

/** The header's text; null for anything but the relay's own socket, or a handle that is none. */
export async function socketToken(
  address: string,
  { socketOrigin, custody }: { socketOrigin: () => Promise<string>; custody: Pick<Custody, 'tokenOf'> },
): Promise<string | null> {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const allowed = (await socketOrigin()).replace(/^http/, 'ws')
  if (url.origin !== allowed || url.pathname !== transcribePath) return null
  const handle = url.searchParams.get('token')
  const token = handle === null ? null : custody.tokenOf(handle)
  return token === null ? null : `Bearer ${token}`
}
