/** Stores the tokens. The page only gets a handle, which is useless outside of this shell's proxy. */
import { randomBytes } from 'node:crypto'
import type { SecretsStatus } from '#shared/desktop/ipc'
import type { Clock } from '../ports'
import type { SecretStore } from './secretStore'

interface SessionToken {
  token: string
  /** ISO 8601. */
  expiresAt: string
}

interface StoreSessionRequest {
  handle: string
  keepSignedIn: boolean
}

export interface TokenVault {
  /** Stores a token and returns its handle. */
  addToken(token: SessionToken): string
  /** Returns null if the token has expired or is unknown. */
  tokenOf(handle: string): string | null
  /** Makes it the current session, and stores it for the next start if requested. */
  storeSession(request: StoreSessionRequest): Promise<SecretsStatus>
  clearSession(handle: string): Promise<void>
  /** Restores the session that was stored at an earlier start. */
  restore(): Promise<void>
  /** Returns the handle of the current session. */
  current(): string | null
  /** Returns whether the current session is stored for the next start. */
  outlivesShell(): boolean
  /** Retries the keychain, and stores the session there that it couldn't store before. */
  retry(): Promise<SecretsStatus>
}

export function createTokenVault(store: SecretStore, clock: Clock): TokenVault {
  const tokens = new Map<string, SessionToken>()
  let current: string | null = null
  let storedHandle: string | null = null
  /** The user of this session chose to stay signed in, regardless of whether the keychain stored it. */
  let handleToStore: string | null = null

  const isUnexpired = ({ expiresAt }: SessionToken): boolean => Date.parse(expiresAt) > clock.now().getTime()

  function deleteExpired(): void {
    for (const [handle, entry] of tokens) if (!isUnexpired(entry)) tokens.delete(handle)
  }

  async function storeEntry(handle: string, entry: SessionToken): Promise<SecretsStatus> {
    storedHandle = handle
    const status = await store.write({ handle, ...entry })
    // The user signed out during the keychain's prompt, so the stored key must be deleted.
    if (storedHandle !== handle) await store.clear()
    else if (status.backend === 'memory') storedHandle = null
    return status
  }

  return {
    addToken(entry) {
      deleteExpired()
      const handle = randomBytes(24).toString('base64url')
      tokens.set(handle, entry)
      return handle
    },

    tokenOf(handle) {
      const entry = tokens.get(handle)
      return entry && isUnexpired(entry) ? entry.token : null
    },

    async storeSession({ handle, keepSignedIn }) {
      const entry = tokens.get(handle)
      if (!entry) return store.status()
      current = handle
      handleToStore = keepSignedIn ? handle : null
      if (keepSignedIn) return storeEntry(handle, entry)
      // Another user may have stayed signed in here. This sign-in ends their session, even if the keychain was locked
      // at the start and the session is unknown.
      storedHandle = null
      await store.clear()
      return store.status()
    },

    async clearSession(handle) {
      tokens.delete(handle)
      if (current === handle) current = null
      if (handleToStore === handle) handleToStore = null
      if (storedHandle !== handle) return
      storedHandle = null
      await store.clear()
    },

    async restore() {
      const session = await store.read()
      if (!session) return
      const { handle, token, expiresAt } = session
      if (!isUnexpired({ token, expiresAt })) return store.clear()
      tokens.set(handle, { token, expiresAt })
      current = handle
      storedHandle = handle
      return undefined
    },

    current: () => (current !== null && tokens.has(current) ? current : null),
    outlivesShell: () => storedHandle !== null && storedHandle === current,
    async retry() {
      const entry = handleToStore === null ? undefined : tokens.get(handleToStore)
      return handleToStore === null || !entry ? store.probe() : storeEntry(handleToStore, entry)
    },
  }
}
