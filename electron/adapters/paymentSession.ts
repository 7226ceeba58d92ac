/** The session of a payment's window: nothing permitted, nothing downloaded, and nothing left of it afterwards. */
import type { Session } from 'electron'
import { plainAgent } from '../payment/userAgent'

export function lockSession(session: Session): void {
  session.setUserAgent(plainAgent(session.getUserAgent()))
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.on('will-download', (event) => event.preventDefault())
}

/** It would live on with the shell otherwise, with all that the provider's page has put into it. */
export function emptySession(session: Session): void {
  for (const emptied of [session.clearStorageData(), session.closeAllConnections()]) void emptied.catch(() => undefined)
}
