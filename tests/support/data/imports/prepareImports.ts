/** Imports deliveries into databases of a test file, which are dropped at its end. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { findTables } from '../../../../server/backup/database.queries'
import { connectClient } from '../../../../server/db/client'
import { openFolder } from '../../../../server/features/imports/folder'
import {
  type ImportProgress,
  type ImportResult,
  importDelivery,
} from '../../../../server/features/imports/importDelivery'
import { createTestDatabase, type TestDatabase } from '../../server/database'
import { type DeliveredRows, writeDelivery } from './deliveries'

type DeliveryOptions = Parameters<typeof writeDelivery>[2]

interface ImportOptions {
  isDryRun?: boolean
  onProgress?: (progress: ImportProgress) => void | Promise<void>
}

export interface DeliveryReject {
  subject: string
  line: number
  field: string
  reason: string
}

/** Registers the hooks of the file. `useNewDatabase` has to be called before the first import. */
export function prepareImports() {
  const databases: TestDatabase[] = []
  let root = ''
  let folders = 0
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'portal-imports-'))
  })
  afterAll(async () => {
    for (const created of databases) await created.drop()
    await rm(root, { recursive: true })
  })

  function currentDatabase(): TestDatabase {
    const current = databases.at(-1)
    if (!current) throw new Error('This file has no database yet')
    return current
  }

  async function useNewDatabase(): Promise<void> {
    databases.push(await createTestDatabase())
  }

  const newFolder = (): string => join(root, String((folders += 1)))

  const deliver = (rows: DeliveredRows, options?: DeliveryOptions): Promise<string> =>
    writeDelivery(newFolder(), rows, options)

  async function importFolder(
    folder: string,
    { isDryRun = false, onProgress }: ImportOptions = {},
  ): Promise<ImportResult> {
    const delivery = await openFolder(folder, { isDryRun, startedAs: 'operator' })
    const result = await importDelivery(delivery, {
      databaseUrl: currentDatabase().url,
      timeZone: 'America/Chicago',
      ...(onProgress && { onProgress }),
    })
    if (!result) throw new Error('Another import runs')
    return result
  }

  const importRows = async (rows: DeliveredRows, options?: DeliveryOptions): Promise<ImportResult> =>
    importFolder(await deliver(rows, options))

  const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await currentDatabase().pool.query<Row>(text, values)).rows

  const rejectsOf = ({ deliveryId }: ImportResult): Promise<DeliveryReject[]> =>
    query('select subject, line, field, reason from delivery_rejects where delivery_id = $1 order by 1, 2, 3', [
      deliveryId,
    ])

  const balanceOf = async (account: string): Promise<number | undefined> =>
    (await query<{ balance: number }>('select balance from billing_accounts where number = $1', [account]))[0]?.balance

  /** All rows of the portal with their versions, without those about deliveries themselves. */
  async function readRowVersions(): Promise<Record<string, unknown>> {
    const client = await connectClient(currentDatabase().url)
    try {
      const versions: Record<string, unknown> = {}
      for (const { schema, name } of await findTables(client)) {
        if (schema !== 'public' || /^deliver(ies|y_)/.test(name)) continue
        const { rows } = await client.query(`select xmin::text, xmax::text, t::text from ${name} t order by 3`)
        if (rows.length > 0) versions[name] = rows
      }
      return versions
    } finally {
      await client.end()
    }
  }

  return {
    currentDatabase,
    useNewDatabase,
    newFolder,
    deliver,
    importFolder,
    importRows,
    query,
    rejectsOf,
    balanceOf,
    readRowVersions,
  }
}

/** Returns the rows of each subject that were added, changed, unchanged and rejected. */
export const countsOf = ({ files }: ImportResult) =>
  Object.fromEntries(
    files.map(({ subject, addedRows, changedRows, unchangedRows, rejectedRows }) => [
      subject,
      [addedRows, changedRows, unchangedRows, rejectedRows],
    ]),
  )
