/** Brings the queue's news to whoever is signed in, as the system shows it; a click leads to the message. */
import type { QueuedMessage } from '#shared/contract/queue'
import type { NotificationOutcome } from '#shared/desktop/codes'
import type { InvokeInput } from '#shared/desktop/ipc'
import type { Log } from '../ports'
import { decide, nothingKnown, type Known, type Notice, type Surroundings } from './diff'

export interface NotificationHost {
  /** Keeps what it shows until it is closed or clicked: a notification that nobody holds does nothing when it is clicked. */
  show(notice: Notice, onClick: () => void): Promise<NotificationOutcome>
  /** Somebody else works here: what was shown to the one before is no business of theirs. */
  closeAll(): void
}

interface NotifierOptions {
  host: NotificationHost
  /** On the icon of the shell; 0 takes it away. */
  badge: (count: number) => void
  surroundings: () => Omit<Surroundings, 'watching'>
  isFocused: () => boolean
  /** Brings the window to the front and leads its page there. */
  onOpen: (path: string) => void
  /** Brings the window to the front as it stands. */
  onReturn: () => void
  log: Log
}

export interface Notifier {
  hear: (messages: readonly QueuedMessage[]) => void
  watch(watching: InvokeInput<'queue:watching'>): void
  /** The window is in front again. */
  focused: () => void
  tryOut(): Promise<NotificationOutcome>
  /** Somebody works in another window, and is signed out of this one soon. */
  warnIdle(): Promise<NotificationOutcome>
  /** Somebody else signs in: what was told to the one before counts no more. */
  reset(): void
}

export function createNotifier({
  host,
  badge,
  surroundings,
  isFocused,
  onOpen,
  onReturn,
  log,
}: NotifierOptions): Notifier {
  let known: Known = nothingKnown
  let watching: InvokeInput<'queue:watching'> = { caseId: null, isQueueOpen: false }
  let unseen = 0

  async function show(notice: Notice): Promise<NotificationOutcome> {
    const outcome = await host.show(notice, () => onOpen(notice.path))
    if (outcome !== 'shown') log.warn('notification.notShown', { outcome })
    return outcome
  }

  function seen(): void {
    if (!watching.isQueueOpen || !isFocused()) return
    unseen = 0
    badge(0)
  }

  return {
    hear(messages) {
      const before = known.told
      const decided = decide(known, messages, { ...surroundings(), watching: isFocused() ? watching : null })
      known = decided.known
      const news = messages.filter(({ case_id, asked_date }) => (before.get(case_id) ?? '') < asked_date)
      if (news.length > 0 && !isFocused()) badge((unseen += news.length))
      if (decided.notice) void show(decided.notice)
    },
    watch(next) {
      watching = next
      seen()
    },
    focused: seen,
    tryOut: () =>
      show({
        id: 'trial',
        title: 'Message queue',
        body: 'This is what a new message looks like.',
        path: '/messageQueue',
      }),
    warnIdle: () =>
      host.show({ id: 'idle', title: 'Care Console', body: 'You’ll be signed out in a minute.', path: '/' }, onReturn),
    reset() {
      known = nothingKnown
      unseen = 0
      badge(0)
      host.closeAll()
    },
  }
}
