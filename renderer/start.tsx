import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openPaths } from '#shared/pages/openPaths'
import './api/jitless'
import { loadApp, Portal } from './Portal'
import { registerOfflinePage } from './platform/offlinePage'
import { wait } from './platform/wait'
import { getStoredSession, storeSession } from './session/storedSession'
import { fetchWebFont } from './ui/theme/webFont'
import { nextFrame } from './ui/timing/nextFrame'
import { whenIdle } from './ui/timing/whenIdle'
import { visitorPath } from './visitorPaths'

/** Running the code of the app would delay the balance that the document is about to show. */
const headlineMs = 500

/** Waits until the document has shown the balance of the dashboard, unless its answer takes longer than usual. */
async function waitForHeadline(): Promise<void> {
  if (!window.portalFirstView || window.location.pathname !== openPaths.dashboard) return
  await Promise.race([window.portalFirstView.then(nextFrame), wait(headlineMs)])
}

export async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  if (!getStoredSession() && visitorPath(window.location) !== null) {
    // The user may be signed in in another tab, so we ask before we redirect to sign-in.
    const { requestSessionFromTabs } = await import('./session/shareSession')
    const session = await requestSessionFromTabs()
    if (session) storeSession(session, { keepSignedIn: false }, null)
  }
  // The frame that the page shows, with the balance on the dashboard, stays until the app can replace all of it.
  const isFrameShown = document.documentElement.dataset['session'] !== undefined
  if (isFrameShown) await waitForHeadline()
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
