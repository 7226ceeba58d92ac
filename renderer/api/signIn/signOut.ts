import { logout } from '#shared/contract/signIn/session'
import { clearSession, getStoredSession } from '../../session/storedSession'
import { send } from '../http'

/** Clears the session immediately and notifies the server. If that call is lost, the token expires on its own. */
export async function signOut(reason: 'choice' | 'idle'): Promise<void> {
  // The call reads the token before it is cleared. Without a session there is nothing to send.
  const logoutCall = getStoredSession() ? send(logout, {}) : undefined
  clearSession(reason)
  await logoutCall
}
