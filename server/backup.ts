/** `npm run backup -- FOLDER`: writes the database, the files and the keys of the portal to a new folder. */

import { openPortalData } from './backup/portalData'
import { describeBackup } from './backup/report'
import { writeBackup } from './backup/writeBackup'
import { readEnvironment } from './environment'
import { print, printError } from './launch/print'
import { StartupError } from './startupError'

try {
  await backUp(process.argv[2])
} catch (error) {
  printError(error)
  process.exitCode = 1
}
// The exit is explicit, because a library of the embedded database would otherwise end the process with code 0.
process.exit()

async function backUp(folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new StartupError('Name a new folder for the backup: npm run backup -- FOLDER')
  const data = await openPortalData(readEnvironment())
  try {
    const manifest = await writeBackup({ ...data, now: new Date() }, folder)
    print(`\nThe backup is complete: ${folder}`)
    for (const line of describeBackup(manifest)) print(line)
    print('It contains the keys and all personal data. Keep it where only operators can read it.')
  } finally {
    await data.close()
  }
}
