import { describe, expect, it } from 'vitest'
import type { SecretStore, StoredSession } from '../../../../electron/session/secretStore'
import { createTokenVault } from '../../../../electron/session/tokenVault'

const token = 'canary-token'
const expiresAt = '2026-05-04T12:00:00.000Z'
const before = new Date('2026-05-04T11:00:00.000Z')
const after = new Date('2026-05-04T12:00:01.000Z')

type StoreInHand = SecretStore & { kept: StoredSession | null }

function storeOf(storedSession: StoredSession | null = null): StoreInHand {
  const store: StoreInHand = {
    kept: storedSession,
    read: async () => store.kept,
    write: async (session) => {
      store.kept = session
      return store.status()
    },
    clear: async () => {
      store.kept = null
    },
    probe: async () => store.status(),
    status: () => ({ backend: 'keychain', reason: null }),
  }
  return store
}

function custodyOf(store = storeOf()) {
  const clock = { at: before, now: () => clock.at }
  return { store, clock, custody: createTokenVault(store, clock) }
}

describe('the tokens of the main process', () => {
  it('are represented by opaque handles, a separate one for each', () => {
    const { custody } = custodyOf()
    const handle = custody.addToken({ token, expiresAt })
    expect(handle).not.toContain(token)
    expect(custody.addToken({ token, expiresAt })).not.toBe(handle)
    expect(custody.tokenOf(handle)).toBe(token)
    expect(custody.tokenOf(`${handle}x`)).toBeNull()
  })

  it('are deleted when they expire', () => {
    const { custody, clock } = custodyOf()
    const handle = custody.addToken({ token, expiresAt })
    clock.at = after
    expect(custody.tokenOf(handle)).toBeNull()
  })

  it('are kept across starts only for users who want to stay signed in', async () => {
    const { custody, store } = custodyOf()
    const handle = custody.addToken({ token, expiresAt })
    await custody.storeSession({ handle, keepSignedIn: false })
    expect(store.kept).toBeNull()
    await custody.storeSession({ handle, keepSignedIn: true })
    expect(store.kept).toEqual({ handle, token, expiresAt })
    expect(custody.current()).toBe(handle)
  })

  it('are restored at the next start under the same handle', async () => {
    const { custody } = custodyOf(storeOf({ handle: 'kept', token, expiresAt }))
    await custody.restore()
    expect(custody.tokenOf('kept')).toBe(token)
    expect(custody.current()).toBe('kept')
  })

  it('are discarded at the next start if they have expired', async () => {
    const { custody, store, clock } = custodyOf(storeOf({ handle: 'kept', token, expiresAt }))
    clock.at = after
    await custody.restore()
    expect(custody.tokenOf('kept')).toBeNull()
    expect(store.kept).toBeNull()
  })

  it('are deleted from memory and keychain after signing out', async () => {
    const { custody, store } = custodyOf()
    const handle = custody.addToken({ token, expiresAt })
    await custody.storeSession({ handle, keepSignedIn: true })
    await custody.clearSession(handle)
    expect([custody.tokenOf(handle), custody.current(), store.kept]).toEqual([null, null, null])
  })

  it('the tokens of a stored session are deleted if another user signs in for this start only', async () => {
    const { custody, store } = custodyOf(storeOf({ handle: 'kept', token, expiresAt }))
    await custody.restore()
    const handle = custody.addToken({ token: 'other', expiresAt })
    await custody.storeSession({ handle, keepSignedIn: false })
    expect(store.kept).toBeNull()
    expect(custody.current()).toBe(handle)
  })

  it('the tokens of a session in a locked keychain are deleted if another user signs in for this start only', async () => {
    const { custody, store } = custodyOf(storeOf({ handle: 'kept', token, expiresAt }))
    store.read = async () => null
    await custody.restore()
    const handle = custody.addToken({ token: 'other', expiresAt })
    await custody.storeSession({ handle, keepSignedIn: false })
    expect(store.kept).toBeNull()
  })

  it('are removed from a keychain that accepts them only after signing out', async () => {
    const { custody, store } = custodyOf()
    const handle = custody.addToken({ token, expiresAt })
    let answer = (): void => undefined
    const asking = new Promise<void>((resolve) => (answer = resolve))
    const write = store.write.bind(store)
    store.write = async (session) => {
      await asking
      return write(session)
    }
    const keeping = custody.storeSession({ handle, keepSignedIn: true })
    await custody.clearSession(handle)
    answer()
    await keeping
    expect([store.kept, custody.outlivesShell()]).toEqual([null, false])
  })
})

describe('a session that could not be stored', () => {
  async function notKept() {
    const made = custodyOf()
    const keeps = { is: false }
    const write = made.store.write.bind(made.store)
    made.store.write = async (session) => (keeps.is ? write(session) : { backend: 'memory', reason: 'locked' })
    const handle = made.custody.addToken({ token, expiresAt })
    await made.custody.storeSession({ handle, keepSignedIn: true })
    return { ...made, keeps, handle }
  }

  it('ends with the shell, although the user wanted to stay signed in', async () => {
    expect((await notKept()).custody.outlivesShell()).toBe(false)
  })

  it('is stored when the keychain is retried', async () => {
    const { custody, store, keeps, handle } = await notKept()
    keeps.is = true
    expect(await custody.retry()).toEqual({ backend: 'keychain', reason: null })
    expect([store.kept?.handle, custody.outlivesShell()]).toEqual([handle, true])
  })

  it('is not stored after the user has signed out', async () => {
    const { custody, store, keeps, handle } = await notKept()
    keeps.is = true
    await custody.clearSession(handle)
    await custody.retry()
    expect(store.kept).toBeNull()
  })
})
