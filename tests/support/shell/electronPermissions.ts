/** Reads every permission of this Electron version from its own types. */
import { readFileSync } from 'node:fs'

export const electronPermissions: readonly string[] = [
  ...(/setPermissionRequestHandler\(handler: \(\(webContents: WebContents, permission: ((?:'[\w-]+'(?: \| )?)+)/
    .exec(readFileSync('node_modules/electron/electron.d.ts', 'utf8'))?.[1]
    ?.matchAll(/'([\w-]+)'/g) ?? []),
].map(([, name]) => name ?? '')
