/** Renders /login at build time (scripts/vite/rendererPages.mjs). It renders the same tree that loginEntry.tsx hydrates. */
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { LoginPage } from './features/signIn/LoginPage'
import { Portal } from './Portal'

export const render = (): string =>
  renderToString(
    <StrictMode>
      <Portal login={LoginPage} />
    </StrictMode>,
  )
