/** Restricts the session of a payment window: no permissions, no downloads, and no data left afterwards. */
import type { Session } from 'electron'
import { reduceUserAgent } from '../payment/userAgent'

export function lockSession(session: Session): void {
  session.setUserAgent(reduceUserAgent(session.getUserAgent()))
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.on('will-download', (event) => event.preventDefault())
}

/** Otherwise the session, with all the data of the provider's page, would live until the shell closes. */
export function clearSession(session: Session): void {
  for (const clearing of [session.clearStorageData(), session.closeAllConnections()])
    void clearing.catch(() => undefined)
}
