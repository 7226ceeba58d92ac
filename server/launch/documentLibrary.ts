/** The document library of the demo data, stored among the files of the portal with the same settings. */
import { join } from 'node:path'
import { createFileStore } from '../adapters/fileStore'
import { readPublishingConfig } from '../config'
import type { SeedOptions } from '../db/seed/load'

export const filesDirOf = (dataDir: string, environment: Record<string, string | undefined>): string =>
  environment['FILES_DIR'] ?? join(dataDir, 'files')

export async function openDocumentLibrary(
  dataDir: string,
  environment: Record<string, string | undefined>,
): Promise<NonNullable<SeedOptions['library']>> {
  const config = readPublishingConfig({ ...environment, FILES_DIR: filesDirOf(dataDir, environment) })
  return { files: await createFileStore(config), brandName: config.BRAND_NAME }
}
