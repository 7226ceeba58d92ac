/** Puts the decisions of windows/ on every page and on the session of the portal. */
import { app, session, systemPreferences, type Session, type WebContents } from 'electron'
import { mayNavigate, safeOutside } from '../windows/navigation'
import { isGranted, isPermitted, mediaOf } from '../windows/permissions'

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

/** macOS asks the person once, for the whole app; elsewhere the system’s settings decide without us. */
const askForMicrophone = async (): Promise<boolean> =>
  process.platform !== 'darwin' || systemPreferences.askForMediaAccess('microphone')

export function permitOnly(of: Session): void {
  // Four parts, because Electron calls it so.
  // oxlint-disable-next-line max-params
  of.setPermissionRequestHandler((_contents, permission, answer, details) => {
    const { requestingUrl: address, isMainFrame } = details
    void isGranted({ permission, address, isMainFrame, media: mediaOf(details) }, askForMicrophone).then(answer)
  })
  // oxlint-disable-next-line max-params -- The same.
  of.setPermissionCheckHandler((_contents, permission, _origin, details) => {
    const { requestingUrl: address = '', isMainFrame } = details
    return isPermitted({ permission, address, isMainFrame, media: mediaOf(details) })
  })
  of.setDevicePermissionHandler(() => false)
}
