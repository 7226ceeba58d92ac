/** Reaches the system's keychain, whose calls can fail or never end. */

import type { SecretReason } from '#shared/desktop/codes'

/** This is keytar's interface. Every call can fail, and some never end. */
export interface Keychain {
  getPassword(service: string, account: string): Promise<string | null>
  setPassword(service: string, account: string, password: string): Promise<void>
  deletePassword(service: string, account: string): Promise<boolean>
}

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

export interface KeychainOptions {
  /** Loads the keychain on first use, which may prompt the user or fail. */
  load: () => Promise<Keychain>
  /** The keychain shows this application name. */
  service: string
  timeoutMs: number
}

interface KeychainKeys {
  read(name: string): Promise<string | null>
  write(name: string, key: string): Promise<void>
  delete(name: string): Promise<void>
  /** Tests the keychain with an item of this name. */
  probe(name: string, key: string): Promise<void>
}

export function createKeychainKeys({ load, service, timeoutMs }: KeychainOptions): KeychainKeys {
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

  async function writeKey(keychain: Keychain, name: string, key: string): Promise<void> {
    await keychain.setPassword(service, name, key)
    // Some keychains accept every write but store nothing.
    if ((await keychain.getPassword(service, name)) !== key) {
      throw new Error('is locked: what was written cannot be read')
    }
  }

  return {
    read: (name) => withKeychain((keychain) => keychain.getPassword(service, name)),
    write: (name, key) => withKeychain((keychain) => writeKey(keychain, name, key)),
    async delete(name) {
      await withKeychain((keychain) => keychain.deletePassword(service, name))
    },
    probe: (name, key) =>
      withKeychain(async (keychain) => {
        await writeKey(keychain, name, key)
        await keychain.deletePassword(service, name)
      }),
  }
}
