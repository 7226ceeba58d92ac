/** How main ends a session: locally at once, and on the server if it answers. */
import { describe, expect, it } from 'vitest'
import { logout } from '#shared/contract/signIn/session'
import type { CallServer, ServerCall } from '../../../../electron/protocol/callServer'
import { createSignOut } from '../../../../electron/session/signOut'
import { createTokenVault } from '../../../../electron/session/tokenVault'
import { createReadableLog } from '../../../support/shell/shellLog'
import { emptySecretStore } from '../../../support/shell/shellMachine'

async function signedIn(answer: () => Promise<Response> = async () => new Response(null)) {
  const calls: ServerCall[] = []
  const custody = createTokenVault(emptySecretStore, { now: () => new Date() })
  const handle = custody.addToken({ token: 'canary-token', expiresAt: '2999-01-01T00:00:00.000Z' })
  await custody.storeSession({ handle, keepSignedIn: false })
  const log = createReadableLog()
  const callServer: CallServer = async (call) => {
    calls.push(call)
    return answer()
  }
  const signOut = createSignOut({ callServer, vault: custody, log })
  return { signOut, custody, handle, calls, log }
}

describe('signing out by the main process', () => {
  it('ends the session on the server with its token, and does not wait longer than a user would', async () => {
    const { signOut, calls } = await signedIn()
    await signOut()
    expect(calls).toEqual([{ method: logout.method, path: logout.path, token: 'canary-token', timeoutMs: 3000 }])
  })

  it('ends the session locally if the server does not answer, and logs that without the token', async () => {
    const { signOut, custody, handle, log } = await signedIn(() => Promise.reject(new Error('No line')))
    await signOut()
    expect([custody.current(), custody.tokenOf(handle), log.events()]).toEqual([null, null, ['session.notEnded']])
    expect(log.text()).not.toContain('canary')
  })

  it('sends nothing if no one is signed in', async () => {
    const { signOut, calls } = await signedIn()
    await signOut()
    await signOut()
    expect(calls).toHaveLength(1)
  })
})
