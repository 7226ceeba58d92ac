/** Opens the database of a portal that may be running, for programs beside it. */
import { join } from 'node:path'
import { startEmbeddedDatabase } from '../db/embedded'
import type { Secrets } from '../secrets'
import { StartupError } from '../startupError'
import { assertSecretsPresent, startDatabase } from './database'
import { claimFolder } from './folderClaim'
import type { LaunchSettings } from './settings'

/** A function that releases the data folder; null while a running portal holds it. */
export type FolderClaim = (() => void) | null

/** The data folder is not claimed for an external database. */
export const noClaim = (): void => undefined

/** Claims the data folder of an embedded database, so that no portal starts in the meantime. */
export async function claimUnlessRunning(
  { databaseUrl, dataDir }: LaunchSettings,
  purpose: string,
): Promise<FolderClaim> {
  if (databaseUrl !== null) return noClaim
  assertSecretsPresent(dataDir)
  try {
    return await claimFolder(dataDir, purpose)
  } catch (error) {
    if (error instanceof StartupError) return null
    throw error
  }
}

export interface ClaimedDatabase {
  /** The direct address: migrations need a session. */
  databaseUrl: string
  close(): Promise<void>
}

export async function openClaimedDatabase(
  settings: LaunchSettings,
  { databasePassword: password }: Secrets,
  claim: FolderClaim,
): Promise<ClaimedDatabase> {
  if (claim === null) {
    const cluster = await startEmbeddedDatabase({ folder: join(settings.dataDir, 'postgres'), password })
    return { databaseUrl: cluster.url('portal'), close: async () => undefined }
  }
  const database = await startDatabase({ ...settings, password })
  const close = async (): Promise<void> => {
    await database.stop()
    claim()
  }
  return { databaseUrl: database.directUrl, close }
}
