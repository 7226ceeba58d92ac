/** Keeps the tokens: the page gets a handle instead, which opens nothing but this shell's own proxy. */
import { randomBytes } from 'node:crypto'
import type { SecretsStatus } from '#shared/desktop/ipc'
import type { Clock } from '../ports'
import type { SecretStore } from './secretStore'

interface Held {
  token: string
  /** ISO 8601. */
  expiresAt: string
}

export interface Keeping {
  handle: string
  email: string
  keepSignedIn: boolean
}

export interface Custody {
  /** Takes a token and answers its handle. */
  hold(held: Held): string
  /** Null once it has run out, or when it was never held here. */
  tokenOf(handle: string): string | null
  /** Makes it the session of this shell, and keeps it for the next start when that is wanted. */
  keep(keeping: Keeping): Promise<SecretsStatus>
  forget(handle: string): Promise<void>
  /** Takes up the session that was kept at an earlier start. */
  restore(): Promise<void>
  /** The handle of the session that the shell works under. */
  current(): string | null
}

export function createCustody(store: SecretStore, clock: Clock): Custody {
  const held = new Map<string, Held>()
  let current: string | null = null
  let kept: string | null = null

  const isLive = ({ expiresAt }: Held): boolean => Date.parse(expiresAt) > clock.now().getTime()

  function dropEnded(): void {
    for (const [handle, entry] of held) if (!isLive(entry)) held.delete(handle)
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

    async keep({ handle, email, keepSignedIn }) {
      const entry = held.get(handle)
      if (!entry) return store.status()
      current = handle
      if (keepSignedIn) {
        kept = handle
        return store.write({ handle, email, ...entry })
      }
      // Somebody else stayed signed in here before: that ends with this sign-in.
      if (kept !== null) await store.clear()
      kept = null
      return store.status()
    },

    async forget(handle) {
      held.delete(handle)
      if (current === handle) current = null
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
  }
}
