/** Reads what became of deliveries, as people see it. */
import { count, desc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Delivery } from '#shared/contract/operations/deliveries'
import type { DeliveryState, ShownDeliveryState } from '#shared/imports/deliveryStates'
import { subjectNames } from '#shared/imports/subjectNames'
import type { Executor } from '../../db/database'
import { limitOffsetOf, type PageQuery } from '../../db/paging'
import { rowOf } from '../../db/rows'
import { apiKeys } from '../../db/schema/access/apiKeys'
import { deliveries, deliveryFiles } from '../../db/schema/operations/deliveries'
import { countsOf } from './counts'
import { importLock } from './deliveries.queries'
import { tableOf } from './tables/tables'

type DeliveryRow = typeof deliveries.$inferSelect
type FileRow = typeof deliveryFiles.$inferSelect

export async function findDeliveries(
  db: Executor,
  page: PageQuery,
): Promise<{ deliveries: Delivery[]; total_count: number }> {
  const { limit, offset } = limitOffsetOf(page)
  const rows = await db
    .select({ delivery: deliveries, keyName: apiKeys.name })
    .from(deliveries)
    .leftJoin(apiKeys, eq(apiKeys.id, deliveries.apiKeyId))
    .orderBy(desc(deliveries.startedAt), desc(deliveries.id))
    .limit(limit)
    .offset(offset)
  const ids = rows.map(({ delivery }) => delivery.id)
  const files = await db.select().from(deliveryFiles).where(inArray(deliveryFiles.deliveryId, ids))
  const [counted] = await db.select({ total: count() }).from(deliveries)
  const isRunning = await isImportRunning(db)
  return {
    deliveries: rows.map(({ delivery, keyName }) =>
      toDelivery(delivery, {
        files: subjectNames.flatMap((subject) =>
          files.filter((file) => file.deliveryId === delivery.id && file.subject === subject),
        ),
        startedBy: keyName ?? delivery.startedAs,
        isRunning,
      }),
    ),
    total_count: counted?.total ?? 0,
  }
}

export async function findDelivery(db: Executor, id: string): Promise<{ name: string } | null> {
  const [found] = await db.select({ name: deliveries.name }).from(deliveries).where(eq(deliveries.id, id))
  return found ?? null
}

/** Whoever imports holds the lock, also while its process is killed. Only the newest open delivery can be the one. */
async function isImportRunning(db: Executor): Promise<boolean> {
  const found = await db.execute(sql`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and objsubid = 1 and granted
        and database = (select oid from pg_database where datname = current_database())
        and (classid::bigint << 32) | objid::bigint = hashtextextended(${importLock}, 0)) as "isRunning"`)
  return rowOf(z.object({ isRunning: z.boolean() }), found).isRunning
}

interface Facts {
  files: readonly FileRow[]
  startedBy: string
  isRunning: boolean
}

const toDelivery = (row: DeliveryRow, { files, startedBy, isRunning }: Facts): Delivery => {
  const isOpen = row.state === 'checking' || row.state === 'applying'
  return {
    delivery_id: row.id,
    name: row.name,
    source: row.source,
    started_by: startedBy,
    is_dry_run: row.isDryRun,
    state: shownStates(isRunning)[row.state],
    can_continue: isOpen && !isRunning,
    problems: row.problems.split('\n').filter((problem) => problem !== ''),
    progress: isOpen && isRunning ? progressOf(row, files) : null,
    written_at: row.writtenAt.toISOString(),
    started_at: row.startedAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
    subjects: files.map(countsOf),
  }
}

const shownStates = (isRunning: boolean): Record<DeliveryState, ShownDeliveryState> => ({
  checking: isRunning ? 'checking' : 'failed',
  applying: isRunning ? 'importing' : 'failed',
  finished: 'done',
  rejected: 'rejected',
  replaced: 'failed',
})

/** Each row is read and then applied, which takes about as long. Rejected rows are done, too. */
function progressOf({ isDryRun }: DeliveryRow, files: readonly FileRow[]): number {
  let done = 0
  let all = 0
  for (const file of files) {
    const rows = file.expectedRows ?? file.readRows
    all += rows
    if (file.stagedAt) done += rows
    if (isDryRun || tableOf[file.subject] === null) continue
    all += rows
    done += file.appliedAt ? rows : file.addedRows + file.changedRows + file.unchangedRows
  }
  return all === 0 ? 0 : Math.min(99, Math.floor((done / all) * 100))
}
