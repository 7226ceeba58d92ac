import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './api/jitless'
import { loadApp, Portal } from './Portal'
import { registerOfflinePage } from './platform/offlinePage'
import { getStoredSession, storeSession } from './session/storedSession'
import { fetchWebFont } from './ui/theme/webFont'
import { whenIdle } from './ui/timing/whenIdle'
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
  // The frame that the page shows, with the balance or the rows of a list, stays until the app can replace all of it.
  const isFrameShown = document.documentElement.dataset['session'] !== undefined
  const app = isFrameShown ? await loadApp().catch(() => undefined) : undefined
  createRoot(root).render(
    <StrictMode>
      <Portal app={app} />
    </StrictMode>,
  )
  void whenIdle().then(() => {
    fetchWebFont()
    registerOfflinePage()
  })
}
