/** Asks the user before any navigation within the portal that loses unsaved input. */
import { setPopGuard } from '../../stage'

interface LeaveGuard {
  losesInput: (from: URL, to: URL) => boolean
  /** Asks the user, and calls `proceed` if they leave. */
  ask: (proceed: () => void) => void
}

const guards = new Set<LeaveGuard>()
/** The entry of the browser's history that the page shows: its URL and its position. */
let shown = currentEntry()
/** Whether the next `popstate` event is our own: the user has agreed to leave, or the entry is being restored. */
let ownPop: 'leave' | 'restore' | null = null

const guardAgainst = (to: URL): LeaveGuard | undefined => [...guards].find((guard) => guard.losesInput(shown.url, to))

/** Returns whether the user is asked before the portal goes to a path. */
export const needsLeaveConfirmation = (path: string): boolean =>
  guardAgainst(new URL(path, window.location.origin)) !== undefined

/** Navigates with `go`, after a question if input would be lost. */
export function navigateWithGuard(path: string, go: () => void): void {
  const proceed = () => {
    go()
    shown = currentEntry(shown)
  }
  const guard = guardAgainst(new URL(path, window.location.origin))
  if (guard) guard.ask(proceed)
  else proceed()
}

/** Registers a guard and returns a function that removes it. */
export function guardLeaving(guard: LeaveGuard): () => void {
  guards.add(guard)
  setPopGuard(guardPop)
  shown = currentEntry(shown)
  return () => {
    guards.delete(guard)
    if (guards.size > 0) return
    setPopGuard(null)
    ownPop = null
  }
}

interface HistoryEntry {
  url: URL
  position: number
}

/**
 * Reads the number that React Router gives each of its entries. Other entries have none: a link to a part of the page
 * adds one at the same position, and the pages before sign-in come first.
 */
function currentEntry(previous?: HistoryEntry): HistoryEntry {
  const { state }: { state: unknown } = window.history
  const url = new URL(window.location.href)
  const number = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null
  if (typeof number === 'number') return { url, position: number }
  const isSamePage = url.pathname === previous?.url.pathname && url.search === previous.url.search
  return { url, position: isSamePage ? previous.position : 0 }
}

/** The browser has already moved when it reports back or forward, so a move that needs a question is reversed. */
function guardPop(event: PopStateEvent): void {
  const pop = ownPop
  ownPop = null
  if (pop === 'restore') return event.stopImmediatePropagation()
  const target = currentEntry(shown)
  const guard = pop === 'leave' ? undefined : guardAgainst(target.url)
  if (!guard) {
    shown = target
    return
  }
  const steps = target.position - shown.position || -1
  event.stopImmediatePropagation()
  ownPop = 'restore'
  window.history.go(-steps)
  guard.ask(() => {
    ownPop = 'leave'
    window.history.go(steps)
  })
}
