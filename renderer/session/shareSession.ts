/** A new tab of a browser in which somebody is signed in takes their session over, without it being kept on the disk. */
import type { StoredSession } from '#shared/platform'
import { heldSession, onSessionChange } from './heldSession'

type Message = { kind: 'asked' } | { kind: 'answered'; session: StoredSession }

/** Every tab in which somebody is signed in holds this lock with the others, so that a new one knows that it will be answered. */
const lockName = 'portal-signed-in'
const answerWithinMs = 5000
/** Where a page may not ask for locks (plain HTTP), nobody knows whether an answer will come. */
const guessMs = 150

/** Only pages of this very origin hear this channel. */
const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('portal-session')

/** Absent on a page that came by plain HTTP. */
const { locks }: { locks?: LockManager | null } = navigator

function lockWhileSignedIn(): void {
  if (!locks) return
  let release: (() => void) | null = null
  const follow = (session: StoredSession | null): void => {
    if (!session) {
      release?.()
      release = null
    } else if (!release) {
      const ended = new Promise<void>((resolve) => {
        release = resolve
      })
      void locks.request(lockName, { mode: 'shared' }, () => ended)
    }
  }
  follow(heldSession())
  onSessionChange(follow)
}

/** Answers the tabs that ask, for as long as this one is open. */
export function answerNewTabs(): void {
  const channel = open()
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const session = heldSession()
    if (data.kind === 'asked' && session) channel.postMessage({ kind: 'answered', session } satisfies Message)
  })
  lockWhileSignedIn()
}

async function patienceMs(): Promise<number> {
  if (!locks) return guessMs
  const { held = [] } = await locks.query()
  return held.some(({ name }) => name === lockName) ? answerWithinMs : 0
}

/** The session of another tab; null when there is none, or none that answers. */
export async function askOtherTabs(): Promise<StoredSession | null> {
  const patience = await patienceMs()
  const channel = patience > 0 ? open() : null
  if (!channel) return null
  return new Promise((resolve) => {
    const end = (session: StoredSession | null): void => {
      clearTimeout(timer)
      channel.close()
      resolve(session)
    }
    const timer = setTimeout(() => end(null), patience)
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'answered') end(data.session)
    })
    channel.postMessage({ kind: 'asked' } satisfies Message)
  })
}
