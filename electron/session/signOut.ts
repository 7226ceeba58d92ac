/** Ends the session that the shell works under: here at once, and at the server as far as it answers. */
import { logout } from '#shared/contract/session'
import type { Fetch, Log } from '../ports'
import type { Custody } from './custody'

interface SignOutOptions {
  fetch: Fetch
  addressOf: (pathname: string) => Promise<URL>
  custody: Custody
  log: Log
}

const patienceMs = 3000

export const signOutWith =
  ({ fetch, addressOf, custody, log }: SignOutOptions) =>
  async (): Promise<void> => {
    const handle = custody.current()
    if (handle === null) return
    const held = custody.tokenOf(handle)
    // Whatever the server answers, nothing of it is kept here.
    await custody.forget(handle)
    if (held === null) return
    try {
      await fetch((await addressOf(logout.path)).href, {
        method: logout.method,
        headers: { authorization: `Bearer ${held}` },
        redirect: 'error',
        credentials: 'omit',
        signal: AbortSignal.timeout(patienceMs),
      })
    } catch (error) {
      log.warn('session.notEnded', { error: String(error) })
    }
  }
