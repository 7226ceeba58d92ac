/** Sends rows of a billing system by HTTP, as such a system does: with an API key. */
import { importBatch } from '#shared/contract/operations/imports'
import { batchSubjects } from '#shared/imports/batches'
import type { SubjectName } from '#shared/imports/subjectNames'
import { subjectOf } from '#shared/imports/subjects'
import type { Answer, TestServer } from '../../server/server'
import { type DeliveredRow, type DeliveredRows, sumOf } from './deliveries'

/** Rows with the control sums that fit them. */
export const partOf = (subject: SubjectName, rows: readonly DeliveredRow[]) => ({
  rows: [...rows],
  sums: Object.fromEntries(subjectOf(subject).sums.map((field) => [field, sumOf(rows, field)])),
})

export type BatchSubject = (typeof batchSubjects)[number]

interface BatchOptions {
  key: string
  idempotencyKey?: string
  isDryRun?: boolean
  /** Changes of the request's body. */
  changes?: Record<string, unknown>
}

export function sendBatch(
  server: TestServer,
  [subject, rows]: readonly [BatchSubject, readonly DeliveredRow[]],
  { key, idempotencyKey, isDryRun = false, changes = {} }: BatchOptions,
): Promise<Answer> {
  const body = { written_at: '2026-03-13T05:00:00Z', ...partOf(subject, rows), ...changes }
  return server.call(
    importBatch,
    { params: { subject }, query: isDryRun ? { dry_run: 'true' } : {}, body },
    { token: key, ...(idempotencyKey !== undefined && { idempotencyKey }) },
  )
}

/** Sends all rows, subject by subject. The lines of statements go with the statements. */
export async function sendAllBatches(server: TestServer, key: string, all: DeliveredRows): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const subject of batchSubjects) {
    const rows = all[subject]
    if (!rows) continue
    const lines = subject === 'statements' ? all.statement_lines : undefined
    const changes = lines ? { related: { statement_lines: partOf('statement_lines', lines) } } : {}
    answers.push(await sendBatch(server, [subject, rows], { key, changes }))
  }
  return answers
}
