/** Tests what a new document does once, so each test loads the modules again. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultRuntimeConfig } from '#shared/http/runtimeConfig'
import { aSession, mockConfig } from '../../support/screens/renderScreen'

const sessionKey = 'portal-session'
const email = 'maya@demo.example'

beforeEach(() => vi.resetModules())

describe('a stored session', () => {
  async function readStored(text: string) {
    window.sessionStorage.setItem(sessionKey, text)
    return (await import('../../../renderer/session/storedSession')).getStoredSession()
  }
  const stored = (minutes: number) => JSON.stringify(aSession(email, minutes))

  it('continues after a reload', async () => {
    expect(await readStored(stored(1))).toMatchObject({ email })
  })

  it('is not used after its expiry', async () => {
    expect(await readStored(stored(-1))).toBeNull()
  })

  it('is reported as expired at sign-in', async () => {
    await readStored(stored(-1))
    expect((await import('../../../renderer/session/signInNote')).readSignInNote()).toEqual({ reason: 'expired' })
  })

  it('is ignored if it is damaged', async () => {
    expect(await readStored('{"token":1')).toBeNull()
  })
})

describe('the reason for signing out', () => {
  const note = () => import('../../../renderer/session/signInNote')

  it.each(['idle', 'expired'] as const)('is shown after a reload too: %s', async (reason) => {
    ;(await note()).saveSignInNote({ reason })
    vi.resetModules()
    expect((await note()).readSignInNote()).toEqual({ reason })
  })

  it('is not shown again to users who signed out themselves', async () => {
    ;(await note()).saveSignInNote({ reason: 'choice' })
    vi.resetModules()
    expect((await note()).readSignInNote()).toBeNull()
  })
})

describe('settings that can’t be loaded', () => {
  it('do not prevent using the portal, and are loaded again', async () => {
    const { runtimeConfig } = await import('../../../renderer/api/http')
    mockConfig({ apiUrl: 'not an address' })
    expect(await runtimeConfig()).toEqual(defaultRuntimeConfig)
    mockConfig({ brandName: 'Cedar Utilities' })
    expect((await runtimeConfig()).brandName).toBe('Cedar Utilities')
  })
})
