/** Writes the rejects of a delivery as CSV, one file for each subject. */
import { createWriteStream } from 'node:fs'
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
  const query = `select line, field, reason from delivery_rejects
    where delivery_id = ${client.escapeLiteral(deliveryId)} and subject = ${client.escapeLiteral(subject)} order by line, field`
  await pipeline(client.query(to(`copy (${query}) to stdout with (format csv, header)`)), createWriteStream(path))
}
