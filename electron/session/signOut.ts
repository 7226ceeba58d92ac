/** Ends the session that the shell works under: here at once, and at the server as far as it answers. */
import { logout } from '#shared/contract/session'
import type { Log } from '../ports'
import type { CallServer } from '../protocol/callServer'
import type { Custody } from './custody'

interface SignOutOptions {
  callServer: CallServer
  custody: Custody
  log: Log
}

const patienceMs = 3000

export const signOutWith =
  ({ callServer, custody, log }: SignOutOptions) =>
  async (): Promise<void> => {
    const handle = custody.current()
    if (handle === null) return
    const held = custody.tokenOf(handle)
    // Whatever the server answers, nothing of it is kept here.
    await custody.forget(handle)
    if (held === null) return
    try {
      await callServer({ method: logout.method, path: logout.path, token: held, timeoutMs: patienceMs })
    } catch (error) {
      log.warn('session.notEnded', { error: String(error) })
    }
  }
