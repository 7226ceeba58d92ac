/** Turns a request with rows into a delivery, so that it goes through the same pipeline as files. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportBatch } from '#shared/contract/operations/imports'
import { type SubjectName, subjectNames } from '#shared/imports/subjectNames'
import * as importTexts from '#shared/texts/operations/imports'
import { invalidField } from '../../http/appError'
import { hashOfRequest } from '../../http/idempotency'
import type { Delivery, DeliveryFile } from './importDelivery'
import { type RawRow, rowsPerGroup } from './reading/rawRow'

interface BatchRequest {
  subject: SubjectName
  isDryRun: boolean
  apiKeyId: string
  idempotencyKey: string | undefined
}

export function batchDelivery(batch: ImportBatch, request: BatchRequest): Delivery {
  const { subject, isDryRun, apiKeyId, idempotencyKey = null } = request
  const { rows, sums, related, dates } = batch
  if (related[subject] !== undefined) throw invalidField(`related.${subject}`, importTexts.repeatedSubject(subject))
  const parts = { ...related, [subject]: { rows, sums } }
  return {
    name: batch.delivery === '' ? subject : batch.delivery,
    source: 'api',
    digest: hashOfRequest({ subject, isDryRun, batch }),
    isDryRun,
    startedAs: '',
    apiKeyId,
    idempotencyKey,
    writtenAt: batch.written_at,
    files: subjectNames.flatMap((name) => {
      const part = parts[name]
      return part ? [toFile(name, part, dates)] : []
    }),
  }
}

type Part = Pick<ImportBatch, 'rows' | 'sums'>

const toFile = (subject: SubjectName, { rows, sums }: Part, dates: ImportBatch['dates']): DeliveryFile => ({
  subject,
  name: subject,
  expectedRows: rows.length,
  expectedSums: sums,
  // Only the manifest of files can say that they contain all records.
  isComplete: false,
  maxClosed: null,
  options: { dates },
  read: () => readGroups(rows),
})

/** Other requests are answered between two groups. */
async function* readGroups(rows: ImportBatch['rows']): AsyncGenerator<RawRow[]> {
  for (let start = 0; start < rows.length; start += rowsPerGroup) {
    yield rows
      .slice(start, start + rowsPerGroup)
      .map((values, index) => ({ line: start + index + 1, values, problem: null }))
    await nextTurn()
  }
}
