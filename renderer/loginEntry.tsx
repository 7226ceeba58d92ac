/** /login arrives prerendered. This file only hydrates it. */
import './api/jitless'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { LoginPage } from './features/signIn/LoginPage'
import { Portal } from './Portal'
import { resolvePlatform } from './platform'
import { fetchWebFont } from './ui/theme/webFont'
import { whenIdle } from './ui/timing/whenIdle'

const root = document.getElementById('root')
const portal = (
  <StrictMode>
    <Portal login={LoginPage} />
  </StrictMode>
)

void resolvePlatform(() => {
  // The development server sends the page without prerendered content.
  if (root?.firstElementChild) hydrateRoot(root, portal)
  else if (root) createRoot(root).render(portal)
  void whenIdle().then(fetchWebFont)
})
