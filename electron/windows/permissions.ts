/** Defines which permissions the page gets. All others are denied. It has no side effects. */
import { isConsoleAddress } from '../origin'

interface PermissionRequest {
  permission: string
  /** This is the URL of the requesting frame. */
  address: string
  isMainFrame: boolean
  /** Contains the requested types of `media`. It is empty for other permissions. */
  media: readonly string[]
}

/** Copying needs a click. Notifications are shown by the main process, so the page needs no permission for them. */
const grantedPermissions: ReadonlySet<string> = new Set(['clipboard-sanitized-write', 'fullscreen'])

export function isPermitted({ permission, address, isMainFrame, media }: PermissionRequest): boolean {
  if (!isMainFrame || !isConsoleAddress(address)) return false
  // Spoken commands need the microphone but never the camera.
  if (permission === 'media') return media.length > 0 && media.every((kind) => kind === 'audio')
  return grantedPermissions.has(permission)
}

interface MediaRequest {
  isMainFrame: boolean
  mediaTypes?: readonly string[]
  mediaType?: string
}

/** Returns the requested types of `media`, which Electron passes in two different properties. */
export const mediaOf = ({ mediaTypes, mediaType }: MediaRequest): readonly string[] =>
  mediaTypes ?? (mediaType === undefined ? [] : [mediaType])

/** Answers a request. The system must also allow the microphone. */
export async function isGranted(
  request: PermissionRequest,
  askForMicrophone: () => Promise<boolean>,
): Promise<boolean> {
  if (!isPermitted(request)) return false
  try {
    return request.permission !== 'media' || (await askForMicrophone())
  } catch {
    return false // The system couldn't ask, so the user hasn't agreed.
  }
}
