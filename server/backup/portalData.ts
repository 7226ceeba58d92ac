/** Opens the data of a portal for a backup or a restore: its database, its files and its keys. */
import { constants } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createFileStore, type FileStore } from '../adapters/fileStore'
import { readPublishingConfig } from '../config'
import type { Environment } from '../environment'
import { hasCode, nullIfMissing } from '../fileErrors'
import {
  type ClaimedDatabase,
  claimUnlessRunning,
  type FolderClaim,
  noClaim,
  openClaimedDatabase,
} from '../launch/claimedDatabase'
import { filesDirOf } from '../launch/documentLibrary'
import { claimFolder } from '../launch/folderClaim'
import { type LaunchSettings, readLaunchSettings } from '../launch/settings'
import { readSecrets, type Secrets } from '../secrets'
import { secretsFile } from './backupFolder'

interface PortalData extends ClaimedDatabase {
  files: FileStore
  secrets: Secrets
  dataDir: string
}

/** Opens the data of a portal, which may be running. */
export async function openPortalData(environment: Environment): Promise<PortalData> {
  const settings = readLaunchSettings(environment)
  return openData(environment, settings, await claimUnlessRunning(settings, 'a backup is being written'))
}

/** Opens the data of a portal that has not started yet. It gets the keys of the backup, unless it already has keys. */
export async function openEmptyPortalData(environment: Environment, backup: string): Promise<PortalData> {
  const settings = readLaunchSettings(environment)
  await mkdir(settings.dataDir, { recursive: true })
  const claim =
    settings.databaseUrl === null ? await claimFolder(settings.dataDir, 'a backup is being restored') : noClaim
  await copyFile(secretsFile(backup), join(settings.dataDir, 'secrets.json'), constants.COPYFILE_EXCL).catch(
    (error: unknown) => (hasCode(error, 'EEXIST') ? null : nullIfMissing(error)),
  )
  return openData(environment, settings, claim)
}

async function openData(environment: Environment, settings: LaunchSettings, claim: FolderClaim): Promise<PortalData> {
  const { dataDir } = settings
  const secrets = await readSecrets(dataDir, environment)
  const config = readPublishingConfig({ ...environment, FILES_DIR: filesDirOf(dataDir, environment) })
  const files = await createFileStore(config)
  return { ...(await openClaimedDatabase(settings, secrets, claim)), files, secrets, dataDir }
}
