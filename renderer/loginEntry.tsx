/** /login arrives drawn: this only brings it to life. */
import './api/jitless'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { LoginPage } from './features/signIn/LoginPage'
import { settlePlatform } from './platform'
import { Portal } from './Portal'

const root = document.getElementById('root')
const portal = (
  <StrictMode>
    <Portal login={LoginPage} />
  </StrictMode>
)

void settlePlatform(() => {
  // The development server sends the page undrawn.
  if (root?.firstElementChild) hydrateRoot(root, portal)
  else if (root) createRoot(root).render(portal)
})
