/** Renders parts of the pages at build time (scripts/vite/rendererPages.mjs). */
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { FirstHeadline, FramePlaceholder } from './FramePlaceholder'
import { LoginPage } from './features/signIn/LoginPage'
import { Portal } from './Portal'

/** The same tree that loginEntry.tsx hydrates. */
export const renderLogin = (): string =>
  renderToString(
    <StrictMode>
      <Portal login={LoginPage} />
    </StrictMode>,
  )

/** The outline of the signed-in frame, which is shown until React draws the same. */
export const renderFrame = (): string => renderToString(<FramePlaceholder />)

/** The template from which the document's script draws the headline of the dashboard. */
export const renderHeadline = (): string => renderToString(<FirstHeadline lead="" amount="" />)
