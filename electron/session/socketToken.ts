/** Returns the token for the page's socket. The page only knows a handle, so main adds the token as a header. */
import { transcribePath } from '#shared/speech/transcription'
import type { TokenVault } from './tokenVault'

/** Returns the header's value, or null for any URL other than the relay's socket and for an unknown handle. */
export async function createSocketAuthorization(
  address: string,
  { socketOrigin, vault }: { socketOrigin: () => Promise<string>; vault: Pick<TokenVault, 'tokenOf'> },
): Promise<string | null> {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const allowedOrigin = (await socketOrigin()).replace(/^http/, 'ws')
  if (url.origin !== allowedOrigin || url.pathname !== transcribePath) return null
  const handle = url.searchParams.get('token')
  const token = handle === null ? null : vault.tokenOf(handle)
  return token === null ? null : `Bearer ${token}`
}
