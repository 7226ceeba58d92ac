/**
 * A new tab takes over the session of another tab of the same browser, so that the session is never written to disk.
 */
import type { StoredSession } from '#shared/platform/platform'
import { getStoredSession, onSessionChange } from './storedSession'

type SessionMessage = { kind: 'asked' } | { kind: 'answered'; session: StoredSession }

/** Every signed-in tab holds this lock in shared mode, so that a new tab knows whether it will get an answer. */
const lockName = 'portal-signed-in'
const answerTimeoutMs = 5000
/** Without the Web Locks API (plain HTTP) a new tab cannot know whether an answer will come, so it waits briefly. */
const fallbackWaitMs = 150

/** A BroadcastChannel reaches pages of this origin only. */
const openChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('portal-session')

/** The Web Locks API is missing on pages loaded over plain HTTP. */
const { locks }: { locks?: LockManager | null } = navigator

function lockWhileSignedIn(): void {
  if (!locks) return
  let release: (() => void) | null = null
  const updateLock = (session: StoredSession | null): void => {
    if (!session) {
      release?.()
      release = null
    } else if (!release) {
      const signedOut = new Promise<void>((resolve) => {
        release = resolve
      })
      void locks.request(lockName, { mode: 'shared' }, () => signedOut)
    }
  }
  updateLock(getStoredSession())
  onSessionChange(updateLock)
}

/** Answers the requests of new tabs for as long as this tab is open. */
export function answerNewTabs(): void {
  const channel = openChannel()
  channel?.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => {
    const session = getStoredSession()
    if (data.kind === 'asked' && session) channel.postMessage({ kind: 'answered', session } satisfies SessionMessage)
  })
  lockWhileSignedIn()
}

async function findWaitMs(): Promise<number> {
  if (!locks) return fallbackWaitMs
  const { held = [] } = await locks.query()
  return held.some(({ name }) => name === lockName) ? answerTimeoutMs : 0
}

/** Returns the session of another tab, or null when no tab has one or answers in time. */
export async function requestSessionFromTabs(): Promise<StoredSession | null> {
  const waitMs = await findWaitMs()
  const channel = waitMs > 0 ? openChannel() : null
  if (!channel) return null
  return new Promise((resolve) => {
    const finish = (session: StoredSession | null): void => {
      clearTimeout(timer)
      channel.close()
      resolve(session)
    }
    const timer = setTimeout(() => finish(null), waitMs)
    channel.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => {
      if (data.kind === 'answered') finish(data.session)
    })
    channel.postMessage({ kind: 'asked' } satisfies SessionMessage)
  })
}
