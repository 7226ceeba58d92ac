/** Writes the rejects of a delivery as CSV, one file for each subject. */
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { to } from 'pg-copy-streams'
import type { SubjectName } from '#shared/imports/subjects'

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
