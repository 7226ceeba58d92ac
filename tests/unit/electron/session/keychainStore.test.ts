/** A user who stays signed in is stored in the keychain. Without a keychain, nothing is stored. */
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReplaceFile } from '../../../../electron/replaceFile'
import { newKey, seal, unseal } from '../../../../electron/session/envelope'
import type { Keychain } from '../../../../electron/session/keychain'
import { createKeychainStore } from '../../../../electron/session/keychainStore'
import { createReadableLog } from '../../../support/shell/shellLog'

const session = {
  handle: 'handle',
  token: 'canary-token',
  expiresAt: '2999-01-01T00:00:00.000Z',
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'))
})
afterEach(() => rm(folder, { recursive: true }))

function memoryKeychain(): Keychain & { items: Map<string, string> } {
  const items = new Map<string, string>()
  return {
    items,
    getPassword: async (service, account) => items.get(`${service}/${account}`) ?? null,
    setPassword: async (service, account, password) => void items.set(`${service}/${account}`, password),
    deletePassword: async (service, account) => items.delete(`${service}/${account}`),
  }
}

function storeOn(keychain: Keychain | Error, replaceFile: ReplaceFile = rename) {
  const log = createReadableLog()
  let loads = 0
  const load = async () => {
    loads += 1
    if (keychain instanceof Error) throw keychain
    return keychain
  }
  const path = join(folder, 'user', 'session.bin')
  return {
    store: createKeychainStore({ load, service: 'test', path, log, replaceFile, timeoutMs: 50 }),
    path,
    log,
    loads: () => loads,
  }
}

/** Returns all bytes in the folder and below. */
async function readAllFiles(): Promise<string> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
  )
  return texts.join('')
}

describe('a stored session', () => {
  it('is restored by the next start', async () => {
    const keychain = memoryKeychain()
    expect(await storeOn(keychain).store.write(session)).toEqual({ backend: 'keychain', reason: null })
    expect(await storeOn(keychain).store.read()).toEqual(session)
  })

  it('is in a file without readable content that others can’t read', async () => {
    const { store, path } = storeOn(memoryKeychain())
    await store.write(session)
    expect(await readAllFiles()).not.toMatch(/canary|ada@/)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  it('is on disk before it replaces the one of an earlier sign-in, so that a power cut leaves one of them', async () => {
    const probe = await open(join(folder, 'probe'), 'w')
    const synced = vi.spyOn(Object.getPrototypeOf(probe), 'sync')
    await probe.close()
    let syncsBefore = 0
    const { store } = storeOn(memoryKeychain(), async (...paths) => {
      syncsBefore = synced.mock.calls.length
      await rename(...paths)
    })
    await store.write(session)
    synced.mockRestore()
    expect(syncsBefore).toBe(1)
  })

  it('is not stored if another program has its file open for good, and leaves nothing behind', async () => {
    const { store } = storeOn(memoryKeychain(), () => Promise.reject(new Error('EBUSY')))
    expect(await store.write(session)).toMatchObject({ backend: 'memory' })
    expect(await readAllFiles()).toBe('')
  })

  it('has only its key in the keychain, which is new each time', async () => {
    const keychain = memoryKeychain()
    const { store } = storeOn(keychain)
    await store.write(session)
    const [first] = keychain.items.values()
    await store.write(session)
    const [second] = keychain.items.values()
    expect(Buffer.from(first ?? '', 'base64')).toHaveLength(32)
    expect(second).not.toBe(first)
  })

  it('is deleted from disk and keychain after signing out', async () => {
    const keychain = memoryKeychain()
    const { store } = storeOn(keychain)
    await store.write(session)
    await store.clear()
    expect(keychain.items.size).toBe(0)
    expect(await readAllFiles()).toBe('')
    expect(await store.read()).toBeNull()
  })

  it('is not opened if its file was changed', async () => {
    const keychain = memoryKeychain()
    const { store, path } = storeOn(keychain)
    await store.write(session)
    const bytes = await readFile(path)
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    await writeFile(path, bytes)
    expect(await store.read()).toBeNull()
  })
})

describe('without a working keychain', () => {
  it.each([
    ['Cannot autolaunch D-Bus without X11 $DISPLAY', 'no-session-bus'],
    ['The name org.freedesktop.secrets was not provided by any .service files', 'no-daemon'],
    ['Object does not exist at path “/org/freedesktop/secrets/collection/login”', 'locked'],
    ['Cannot create an item in a locked collection', 'locked'],
    ['The stub received bad data.', 'too-large'],
    ['Failed to load keytar native addon', 'not-loadable'],
    ['Something else', 'unknown'],
  ])('writes nothing because of “%s”, and gives the reason as %s', async (message, reason) => {
    const { store, log } = storeOn(new Error(message))
    expect(await store.write(session)).toEqual({ backend: 'memory', reason })
    expect(await readAllFiles()).toBe('')
    expect(log.text()).toContain(reason)
    expect(log.text()).not.toContain('canary')
  })

  it('gives up after a while if the keychain does not respond', async () => {
    const silent: Keychain = { ...memoryKeychain(), setPassword: () => new Promise(() => undefined) }
    expect(await storeOn(silent).store.write(session)).toEqual({ backend: 'memory', reason: 'timed-out' })
  })

  it('does not use a keychain that stores the wrong value', async () => {
    const forgetful: Keychain = { ...memoryKeychain(), getPassword: async () => null }
    expect(await storeOn(forgetful).store.write(session)).toMatchObject({ backend: 'memory' })
    expect(await readAllFiles()).toBe('')
  })
})

describe('a keychain', () => {
  it('is not accessed at the start for a user who never stayed signed in', async () => {
    const { store, loads } = storeOn(memoryKeychain())
    expect(await store.read()).toBeNull()
    await store.clear()
    expect(loads()).toBe(0)
  })
})

describe('a keychain that is retried', () => {
  it('stores sessions once it works, and keeps nothing of the trial', async () => {
    const keychain = memoryKeychain()
    let isLocked = true
    const setPassword = keychain.setPassword.bind(keychain)
    keychain.setPassword = async (...args) => {
      if (isLocked) throw new Error('Cannot create an item in a locked collection')
      return setPassword(...args)
    }
    const { store } = storeOn(keychain)
    expect(await store.probe()).toEqual({ backend: 'memory', reason: 'locked' })
    isLocked = false
    expect(await store.probe()).toEqual({ backend: 'keychain', reason: null })
    expect([store.status().backend, keychain.items.size, await readAllFiles()]).toEqual(['keychain', 0, ''])
  })
})

describe('the encryption of a session', () => {
  const key = newKey()

  it('is undone only with its own key and purpose', () => {
    expect(unseal(key, 'a', seal(key, 'a', 'text'))).toBe('text')
    expect(unseal(newKey(), 'a', seal(key, 'a', 'text'))).toBeNull()
    expect(unseal(key, 'b', seal(key, 'a', 'text'))).toBeNull()
    expect(unseal(key, 'a', Buffer.alloc(3))).toBeNull()
  })

  it('has a different result each time', () => {
    expect(seal(key, 'a', 'text').equals(seal(key, 'a', 'text'))).toBe(false)
  })
})

describe('a file that cannot be deleted', () => {
  it('is useless without its key, and causes no error', async () => {
    const keychain = memoryKeychain()
    const { store, path, log } = storeOn(keychain)
    await store.write(session)
    // A folder in the file's place cannot be deleted like a file.
    await rm(path)
    await mkdir(path)
    await store.clear()
    expect([keychain.items.size, log.events()]).toEqual([0, ['secrets.notDeleted']])
  })

  it('is reported if it can’t be replaced either, without an error', async () => {
    const { store, path, log } = storeOn(memoryKeychain())
    await mkdir(path, { recursive: true })
    expect(await store.write(session)).toMatchObject({ backend: 'memory' })
    expect(log.events()).toContain('secrets.notDeleted')
  })
})
