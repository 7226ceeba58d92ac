/** Reads why rows of a delivery were rejected, and writes it as CSV, one file for each subject. */
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { asc, eq } from 'drizzle-orm'
import type { Client } from 'pg'
import { to } from 'pg-copy-streams'
import type { ImportReject } from '#shared/contract/operations/imports'
import type { SubjectName } from '#shared/imports/subjects'
import type { Executor } from '../../db/database'
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
