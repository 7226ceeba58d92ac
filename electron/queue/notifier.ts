/** Brings the queue's news to whoever is signed in, as the system shows it; a click leads to the message. */
import type { QueuedMessage } from '#shared/contract/queue'
import type { InvokeInput } from '#shared/desktop/ipc'
import type { Log } from '../ports'
import { decide, nothingKnown, type Known, type Notice, type Surroundings } from './diff'

export type Shown = 'shown' | 'refused' | 'unsupported'

export interface NotificationHost {
  /** Keeps what it shows until it is closed or clicked: a notification that nobody holds does nothing when it is clicked. */
  show(notice: Notice, onClick: () => void): Promise<Shown>
  /** On the icon of the task bar or dock; 0 takes it away. */
  badge(count: number): void
}

interface NotifierOptions {
  host: NotificationHost
  surroundings: () => Omit<Surroundings, 'watching'>
  isFocused: () => boolean
  /** Brings the window to the front and leads its page there. */
  onOpen: (path: string) => void
  log: Log
}

export interface Notifier {
  hear: (messages: readonly QueuedMessage[]) => void
  watch(watching: InvokeInput<'queue:watching'>): void
  tryOut(): Promise<Shown>
  /** Somebody else signs in: what was told to the one before counts no more. */
  reset(): void
}

export function createNotifier({ host, surroundings, isFocused, onOpen, log }: NotifierOptions): Notifier {
  let known: Known = nothingKnown
  let watching: InvokeInput<'queue:watching'> = { caseId: null, isQueueOpen: false }
  let unseen = 0

  async function show(notice: Notice): Promise<Shown> {
    const outcome = await host.show(notice, () => onOpen(notice.path))
    if (outcome !== 'shown') log.warn('notification.notShown', { outcome })
    return outcome
  }

  return {
    hear(messages) {
      const decided = decide(known, messages, { ...surroundings(), watching: isFocused() ? watching : null })
      const isNew = decided.known.told !== known.told
      known = decided.known
      if (isNew && !isFocused()) host.badge((unseen += 1))
      if (decided.notice) void show(decided.notice)
    },
    watch(next) {
      watching = next
      if (!next.isQueueOpen || !isFocused()) return
      unseen = 0
      host.badge(0)
    },
    tryOut: () =>
      show({
        id: 'trial',
        title: 'Message queue',
        body: 'This is how a new message is announced.',
        path: '/messageQueue',
      }),
    reset() {
      known = nothingKnown
      unseen = 0
      host.badge(0)
    },
  }
}
