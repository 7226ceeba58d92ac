/**
 * Marks a file as downloaded, as a browser does. Windows opens such a file with SmartScreen and Office in Protected
 * View. On macOS the system itself quarantines what the app writes (`LSFileQuarantineEnabled` in electron-builder.yml).
 */
import { writeFile } from 'node:fs/promises'

/** Windows' own name for "from the Internet". No address is added: the file may be passed on. */
const internetZone = '[ZoneTransfer]\r\nZoneId=3\r\n'

export const markOfTheWebOn =
  (platform: NodeJS.Platform) =>
  async (path: string): Promise<void> => {
    if (platform !== 'win32') return
    // A USB stick or a share may have no alternate streams: a browser's download lies there unmarked as well.
    await writeFile(`${path}:Zone.Identifier`, internetZone).catch(() => undefined)
  }
