/** Ends the current session: immediately in the shell, and at the server if it answers. */
import { logout } from '#shared/contract/signIn/session'
import type { Log } from '../ports'
import type { CallServer } from '../protocol/callServer'
import type { TokenVault } from './tokenVault'

interface SignOutOptions {
  callServer: CallServer
  vault: TokenVault
  log: Log
}

const logoutTimeoutMs = 3000

export const createSignOut =
  ({ callServer, vault, log }: SignOutOptions) =>
  async (): Promise<void> => {
    const handle = vault.current()
    if (handle === null) return
    const token = vault.tokenOf(handle)
    // The session is deleted here regardless of the server's answer.
    await vault.clearSession(handle)
    if (token === null) return
    try {
      await callServer({ method: logout.method, path: logout.path, token, timeoutMs: logoutTimeoutMs })
    } catch (error) {
      log.warn('session.notEnded', { error: String(error) })
    }
  }
