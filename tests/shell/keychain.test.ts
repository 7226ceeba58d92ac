/** Stores the session of a user who stays signed in, in a real keyring. scripts/test/withKeyring.sh runs it on a separate D-Bus. */
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadKeychain } from '../../electron/adapters/keychain'
import { createKeychainStore } from '../../electron/session/keychainStore'
import { createReadableLog } from '../support/shell/shellLog'

const service = 'com.quillmere.careconsole.test'
const session = {
  handle: 'handle',
  token: `canary-${'x'.repeat(6000)}`,
  expiresAt: '2999-01-01T00:00:00.000Z',
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyring-'))
})
afterAll(() => rm(folder, { recursive: true }))

const storeAt = (path: string) =>
  createKeychainStore({ load: loadKeychain, service, path, log: createReadableLog(), replaceFile: rename })

describe('the system’s keychain', () => {
  it('stores the key of a session, however long its token, for the next start', async () => {
    const path = join(folder, 'session.bin')
    expect(await storeAt(path).write(session)).toEqual({ backend: 'keychain', reason: null })
    expect(await storeAt(path).read()).toEqual(session)
    expect(await readFile(path, 'latin1')).not.toContain('canary')
  })

  it('is empty after signing out', async () => {
    const path = join(folder, 'signed-out.bin')
    const store = storeAt(path)
    await store.write(session)
    await store.clear()
    expect(await (await loadKeychain()).getPassword(service, 'session-key')).toBeNull()
    expect(await store.read()).toBeNull()
  })
})
