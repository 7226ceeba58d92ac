/**
 * Marks a file as downloaded, as browsers do. Windows opens such a file with SmartScreen and Office in Protected View.
 * On macOS the system quarantines what the app writes (`LSFileQuarantineEnabled` in electron-builder.yml).
 */
import { writeFile } from 'node:fs/promises'

/** Windows' zone 3 is the Internet. No URL is added, because the file may be passed on. */
const internetZone = '[ZoneTransfer]\r\nZoneId=3\r\n'

export const createMarkOfTheWeb =
  (platform: NodeJS.Platform) =>
  async (path: string): Promise<void> => {
    if (platform !== 'win32') return
    // A USB stick or a share may not support alternate streams. A browser's download is unmarked there as well.
    await writeFile(`${path}:Zone.Identifier`, internetZone).catch(() => undefined)
  }
