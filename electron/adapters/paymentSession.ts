/** Restricts the session of payment windows: no permissions, no downloads, and no data left afterwards. */
import type { Session } from 'electron'
import { reduceUserAgent } from '../payment/userAgent'

export function lockSession(session: Session): void {
  session.setUserAgent(reduceUserAgent(session.getUserAgent()))
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.on('will-download', (event) => event.preventDefault())
}

/** Deletes all data of the provider's page, and calls back if that succeeded. */
export async function clearSession(session: Session, onCleared: () => void): Promise<void> {
  try {
    await session.closeAllConnections()
    await Promise.all([session.clearStorageData(), session.clearCache(), session.clearAuthCache()])
    onCleared()
  } catch {
    return // The session is never used again.
  }
}
