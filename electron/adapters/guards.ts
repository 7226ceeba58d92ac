/** Puts the decisions of windows/navigation.ts on every page. */
import { app, session, type WebContents } from 'electron'
import { mayNavigate, safeOutside } from '../windows/navigation'

/** On every page that comes into being; those of payments have rules of their own on top. */
export function guardPages(openOutside: (url: string) => void): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.setWindowOpenHandler(({ url }) => {
      const safe = safeOutside(url)
      if (safe !== null && contents.session === session.defaultSession) openOutside(safe)
      return { action: 'deny' }
    })
  })
}

/** Keeps the main window on the portal. Links that lead out of it, such as `tel:` and `mailto:`, go to the system. */
export function keepOnPortal(contents: WebContents, openOutside: (url: string) => void): void {
  const refuse = (event: { preventDefault(): void; url: string }): void => {
    if (!mayNavigate(event.url)) event.preventDefault()
  }
  contents.on('will-navigate', refuse)
  contents.on('will-redirect', refuse)
  // The first of the three, for every frame: handed on here, a link is opened once.
  contents.on('will-frame-navigate', (event) => {
    if (mayNavigate(event.url)) return
    event.preventDefault()
    const safe = event.isMainFrame ? safeOutside(event.url) : null
    if (safe !== null) openOutside(safe)
  })
}
