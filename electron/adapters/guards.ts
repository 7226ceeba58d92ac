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

export function keepOnPortal(contents: WebContents): void {
  const refuse = (event: { preventDefault(): void; url: string }): void => {
    if (!mayNavigate(event.url)) event.preventDefault()
  }
  contents.on('will-navigate', refuse)
  contents.on('will-redirect', refuse)
  contents.on('will-frame-navigate', refuse)
}
