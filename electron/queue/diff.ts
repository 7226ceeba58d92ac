/** What of the queue's news is worth a notification: decided from what is known by now, without a clock or a screen. Pure. */
import type { QueuedMessage } from '#shared/contract/queue'
import type { ShellSettings } from '#shared/desktop/settings'

export interface Known {
  /** When each message was written to last, as it was when it was told of. */
  told: ReadonlyMap<string, string>
  /** When notifications were shown within the last minute, in milliseconds. */
  shownAt: readonly number[]
  /** How many were worth telling of and were not, because too many had been. */
  untold: number
}

export const nothingKnown: Known = { told: new Map(), shownAt: [], untold: 0 }

export interface Surroundings {
  settings: ShellSettings
  /** Whether administrators let notifications name people at all. */
  mayTell: boolean
  userId: string | null
  /** What is on the screen; null while the window is behind others. */
  watching: { caseId: string | null; isQueueOpen: boolean } | null
  /** Milliseconds, and the hour on the wall. */
  now: number
  hour: number
}

export interface Notice {
  /** The message, or the queue when it is about several. */
  id: string
  title: string
  body: string
  /** The path of the portal that a click leads to. */
  path: string
}

export interface Decided {
  notice: Notice | null
  known: Known
}

const minuteMs = 60_000
/** More than these within a minute are told of together. */
const mostSingly = 3
const remembered = 500

/** From one full hour to another, also over midnight; the same hour twice is never. */
export const isQuiet = ({ quietFrom, quietUntil }: ShellSettings, hour: number): boolean =>
  quietFrom <= quietUntil ? hour >= quietFrom && hour < quietUntil : hour >= quietFrom || hour < quietUntil

export function decide(known: Known, messages: readonly QueuedMessage[], around: Surroundings): Decided {
  const unknown = messages.filter(({ case_id, asked_date }) => (known.told.get(case_id) ?? '') < asked_date)
  const told = remember(known.told, unknown)
  const recent = known.shownAt.filter((at) => around.now - at < minuteMs)
  // Whoever looks at the queue has seen them.
  const untold = around.watching?.isQueueOpen ? 0 : known.untold
  const silent: Decided = { notice: null, known: { told, shownAt: recent, untold } }
  if (isQuiet(around.settings, around.hour)) return silent
  const worth = unknown.filter((message) => isWorth(message, around))
  const [first] = worth
  if (!first) return silent
  const count = worth.length + untold
  const isMany = count > 1 || recent.length >= mostSingly
  // Nobody reads the fifth of a row: they are counted with the next that comes when the minute is over.
  if (recent.length > mostSingly) return { notice: null, known: { told, shownAt: recent, untold: count } }
  return {
    notice: isMany ? ofMany(count) : ofOne(first, around),
    known: { told, shownAt: [...recent, around.now], untold: 0 },
  }
}

function isWorth(message: QueuedMessage, { settings, userId, watching }: Surroundings): boolean {
  const isMine = message.assigned_to === null || message.assigned_to.user_id === userId
  if (settings.notifications === 'off' || (settings.notifications === 'mine' && !isMine)) return false
  // Whoever reads the message, or sees it come into the list, need not be told.
  return watching === null || (!watching.isQueueOpen && watching.caseId !== message.case_id)
}

const ofMany = (count: number): Notice => ({
  id: 'queue',
  title: 'Message queue',
  body: count === 1 ? 'Another new message' : `${count} new messages`,
  path: '/messageQueue',
})

const longest = 120

/** Others may stand behind whoever sits there: without being asked to, it tells nothing of anybody. */
function ofOne(message: QueuedMessage, { settings, mayTell, userId }: Surroundings): Notice {
  const isMine = message.assigned_to !== null && message.assigned_to.user_id === userId
  const place = isMine ? 'Your messages' : 'Message queue'
  const isTold = settings.notificationsTell && mayTell
  return {
    id: message.case_id,
    title: isTold ? message.name : place,
    body: isTold ? message.title.slice(0, longest) : 'New message',
    path: `/messageQueue?case=${message.case_id}`,
  }
}

function remember(told: ReadonlyMap<string, string>, messages: readonly QueuedMessage[]): ReadonlyMap<string, string> {
  if (messages.length === 0) return told
  const all = [...told, ...messages.map(({ case_id, asked_date }) => [case_id, asked_date] as const)]
  return new Map(all.slice(-remembered))
}
