/** Stores the notice and the email that the sign-in page shows because of the user's previous action. */
import { readText, removeText, writeText } from '../platform/storage'

/** Why a session ended: the user signed out, was idle, had an expired token, or signed out in another tab. */
export type SessionEndReason = 'choice' | 'idle' | 'expired' | 'elsewhere'

export interface SignInNote {
  reason: SessionEndReason | 'passwordChanged' | 'emailChanged' | 'invitationAccepted'
  email?: string
}

const storageKey = 'signInNote'

let note: SignInNote | null = null

/** A sign-out that the user did not ask for is stored, so that it is still explained after a reload. */
export function saveSignInNote(next: SignInNote | null): void {
  note = next
  if (next?.reason === 'idle' || next?.reason === 'expired') writeText('session', storageKey, next.reason)
  else removeText('session', storageKey)
}

/** The note stays until the next sign-in. */
export function readSignInNote(): SignInNote | null {
  if (note) return note
  const reason = readText('session', storageKey)
  return reason === 'idle' || reason === 'expired' ? { reason } : null
}
