/** The desktop shell: one hardened window on the portal. What the portal asks of it is `#shared/platform`. */
import { app, session, shell, type WebContents } from 'electron'
import { isOwnAddress, isSafeToOpenOutside } from './navigation'
import { createMainWindow } from './window'

const portalUrl = new URL(process.env['PORTAL_URL'] ?? 'http://localhost:4000')

app.enableSandbox()

/** Keeps a page where it belongs: the portal stays the portal, everything else opens in the system's browser or not at all. */
function guard(contents: WebContents): void {
  const refuseElsewhere = (event: { preventDefault(): void; url: string; isMainFrame: boolean }): void => {
    if (event.isMainFrame && !isOwnAddress(event.url, portalUrl)) event.preventDefault()
  }
  contents.on('will-frame-navigate', refuseElsewhere)
  contents.on('will-redirect', refuseElsewhere)
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    if (isSafeToOpenOutside(url)) void shell.openExternal(url)
    return { action: 'deny' }
  })
}

if (app.requestSingleInstanceLock()) {
  app.on('web-contents-created', (_event, contents) => guard(contents))
  app.on('window-all-closed', () => app.quit())
  await app.whenReady()
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.defaultSession.setPermissionCheckHandler(() => false)
  const window = createMainWindow()
  app.on('second-instance', () => window.focus())
  await window.loadURL(portalUrl.href)
} else {
  app.quit()
}
