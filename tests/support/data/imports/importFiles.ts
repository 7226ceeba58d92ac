/** Imports files into the database of a test server, as the command does. */
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFolder } from '../../../../server/features/imports/folder'
import {
  type ImportProgress,
  type ImportResult,
  importDelivery,
} from '../../../../server/features/imports/importDelivery'
import type { TestServer } from '../../server/server'
import { type DeliveredRows, writeDelivery } from './deliveries'

type DeliveryOptions = Parameters<typeof writeDelivery>[2]

interface FileOptions extends NonNullable<DeliveryOptions> {
  isDryRun?: boolean
  onProgress?: (progress: ImportProgress) => void | Promise<void>
}

export async function importFiles(
  server: TestServer,
  rows: DeliveredRows,
  { onProgress, isDryRun = false, ...options }: FileOptions = {},
): Promise<ImportResult> {
  const folder = join(tmpdir(), `portal-delivery-${randomUUID()}`)
  try {
    await writeDelivery(folder, rows, options)
    const delivery = await openFolder(folder, { isDryRun, startedAs: 'operator' })
    const result = await importDelivery(delivery, {
      databaseUrl: server.services.config.DATABASE_DIRECT_URL,
      timeZone: server.services.config.TIME_ZONE,
      ...(onProgress && { onProgress }),
    })
    if (!result) throw new Error('Another import runs')
    return result
  } finally {
    await rm(folder, { recursive: true })
  }
}
