/** Applies the rules of windows/navigation.ts to every page. */
import { app, session, type WebContents } from 'electron'
import { mayNavigate, toExternalUrl } from '../windows/navigation'

/** Applies to every page that is created. Payment pages have additional rules. */
export function guardPages(openOutside: (url: string) => void): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.setWindowOpenHandler(({ url }) => {
      const externalUrl = toExternalUrl(url)
      if (externalUrl !== null && contents.session === session.defaultSession) openOutside(externalUrl)
      return { action: 'deny' }
    })
  })
}

/** Keeps the main window on the portal. The system opens links that leave it, such as `tel:` and `mailto:`. */
export function restrictToPortal(contents: WebContents, openOutside: (url: string) => void): void {
  const blockForeign = (event: { preventDefault(): void; url: string }): void => {
    if (!mayNavigate(event.url)) event.preventDefault()
  }
  contents.on('will-navigate', blockForeign)
  contents.on('will-redirect', blockForeign)
  // This event comes before the other two and for every frame, so opening links only here opens each link once.
  contents.on('will-frame-navigate', (event) => {
    if (mayNavigate(event.url)) return
    event.preventDefault()
    const externalUrl = event.isMainFrame ? toExternalUrl(event.url) : null
    if (externalUrl !== null) openOutside(externalUrl)
  })
}
