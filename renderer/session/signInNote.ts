/** What the sign-in page should say or fill in because of what happened just before. */
import { readText, removeText, writeText } from '../platform/storage'

/** Why a session ended: the person chose to, was away, the server refused the token, or another tab signed out. */
export type EndReason = 'choice' | 'idle' | 'expired' | 'elsewhere'

export interface SignInNote {
  reason: EndReason | 'passwordChanged' | 'emailChanged' | 'invitationAccepted'
  email?: string
}

const storageKey = 'signInNote'

let note: SignInNote | null = null

/** What ended without the person's doing is told after a reload as well. */
export function leaveSignInNote(next: SignInNote | null): void {
  note = next
  if (next?.reason === 'idle' || next?.reason === 'expired') writeText('session', storageKey, next.reason)
  else removeText('session', storageKey)
}

/** Stays until somebody signs in. */
export function readSignInNote(): SignInNote | null {
  if (note) return note
  const reason = readText('session', storageKey)
  return reason === 'idle' || reason === 'expired' ? { reason } : null
}
