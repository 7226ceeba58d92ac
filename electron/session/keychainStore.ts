/**
 * Stores the session of a user who stays signed in: its key in the system's keychain, the encrypted rest in a file. One
 * item of 32 bytes stays below every system's limit and needs one permission. Without a keychain nothing is written,
 * and the status tells why.
 */
import { access, chmod, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod/mini'
import type { SecretsStatus } from '#shared/desktop/ipc'
import type { Log } from '../ports'
import type { ReplaceFile } from '../replaceFile'
import { newKey, seal, unseal } from './envelope'
import { createKeychainKeys, type KeychainOptions, reasonOf } from './keychain'
import type { SecretStore, StoredSession } from './secretStore'

interface KeychainStoreOptions extends Omit<KeychainOptions, 'timeoutMs'> {
  /** The encrypted file. */
  path: string
  log: Log
  replaceFile: ReplaceFile
  timeoutMs?: number
}

const account = 'session-key'
const probeAccount = 'probe'
const defaultTimeoutMs = 5000

const StoredSessionSchema = z.object({ handle: z.string(), token: z.string(), expiresAt: z.string() })

/** Replaces the file only after all of it is on disk, so that it is whole even after a power cut. */
async function writeSealed(path: string, sealed: Buffer, replaceFile: ReplaceFile): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const partPath = `${path}.part`
  const file = await open(partPath, 'w', 0o600)
  try {
    await chmod(partPath, 0o600)
    await file.writeFile(sealed)
    await file.sync()
  } finally {
    await file.close()
  }
  await replaceFile(partPath, path)
}

export function createKeychainStore({
  load,
  service,
  path,
  log,
  replaceFile,
  timeoutMs = defaultTimeoutMs,
}: KeychainStoreOptions): SecretStore {
  const keys = createKeychainKeys({ load, service, timeoutMs })
  let status: SecretsStatus = { backend: 'keychain', reason: null }

  function fallBackToMemory(error: unknown): SecretsStatus {
    status = { backend: 'memory', reason: reasonOf(error) }
    log.warn('secrets.memoryOnly', { reason: status.reason })
    return status
  }

  async function deleteFiles(): Promise<void> {
    const deleted = await Promise.allSettled([rm(path, { force: true }), rm(`${path}.part`, { force: true })])
    for (const deletion of deleted) {
      if (deletion.status === 'rejected') log.warn('secrets.notDeleted', { error: String(deletion.reason) })
    }
  }

  return {
    async read() {
      // Users who never stayed signed in don't get a prompt of the keychain.
      const sealed = await readFile(path).catch(() => null)
      if (!sealed) return null
      try {
        const key = await keys.read(account)
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
        await keys.write(account, key.toString('base64'))
        await writeSealed(path, seal(key, service, JSON.stringify(session)), replaceFile)
        status = { backend: 'keychain', reason: null }
        return status
      } catch (error) {
        await deleteFiles()
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
      await deleteFiles()
      if (!wasStored) return
      await keys.delete(account).catch(fallBackToMemory)
    },

    async probe() {
      try {
        await keys.probe(probeAccount, newKey().toString('base64'))
        status = { backend: 'keychain', reason: null }
        return status
      } catch (error) {
        return fallBackToMemory(error)
      }
    },

    status: () => status,
  }
}
