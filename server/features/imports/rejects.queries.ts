/** Reads why rows of a delivery were rejected, and writes it as CSV, one file for each subject. */
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { asc, eq, sql } from 'drizzle-orm'
import type { Client } from 'pg'
import { to } from 'pg-copy-streams'
import { z } from 'zod/mini'
import type { ImportReject } from '#shared/contract/operations/imports'
import { type SubjectName, subjectNames } from '#shared/imports/subjectNames'
import type { Executor } from '../../db/database'
import { rowsOf } from '../../db/rows'
import { deliveryRejects } from '../../db/schema/operations/deliveries'

interface RejectsFile {
  deliveryId: string
  subject: SubjectName
  path: string
}

export async function writeRejects(client: Client, { deliveryId, subject, path }: RejectsFile): Promise<void> {
  // An apostrophe keeps spreadsheets from running the name of an unknown field as a formula.
  const query = `select line, case when field ~ '^[=+@＝＋－＠-]' then '''' || field else field end as field, reason from delivery_rejects
    where delivery_id = ${client.escapeLiteral(deliveryId)} and subject = ${client.escapeLiteral(subject)} order by line, field`
  // The new file replaces whatever has its name, also a link that leads elsewhere.
  const written = `${path}.part`
  await rm(written, { force: true })
  const copied = client.query(to(`copy (${query}) to stdout with (format csv, header)`))
  await pipeline(copied, createWriteStream(written, { flags: 'wx' }))
  await rename(written, path)
}

export const findRejects = (db: Executor, deliveryId: string, limit: number): Promise<ImportReject[]> =>
  db
    .select({
      subject: deliveryRejects.subject,
      row: deliveryRejects.line,
      field: deliveryRejects.field,
      reason: deliveryRejects.reason,
    })
    .from(deliveryRejects)
    .where(eq(deliveryRejects.deliveryId, deliveryId))
    .orderBy(asc(deliveryRejects.subject), asc(deliveryRejects.line), asc(deliveryRejects.field))
    .limit(limit)

const StoredReject = z.object({ subject: z.enum(subjectNames), line: z.int(), field: z.string(), reason: z.string() })
export type StoredReject = z.infer<typeof StoredReject>

const rejectsPerBatch = 5_000

/** Yields all rejects of a delivery, a batch at a time. All reasons of a row are in the same batch. */
export async function* readRejects(db: Executor, deliveryId: string): AsyncGenerator<StoredReject[]> {
  let last = { subject: '', line: 0 }
  for (;;) {
    const found = await db.execute(sql`
      select subject, line, field, reason from delivery_rejects
      where delivery_id = ${deliveryId} and (subject, line) > (${last.subject}, ${last.line}::int)
      order by subject, line fetch first ${rejectsPerBatch} rows with ties`)
    const rejects = rowsOf(StoredReject, found)
    const end = rejects.at(-1)
    if (!end) return
    yield rejects
    last = end
  }
}
