import { logout } from '#shared/contract/session'
import { send } from '../api/http'
import { drop } from '../session/heldSession'

/** Ends the session here at once and tells the server; when that does not hear it, the token ends by itself. */
export async function signOut(reason: 'choice' | 'idle'): Promise<void> {
  // The call takes the token before it is dropped.
  const told = send(logout, {})
  drop(reason)
  await told
}
