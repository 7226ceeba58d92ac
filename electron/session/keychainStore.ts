/**
 * Keeps the session of somebody who stays signed in: its key in the system's keychain, the sealed rest in a file.
 * One item of 32 bytes stays below every system's limit and asks for one permission. Without a keychain nothing is
 * written at all, and the status says why.
 */
import { access, chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod/mini'
import type { SecretReason } from '#shared/desktop/codes'
import type { SecretsStatus } from '#shared/desktop/ipc'
import type { Log } from '../ports'
import { newKey, seal, unseal } from './envelope'
import type { KeptSession, SecretStore } from './secretStore'

/** As keytar has it; every call may fail, and some never end. */
export interface Keychain {
  getPassword(service: string, account: string): Promise<string | null>
  setPassword(service: string, account: string, password: string): Promise<void>
  deletePassword(service: string, account: string): Promise<boolean>
}

interface KeychainStoreOptions {
  /** Loaded when it is first needed: that may ask the person, or fail. */
  load: () => Promise<Keychain>
  /** The application, as the keychain shows it. */
  service: string
  /** The sealed file. */
  path: string
  log: Log
  timeoutMs?: number
}

const account = 'session-key'
const probeAccount = 'probe'
const usualTimeoutMs = 5000

const Kept = z.object({ handle: z.string(), token: z.string(), expiresAt: z.string() })

class KeychainTimeout extends Error {}

/** What the systems say, as it was heard from them. */
const heard: readonly [text: RegExp, reason: SecretReason][] = [
  [/cannot autolaunch d-bus|dbus_session_bus_address/i, 'no-session-bus'],
  [/secrets was not provided|serviceunknown/i, 'no-daemon'],
  [/object does not exist at path|locked collection|is locked|user interaction is not allowed/i, 'locked'],
  [/stub received bad data/i, 'too-large'],
  [/native addon|cannot find module|dlopen|libsecret/i, 'not-loadable'],
]

export const reasonOf = (error: unknown): SecretReason =>
  error instanceof KeychainTimeout ? 'timed-out' : (heard.find(([text]) => text.test(String(error)))?.[1] ?? 'unknown')

export function createKeychainStore({
  load,
  service,
  path,
  log,
  timeoutMs = usualTimeoutMs,
}: KeychainStoreOptions): SecretStore {
  let status: SecretsStatus = { backend: 'keychain', reason: null }

  /** A prompt of the system may stand open for ever. */
  async function withKeychain<T>(ask: (keychain: Keychain) => Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new KeychainTimeout('The keychain did not answer')), timeoutMs)
    })
    try {
      return await Promise.race([load().then(ask), timeout])
    } finally {
      clearTimeout(timer)
    }
  }

  function degrade(error: unknown): SecretsStatus {
    status = { backend: 'memory', reason: reasonOf(error) }
    log.warn('secrets.memoryOnly', { reason: status.reason })
    return status
  }

  async function writeKey(keychain: Keychain, name: string, key: string): Promise<void> {
    await keychain.setPassword(service, name, key)
    // Some keychains take everything and keep nothing.
    if ((await keychain.getPassword(service, name)) !== key) {
      throw new Error('is locked: what was written cannot be read')
    }
  }

  async function writeSealed(sealed: Buffer): Promise<void> {
    await mkdir(dirname(path), { recursive: true })
    const part = `${path}.part`
    await writeFile(part, sealed, { mode: 0o600 })
    await chmod(part, 0o600)
    await rename(part, path)
  }

  return {
    async read() {
      // Whoever never stayed signed in is never asked by their keychain.
      const sealed = await readFile(path).catch(() => null)
      if (!sealed) return null
      try {
        const key = await withKeychain((keychain) => keychain.getPassword(service, account))
        if (key === null) return null
        const text = unseal(Buffer.from(key, 'base64'), service, sealed)
        const read = text === null ? null : z.safeParse(Kept, JSON.parse(text))
        return read?.success ? read.data : null
      } catch (error) {
        degrade(error)
        return null
      }
    },

    async write(session: KeptSession) {
      const key = newKey()
      try {
        await withKeychain((keychain) => writeKey(keychain, account, key.toString('base64')))
        await writeSealed(seal(key, service, JSON.stringify(session)))
        status = { backend: 'keychain', reason: null }
        return status
      } catch (error) {
        await rm(path, { force: true })
        return degrade(error)
      }
    },

    async clear() {
      const wasKept = await access(path).then(
        () => true,
        () => false,
      )
      // The file first: without it the key opens nothing. Where it cannot be deleted, as while another program reads it
      // on Windows, it cannot be opened without its key either.
      const deleted = await Promise.allSettled([rm(path, { force: true }), rm(`${path}.part`, { force: true })])
      for (const one of deleted) {
        if (one.status === 'rejected') log.warn('secrets.notDeleted', { error: String(one.reason) })
      }
      if (!wasKept) return
      await withKeychain((keychain) => keychain.deletePassword(service, account)).catch(degrade)
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
        return degrade(error)
      }
    },

    status: () => status,
  }
}
