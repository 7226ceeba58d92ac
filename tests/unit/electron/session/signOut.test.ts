/** How main ends a session: here at once, and at the server as far as it answers. */
import { describe, expect, it } from 'vitest'
import { logout } from '#shared/contract/session'
import { createCustody } from '../../../../electron/session/custody'
import { signOutWith } from '../../../../electron/session/signOut'
import { logged } from '../../../support/shellLog'
import { keepsNothing } from '../../../support/shellMachine'

async function signedIn(answer: () => Promise<Response> = async () => new Response(null)) {
  const asked: { url: string; init: RequestInit }[] = []
  const custody = createCustody(keepsNothing, { now: () => new Date() })
  const handle = custody.hold({ token: 'canary-token', expiresAt: '2999-01-01T00:00:00.000Z' })
  await custody.keep({ handle, email: 'ada@example.com', keepSignedIn: false })
  const log = logged()
  const signOut = signOutWith({
    fetch: async (url, init) => {
      asked.push({ url, init })
      return answer()
    },
    addressOf: async (pathname) => new URL(pathname, 'https://portal.example'),
    custody,
    log,
  })
  return { signOut, custody, handle, asked, log }
}

describe('signing out by main', () => {
  it('ends the session at the server, with a token that follows nobody elsewhere', async () => {
    const { signOut, asked } = await signedIn()
    await signOut()
    expect(asked).toMatchObject([
      {
        url: `https://portal.example${logout.path}`,
        init: { headers: { authorization: 'Bearer canary-token' }, redirect: 'error', credentials: 'omit' },
      },
    ])
  })

  it('ends it here though the server does not answer, and writes that down without the token', async () => {
    const { signOut, custody, handle, log } = await signedIn(() => Promise.reject(new Error('No line')))
    await signOut()
    expect([custody.current(), custody.tokenOf(handle), log.events()]).toEqual([null, null, ['session.notEnded']])
    expect(log.text()).not.toContain('canary')
  })

  it('asks nobody when nobody is signed in', async () => {
    const { signOut, asked } = await signedIn()
    await signOut()
    await signOut()
    expect(asked).toHaveLength(1)
  })
})
