/** Puts the decisions of windows/permissions.ts on the session of the portal, in both ways in which it is asked. */
import { systemPreferences, type Session } from 'electron'
import { isGranted, isPermitted, mediaOf } from '../windows/permissions'

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
  // Files are saved by save/, which knows what they are called and whether they are whole.
  of.on('will-download', (event) => event.preventDefault())
}
