/** Renders parts of the pages at build time (scripts/vite/rendererPages.mjs). */
import { type ReactNode, StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { listTemplateId } from './early/showList'
import { FirstHeadline, FramePlaceholder } from './FramePlaceholder'
import { LoginPage } from './features/signIn/LoginPage'
import { firstLists } from './firstLists'
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

const template = (id: string, page: ReactNode): string =>
  renderToStaticMarkup(<template id={id} dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(page) }} />)

/** The templates from which the document's script draws the headline of the dashboard and the first rows of the lists. */
export const renderTemplates = (): string[] => [
  template('first-headline', <FirstHeadline lead="" amount="" />),
  ...firstLists.map(([path, page]) => template(listTemplateId(path), page)),
]
