/** The session that this tab holds: kept by the platform, read by every call, told to whoever listens. */
import type { AppFeature } from '#shared/contract/session'
import type { Preferences } from '#shared/preferences'
import type { UserDetails } from '#shared/contract/userDetails'
import type { StoredSession } from '#shared/platform'
import { platform } from '../platform'
import { announceSignOut } from './otherTabs'
import { leaveSignInNote, type EndReason } from './signInNote'

/** What sign-in answered about the person, so that the first screen need not ask again. */
export interface Arrival {
  user: UserDetails
  features: AppFeature[]
  preferences: Preferences
}

let held: StoredSession | null | undefined
let arrival: Arrival | null = null
const listeners = new Set<(session: StoredSession | null) => void>()

const tell = (): void => listeners.forEach((listener) => listener(held ?? null))

const isLive = (session: StoredSession): boolean => Date.parse(session.expiresAt) > Date.now()

/** The session, while its expiry lies in the future. */
export function heldSession(): StoredSession | null {
  if (held === undefined) {
    held = platform.session.read()
    if (held && !isLive(held)) leaveSignInNote({ reason: 'expired' })
  }
  return held && isLive(held) ? held : null
}

export function hold(
  session: StoredSession,
  { keepSignedIn }: { keepSignedIn: boolean },
  answer: Arrival | null,
): void {
  platform.session.write(session, keepSignedIn)
  held = session
  arrival = answer
  leaveSignInNote(null)
  tell()
}

/** Ends the session here and, unless it ended in another tab, in all other tabs. A second call does nothing. */
export function drop(reason: EndReason): void {
  if (!held) return
  held = null
  arrival = null
  platform.session.forget()
  leaveSignInNote({ reason })
  if (reason !== 'elsewhere') announceSignOut()
  tell()
}

/** What sign-in answered, once. */
export function takeArrival(): Arrival | null {
  const taken = arrival
  arrival = null
  return taken
}

export function onSessionChange(listener: (session: StoredSession | null) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
