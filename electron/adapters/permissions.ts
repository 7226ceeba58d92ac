/** Applies the rules of windows/permissions.ts to the portal's session, for both of Electron's permission handlers. */
import { type Session, systemPreferences } from 'electron'
import { isGranted, isPermitted, mediaOf } from '../windows/permissions'

/** macOS asks the user once for the whole app. Other systems decide by their settings. */
const askForMicrophone = async (): Promise<boolean> =>
  process.platform !== 'darwin' || systemPreferences.askForMediaAccess('microphone')

export function restrictPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, ...[answer, details]) => {
    const { requestingUrl: address, isMainFrame } = details
    void isGranted({ permission, address, isMainFrame, media: mediaOf(details) }, askForMicrophone).then(answer)
  })
  session.setPermissionCheckHandler((_contents, permission, ...[, details]) => {
    const { requestingUrl: address = '', isMainFrame } = details
    return isPermitted({ permission, address, isMainFrame, media: mediaOf(details) })
  })
  session.setDevicePermissionHandler(() => false)
  // Files are saved by save/, which checks their name and that they are complete.
  session.on('will-download', (event) => event.preventDefault())
}
