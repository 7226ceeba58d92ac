/** Where a session outlives the shell: the system's keychain where there is one. Never a file that can be read as it is. */
import type { SecretsStatus } from '#shared/desktop/ipc'

/** What is kept for one person. */
export interface KeptSession {
  handle: string
  token: string
  /** ISO 8601. */
  expiresAt: string
}

export interface SecretStore {
  /** Null when nothing is kept, or when what is kept cannot be opened. */
  read(): Promise<KeptSession | null>
  /** Answers where it is kept; when not in the keychain, nothing is written anywhere. */
  write(session: KeptSession): Promise<SecretsStatus>
  clear(): Promise<void>
  /** Tries the keychain with something that means nothing, after somebody has unlocked or mended it. */
  probe(): Promise<SecretsStatus>
  /** As it was found last; looking does not touch the keychain. */
  status(): SecretsStatus
}
