import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './api/jitless'
import { visitorPath } from './visitorPaths'
import { Portal } from './Portal'
import { heldSession, hold } from './session/heldSession'

export async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  if (!heldSession() && visitorPath(window.location) !== null) {
    // Before anybody is sent to sign in: they may be signed in next door.
    const { askOtherTabs } = await import('./session/shareSession')
    const session = await askOtherTabs()
    if (session) hold(session, { keepSignedIn: false }, null)
  }
  createRoot(root).render(
    <StrictMode>
      <Portal />
    </StrictMode>,
  )
}
