/** What a new document initializes once; each test loads the modules again. */
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

  it('goes on after a reload', async () => {
    expect(await readStored(stored(1))).toMatchObject({ email })
  })

  it('counts no longer once its expiry has passed', async () => {
    expect(await readStored(stored(-1))).toBeNull()
  })

  it('that has run out is told at sign-in', async () => {
    await readStored(stored(-1))
    expect((await import('../../../renderer/session/signInNote')).readSignInNote()).toEqual({ reason: 'expired' })
  })

  it('that is damaged is no session', async () => {
    expect(await readStored('{"token":1')).toBeNull()
  })
})

describe('why one was signed out', () => {
  const note = () => import('../../../renderer/session/signInNote')

  it.each(['idle', 'expired'] as const)('is told after a reload as well: %s', async (reason) => {
    ;(await note()).saveSignInNote({ reason })
    vi.resetModules()
    expect((await note()).readSignInNote()).toEqual({ reason })
  })

  it('is not told again when one chose to', async () => {
    ;(await note()).saveSignInNote({ reason: 'choice' })
    vi.resetModules()
    expect((await note()).readSignInNote()).toBeNull()
  })
})

describe('settings that cannot be read', () => {
  it('do not keep anybody out, and are asked for again', async () => {
    const { runtimeConfig } = await import('../../../renderer/api/http')
    mockConfig({ apiUrl: 'not an address' })
    expect(await runtimeConfig()).toEqual(defaultRuntimeConfig)
    mockConfig({ brandName: 'Cedar Utilities' })
    expect((await runtimeConfig()).brandName).toBe('Cedar Utilities')
  })
})
