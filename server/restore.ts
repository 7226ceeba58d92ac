/** `npm run restore -- FOLDER`: restores a backup into an empty portal, and verifies it. */

import { readManifest } from './backup/backupFolder'
import { missingKeys } from './backup/keyFingerprints'
import { openEmptyPortalData } from './backup/portalData'
import { describeBackup } from './backup/report'
import { restoreBackup } from './backup/restoreBackup'
import { migrationsFolder } from './db/migrationHistory'
import { readEnvironment } from './environment'
import { print, printError } from './launch/print'
import { StartupError } from './startupError'

try {
  await restore(process.argv[2])
} catch (error) {
  printError(error)
  process.exitCode = 1
}
// The exit is explicit, because a library of the embedded database would otherwise end the process with code 0.
process.exit()

async function restore(folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new StartupError('Name the folder of the backup: npm run restore -- FOLDER')
  const { keys } = await readManifest(folder)
  const data = await openEmptyPortalData(readEnvironment(), folder)
  try {
    const missing = missingKeys(data.secrets, keys)
    if (missing.length > 0)
      throw new StartupError(
        `The keys of the backup are missing: ${missing.join(', ')}. Set them to their earlier values. Without them, people would lose their two-step sign-in.`,
      )
    const manifest = await restoreBackup({ ...data, migrationsFolder }, folder)
    print(`\nThe backup of ${manifest.created_at} is restored. Everything was compared with it and is equal:`)
    for (const line of describeBackup(manifest)) print(line)
  } finally {
    await data.close()
  }
}
