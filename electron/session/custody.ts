/** Keeps the tokens: the page gets a handle instead, which opens nothing but this shell's own proxy. */
import { randomBytes } from 'node:crypto'
import type { SecretsStatus } from '#shared/desktop/ipc'
import type { Clock } from '../ports'
import type { SecretStore } from './secretStore'

interface HeldToken {
  token: string
  /** ISO 8601. */
  expiresAt: string
}

export interface Keeping {
  handle: string
  keepSignedIn: boolean
}

export interface Custody {
  /** Takes a token and answers its handle. */
  hold(held: HeldToken): string
  /** Null once it has run out, or when it was never held here. */
  tokenOf(handle: string): string | null
  /** Makes it the session of this shell, and keeps it for the next start when that is wanted. */
  keep(keeping: Keeping): Promise<SecretsStatus>
  forget(handle: string): Promise<void>
  /** Takes up the session that was kept at an earlier start. */
  restore(): Promise<void>
  /** The handle of the session that the shell works under. */
  current(): string | null
  /** Whether that session is there for the next start. */
  outlivesShell(): boolean
  /** Tries the keychain again; a session that could not be kept is kept now. */
  retry(): Promise<SecretsStatus>
}

export function createCustody(store: SecretStore, clock: Clock): Custody {
  const held = new Map<string, HeldToken>()
  let current: string | null = null
  let kept: string | null = null
  /** Whose session was to be kept, whether or not the keychain took it. */
  let wanted: string | null = null

  const isLive = ({ expiresAt }: HeldToken): boolean => Date.parse(expiresAt) > clock.now().getTime()

  function dropEnded(): void {
    for (const [handle, entry] of held) if (!isLive(entry)) held.delete(handle)
  }

  async function write(handle: string, entry: HeldToken): Promise<SecretsStatus> {
    kept = handle
    const status = await store.write({ handle, ...entry })
    // Signed out while the keychain was asking: what it took is not to stay.
    if (kept !== handle) await store.clear()
    else if (status.backend === 'memory') kept = null
    return status
  }

  return {
    hold(entry) {
      dropEnded()
      const handle = randomBytes(24).toString('base64url')
      held.set(handle, entry)
      return handle
    },

    tokenOf(handle) {
      const entry = held.get(handle)
      return entry && isLive(entry) ? entry.token : null
    },

    async keep({ handle, keepSignedIn }) {
      const entry = held.get(handle)
      if (!entry) return store.status()
      current = handle
      wanted = keepSignedIn ? handle : null
      if (keepSignedIn) return write(handle, entry)
      // Somebody else stayed signed in here before: that ends with this sign-in, also where the keychain was locked
      // at the start and nobody knows of it.
      kept = null
      await store.clear()
      return store.status()
    },

    async forget(handle) {
      held.delete(handle)
      if (current === handle) current = null
      if (wanted === handle) wanted = null
      if (kept !== handle) return
      kept = null
      await store.clear()
    },

    async restore() {
      const session = await store.read()
      if (!session) return
      const { handle, token, expiresAt } = session
      if (!isLive({ token, expiresAt })) return store.clear()
      held.set(handle, { token, expiresAt })
      current = handle
      kept = handle
      return undefined
    },

    current: () => (current !== null && held.has(current) ? current : null),
    outlivesShell: () => kept !== null && kept === current,
    async retry() {
      const entry = wanted === null ? undefined : held.get(wanted)
      return wanted === null || !entry ? store.probe() : write(wanted, entry)
    },
  }
}
