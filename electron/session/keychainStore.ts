/**
 * Stores the session of a user who stays signed in: its key in the system's keychain, the encrypted rest in a file. One
 * item of 32 bytes stays below every system's limit and needs one permission. Without a keychain nothing is written,
 * and the status tells why.
 */
import { access, chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod/mini'
import type { SecretReason } from '#shared/desktop/codes'
import type { SecretsStatus } from '#shared/desktop/ipc'
import type { Log } from '../ports'
import { newKey, seal, unseal } from './envelope'
import type { SecretStore, StoredSession } from './secretStore'

/** This is keytar's interface. Every call can fail, and some never end. */
export interface Keychain {
  getPassword(service: string, account: string): Promise<string | null>
  setPassword(service: string, account: string, password: string): Promise<void>
  deletePassword(service: string, account: string): Promise<boolean>
}

interface KeychainStoreOptions {
  /** Loads the keychain on first use, which may prompt the user or fail. */
  load: () => Promise<Keychain>
  /** The keychain shows this application name. */
  service: string
  /** The encrypted file. */
  path: string
  log: Log
  timeoutMs?: number
}

const account = 'session-key'
const probeAccount = 'probe'
const defaultTimeoutMs = 5000

const StoredSessionSchema = z.object({ handle: z.string(), token: z.string(), expiresAt: z.string() })

class KeychainTimeout extends Error {}

/** These texts were observed on the systems. */
const reasonPatterns: readonly [text: RegExp, reason: SecretReason][] = [
  [/cannot autolaunch d-bus|dbus_session_bus_address/i, 'no-session-bus'],
  [/secrets was not provided|serviceunknown/i, 'no-daemon'],
  [/object does not exist at path|locked collection|is locked|user interaction is not allowed/i, 'locked'],
  [/stub received bad data/i, 'too-large'],
  [/native addon|cannot find module|dlopen|libsecret/i, 'not-loadable'],
]

export const reasonOf = (error: unknown): SecretReason =>
  error instanceof KeychainTimeout
    ? 'timed-out'
    : (reasonPatterns.find(([text]) => text.test(String(error)))?.[1] ?? 'unknown')

export function createKeychainStore({
  load,
  service,
  path,
  log,
  timeoutMs = defaultTimeoutMs,
}: KeychainStoreOptions): SecretStore {
  let status: SecretsStatus = { backend: 'keychain', reason: null }

  /** The system's prompt may stay open forever, so the call has a timeout. */
  async function withKeychain<T>(operation: (keychain: Keychain) => Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new KeychainTimeout('The keychain did not answer')), timeoutMs)
    })
    try {
      return await Promise.race([load().then(operation), timeout])
    } finally {
      clearTimeout(timer)
    }
  }

  function fallBackToMemory(error: unknown): SecretsStatus {
    status = { backend: 'memory', reason: reasonOf(error) }
    log.warn('secrets.memoryOnly', { reason: status.reason })
    return status
  }

  async function writeKey(keychain: Keychain, name: string, key: string): Promise<void> {
    await keychain.setPassword(service, name, key)
    // Some keychains accept every write but store nothing.
    if ((await keychain.getPassword(service, name)) !== key) {
      throw new Error('is locked: what was written cannot be read')
    }
  }

  async function writeSealed(sealed: Buffer): Promise<void> {
    await mkdir(dirname(path), { recursive: true })
    const partPath = `${path}.part`
    await writeFile(partPath, sealed, { mode: 0o600 })
    await chmod(partPath, 0o600)
    await rename(partPath, path)
  }

  return {
    async read() {
      // Users who never stayed signed in don't get a prompt of the keychain.
      const sealed = await readFile(path).catch(() => null)
      if (!sealed) return null
      try {
        const key = await withKeychain((keychain) => keychain.getPassword(service, account))
        if (key === null) return null
        const text = unseal(Buffer.from(key, 'base64'), service, sealed)
        const parsed = text === null ? null : z.safeParse(StoredSessionSchema, JSON.parse(text))
        return parsed?.success ? parsed.data : null
      } catch (error) {
        fallBackToMemory(error)
        return null
      }
    },

    async write(session: StoredSession) {
      const key = newKey()
      try {
        await withKeychain((keychain) => writeKey(keychain, account, key.toString('base64')))
        await writeSealed(seal(key, service, JSON.stringify(session)))
        status = { backend: 'keychain', reason: null }
        return status
      } catch (error) {
        await rm(path, { force: true })
        return fallBackToMemory(error)
      }
    },

    async clear() {
      const wasStored = await access(path).then(
        () => true,
        () => false,
      )
      // The file is deleted first: without it the key is useless. If it can't be deleted, for example because another
      // program has it open on Windows, it is useless without the key.
      const deleted = await Promise.allSettled([rm(path, { force: true }), rm(`${path}.part`, { force: true })])
      for (const deletion of deleted) {
        if (deletion.status === 'rejected') log.warn('secrets.notDeleted', { error: String(deletion.reason) })
      }
      if (!wasStored) return
      await withKeychain((keychain) => keychain.deletePassword(service, account)).catch(fallBackToMemory)
    },

    async probe() {
      try {
        await withKeychain(async (keychain) => {
          await writeKey(keychain, probeAccount, newKey().toString('base64'))
          await keychain.deletePassword(service, probeAccount)
        })
        status = { backend: 'keychain', reason: null }
        return status
      } catch (error) {
        return fallBackToMemory(error)
      }
    },

    status: () => status,
  }
}
