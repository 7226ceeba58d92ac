import { logout } from '#shared/contract/session'
import { drop, heldSession } from '../session/heldSession'
import { send } from './http'

/** Ends the session here at once and tells the server; when that does not hear it, the token ends by itself. */
export async function signOut(reason: 'choice' | 'idle'): Promise<void> {
  // The call takes the token before it is dropped; without one there is nothing to tell.
  const told = heldSession() ? send(logout, {}) : undefined
  drop(reason)
  await told
}
