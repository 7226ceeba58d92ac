import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './api/jitless'
import { Portal } from './Portal'
import { getStoredSession, storeSession } from './session/storedSession'
import { visitorPath } from './visitorPaths'

export async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  if (!getStoredSession() && visitorPath(window.location) !== null) {
    // The user may be signed in in another tab, so we ask before we redirect to sign-in.
    const { requestSessionFromTabs } = await import('./session/shareSession')
    const session = await requestSessionFromTabs()
    if (session) storeSession(session, { keepSignedIn: false }, null)
  }
  createRoot(root).render(
    <StrictMode>
      <Portal />
    </StrictMode>,
  )
}
