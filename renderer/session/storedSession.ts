/** The session of this tab. The platform stores it, every call reads it, and listeners are notified of changes. */

import type { FirstView } from '#shared/contract/customers/customers'
import type { StoredSession } from '#shared/platform/platform'
import { platform } from '../platform'
import { publishSignOut } from './otherTabs'
import { type SessionEndReason, saveSignInNote } from './signInNote'

/** The user's data in the sign-in answer, so that the first screen does not fetch it again. */
export type SignInDetails = FirstView

let storedSession: StoredSession | null | undefined
let signInDetails: SignInDetails | null = null
const listeners = new Set<(session: StoredSession | null) => void>()

const notifyListeners = (): void => listeners.forEach((listener) => listener(storedSession ?? null))

const isUnexpired = (session: StoredSession): boolean => Date.parse(session.expiresAt) > Date.now()

/** Returns the session unless it has expired. */
export function getStoredSession(): StoredSession | null {
  if (storedSession === undefined) {
    storedSession = platform.session.read()
    if (storedSession && !isUnexpired(storedSession)) saveSignInNote({ reason: 'expired' })
  }
  return storedSession && isUnexpired(storedSession) ? storedSession : null
}

export function storeSession(
  session: StoredSession,
  { keepSignedIn }: { keepSignedIn: boolean },
  details: SignInDetails | null,
): void {
  platform.session.write(session, keepSignedIn)
  storedSession = session
  signInDetails = details
  saveSignInNote(null)
  notifyListeners()
}

/** Ends the session here and, unless it ended in another tab, in all other tabs. A second call does nothing. */
export function clearSession(reason: SessionEndReason): void {
  if (!storedSession) return
  storedSession = null
  signInDetails = null
  platform.session.clear()
  saveSignInNote({ reason })
  if (reason !== 'elsewhere') publishSignOut()
  notifyListeners()
}

/** Returns the data from the sign-in answer. A second call returns null. */
export function takeSignInDetails(): SignInDetails | null {
  const details = signInDetails
  signInDetails = null
  return details
}

export function onSessionChange(listener: (session: StoredSession | null) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
