/** Opens the data of a portal for a backup or a restore: its database, its files and its keys. */

import { constants } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createFileStore, type FileStore } from '../adapters/fileStore'
import { readPublishingConfig } from '../config'
import { startEmbeddedDatabase } from '../db/embedded'
import { hasCode, nullIfMissing } from '../fileErrors'
import { assertSecretsPresent, startDatabase } from '../launch/database'
import { filesDirOf } from '../launch/documentLibrary'
import { claimFolder } from '../launch/folderClaim'
import { type LaunchSettings, readLaunchSettings } from '../launch/settings'
import { readSecrets, type Secrets } from '../secrets'
import { StartupError } from '../startupError'
import { secretsFile } from './backupFolder'

export interface PortalData {
  /** The direct address: migrations need a session. */
  databaseUrl: string
  files: FileStore
  secrets: Secrets
  dataDir: string
  close(): Promise<void>
}

type Environment = Record<string, string | undefined>

/** Opens the data of a portal, which may be running. */
export async function openPortalData(environment: Environment): Promise<PortalData> {
  const settings = readLaunchSettings(environment)
  if (settings.databaseUrl === null) assertSecretsPresent(settings.dataDir)
  const release = settings.databaseUrl === null ? await claimUnlessRunning(settings.dataDir) : noRelease
  return openData(environment, settings, release)
}

/** Opens the data of a portal that has not started yet. It gets the keys of the backup, unless it has keys of its own. */
export async function openEmptyPortalData(environment: Environment, backup: string): Promise<PortalData> {
  const settings = readLaunchSettings(environment)
  await mkdir(settings.dataDir, { recursive: true })
  const release =
    settings.databaseUrl === null ? await claimFolder(settings.dataDir, 'a backup is being restored') : noRelease
  await copyFile(secretsFile(backup), join(settings.dataDir, 'secrets.json'), constants.COPYFILE_EXCL).catch(
    (error: unknown) => (hasCode(error, 'EEXIST') ? null : nullIfMissing(error)),
  )
  return openData(environment, settings, release)
}

const noRelease = (): void => undefined

/** Returns null while a running portal holds the folder. */
async function claimUnlessRunning(dataDir: string): Promise<(() => void) | null> {
  try {
    return await claimFolder(dataDir, 'a backup is being written')
  } catch (error) {
    if (error instanceof StartupError) return null
    throw error
  }
}

async function openData(
  environment: Environment,
  { dataDir, databaseUrl, directUrl }: LaunchSettings,
  release: (() => void) | null,
): Promise<PortalData> {
  const secrets = await readSecrets(dataDir, environment)
  const config = readPublishingConfig({ ...environment, FILES_DIR: filesDirOf(dataDir, environment) })
  const files = await createFileStore(config)
  const password = secrets.databasePassword
  if (release === null) {
    const cluster = await startEmbeddedDatabase({ folder: join(dataDir, 'postgres'), password })
    return { databaseUrl: cluster.url('portal'), files, secrets, dataDir, close: async () => undefined }
  }
  const database = await startDatabase({ dataDir, databaseUrl, directUrl, password })
  const close = async (): Promise<void> => {
    await database.stop()
    release()
  }
  return { databaseUrl: database.directUrl, files, secrets, dataDir, close }
}
