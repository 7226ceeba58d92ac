/** Draws /login at build time (scripts/rendererPages.mjs); the same tree as loginEntry.tsx brings to life. */
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
