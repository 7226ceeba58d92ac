/** Defines the store for a session that persists after the shell quits. It never writes an unencrypted file. */
import type { SecretsStatus } from '#shared/desktop/ipc'

export interface StoredSession {
  handle: string
  token: string
  /** ISO 8601. */
  expiresAt: string
}

export interface SecretStore {
  /** Returns null if nothing is stored or it can't be decrypted. */
  read(): Promise<StoredSession | null>
  /** Returns where the session is stored. If that isn't the keychain, nothing was written. */
  write(session: StoredSession): Promise<SecretsStatus>
  clear(): Promise<void>
  /** Tests the keychain with a meaningless item, after the user unlocked or repaired it. */
  probe(): Promise<SecretsStatus>
  /** Returns the last known status without using the keychain. */
  status(): SecretsStatus
}
