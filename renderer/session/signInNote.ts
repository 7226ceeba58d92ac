/** What the sign-in page should say or fill in because of what happened just before, within this document. */

/** Why a session ended: the person chose to, was away, the server refused the token, or another tab signed out. */
export type EndReason = 'choice' | 'idle' | 'expired' | 'elsewhere'

export interface SignInNote {
  reason: EndReason | 'passwordChanged' | 'emailChanged' | 'invitationAccepted'
  email?: string
}

let note: SignInNote | null = null

export function leaveSignInNote(next: SignInNote | null): void {
  note = next
}

/** Stays until somebody signs in. */
export const readSignInNote = (): SignInNote | null => note
