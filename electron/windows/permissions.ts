/** What the page may use of the machine. Everything that is not named here is refused. Pure. */
import { isConsoleAddress } from '../origin'

export interface PermissionAsked {
  permission: string
  /** The address of the frame that asks. */
  address: string
  isMainFrame: boolean
  /** What of `media` is meant; empty for everything else. */
  media: readonly string[]
}

/** Copying is done by a click; the fonts of the page and the rest are its own. */
const granted: ReadonlySet<string> = new Set(['clipboard-sanitized-write', 'fullscreen', 'notifications'])

export function isPermitted({ permission, address, isMainFrame, media }: PermissionAsked): boolean {
  if (!isMainFrame || !isConsoleAddress(address)) return false
  // Spoken commands: the microphone, and never a camera.
  if (permission === 'media') return media.length > 0 && media.every((kind) => kind === 'audio')
  return granted.has(permission)
}

interface MediaAsked {
  isMainFrame: boolean
  mediaTypes?: readonly string[]
  mediaType?: string
}

/** What of `media` is asked for; Electron says it in two ways. */
export const mediaOf = ({ mediaTypes, mediaType }: MediaAsked): readonly string[] =>
  mediaTypes ?? (mediaType === undefined ? [] : [mediaType])

/** The answer to a request: a microphone is asked of the system as well. */
export async function isGranted(asked: PermissionAsked, askForMicrophone: () => Promise<boolean>): Promise<boolean> {
  if (!isPermitted(asked)) return false
  try {
    return asked.permission !== 'media' || (await askForMicrophone())
  } catch {
    return false // The system could not ask: then nobody has said yes.
  }
}
