/** A new tab of a browser in which somebody is signed in takes their session over, without it being kept on the disk. */
import type { StoredSession } from '#shared/platform'
import { heldSession } from './heldSession'

type Message = { kind: 'asked' } | { kind: 'answered'; session: StoredSession }

const answerWithinMs = 150

/** Only pages of this very origin hear this channel. */
const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('portal-session')

/** Answers the tabs that ask, for as long as this one is open. */
export function answerNewTabs(): void {
  const channel = open()
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const session = heldSession()
    if (data.kind === 'asked' && session) channel.postMessage({ kind: 'answered', session } satisfies Message)
  })
}

/** The session of another tab; null when none answers at once. */
export function askOtherTabs(): Promise<StoredSession | null> {
  const channel = open()
  if (!channel) return Promise.resolve(null)
  return new Promise((resolve) => {
    const end = (session: StoredSession | null): void => {
      clearTimeout(patience)
      channel.close()
      resolve(session)
    }
    const patience = setTimeout(() => end(null), answerWithinMs)
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'answered') end(data.session)
    })
    channel.postMessage({ kind: 'asked' } satisfies Message)
  })
}
