/** Stores deliveries with the progress of their files, and why rows were rejected. */
import type { Client } from 'pg'
import { z } from 'zod/mini'
import { type DeliverySource, type DeliveryState, deliveryStates } from '#shared/imports/deliveryStates'
import { type SubjectName, subjectNames } from '#shared/imports/subjectNames'
import { isLockTimeout } from '../../db/databaseErrors'
import { rowOf, rowsOf } from '../../db/rows'
import { assertSameRequest } from '../../http/idempotency'

export interface NewDelivery {
  name: string
  source: DeliverySource
  digest: Buffer
  isDryRun: boolean
  /** The login on the machine where a command ran; empty for a request. */
  startedAs: string
  /** The key of a request; null for a command. */
  apiKeyId: string | null
  idempotencyKey: string | null
  writtenAt: string
}

export interface NewFile {
  subject: SubjectName
  name: string
  /** Null without a manifest. */
  expectedRows: number | null
  expectedSums: Readonly<Record<string, number>>
  isComplete: boolean
}

const FileState = z.object({
  subject: z.enum(subjectNames),
  name: z.string(),
  expectedRows: z.nullable(z.int()),
  sums: z.record(z.string(), z.object({ expected: z.nullable(z.number()), read: z.number() })),
  isComplete: z.boolean(),
  isStaged: z.boolean(),
  appliedLine: z.int(),
  isApplied: z.boolean(),
  readRows: z.int(),
  rejectedRows: z.int(),
  addedRows: z.int(),
  changedRows: z.int(),
  unchangedRows: z.int(),
  closedRows: z.int(),
})
export type FileState = z.infer<typeof FileState>

/** The name of the lock that an import holds. */
export const importLock = 'import'

/** Keeps other imports away until the connection ends. Returns false if another one runs for longer than this. */
export async function takeImportLock(client: Client, waitMs: number): Promise<boolean> {
  await client.query(`set lock_timeout = ${waitMs}`)
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [importLock])
  } catch (error) {
    if (isLockTimeout(error)) return false
    throw error
  }
  await client.query('set lock_timeout = 0')
  return true
}

/**
 * Returns the delivery that an earlier request under the same Idempotency-Key has finished, and rejects a different request
 * under it. Returns null for the first request, for one that was interrupted, and for one without a key.
 */
export async function findAnswered(
  client: Client,
  { apiKeyId, idempotencyKey, digest }: NewDelivery,
): Promise<{ id: string; problems: string } | null> {
  if (idempotencyKey === null) return null
  const found = await client.query(
    `select id, digest, problems, state in ('checking', 'applying') as "isOpen" from deliveries
     where api_key_id = $1 and idempotency_key = $2`,
    [apiKeyId, idempotencyKey],
  )
  const [first] = rowsOf(
    z.object({ id: z.string(), digest: z.instanceof(Buffer), problems: z.string(), isOpen: z.boolean() }),
    found,
  )
  if (!first) return null
  assertSameRequest({ requestHash: first.digest }, { requestHash: digest })
  return first.isOpen ? null : first
}

/** Finds the delivery with this content that was not finished. All others that were not finished are given up. */
export async function findOpenDelivery(
  client: Client,
  { digest, isDryRun }: NewDelivery,
): Promise<{ id: string; state: DeliveryState } | null> {
  await client.query(
    `update deliveries set state = 'replaced', finished_at = now(), idempotency_key = null
     where state in ('checking', 'applying') and (digest, is_dry_run) is distinct from ($1::bytea, $2::boolean)`,
    [digest, isDryRun],
  )
  const found = await client.query(
    `select id, state from deliveries where state in ('checking', 'applying') and digest = $1 and is_dry_run = $2`,
    [digest, isDryRun],
  )
  const [open = null] = rowsOf(z.object({ id: z.string(), state: z.enum(deliveryStates) }), found)
  return open
}

export async function insertDelivery(
  client: Client,
  delivery: NewDelivery,
  files: readonly NewFile[],
): Promise<{ id: string; state: DeliveryState }> {
  const inserted = await client.query(
    `with delivery as (
       insert into deliveries (name, source, digest, is_dry_run, state, started_as, api_key_id, idempotency_key,
         written_at, started_at)
       values ($1, $2, $3, $4, 'checking', $5, $6, $7, $8, now()) returning id)
     insert into delivery_files (delivery_id, subject, name, expected_rows, sums, is_complete)
     select id, f.subject, f.name, f.expected_rows, f.sums, f.is_complete from delivery,
       jsonb_to_recordset($9) f(subject text, name text, expected_rows int, sums jsonb, is_complete boolean)
     returning delivery_id as id`,
    [
      delivery.name,
      delivery.source,
      delivery.digest,
      delivery.isDryRun,
      delivery.startedAs,
      delivery.apiKeyId,
      delivery.idempotencyKey,
      delivery.writtenAt,
      JSON.stringify(files.map(toRecord)),
    ],
  )
  const { id } = rowOf(z.object({ id: z.string() }), inserted)
  return { id, state: 'checking' }
}

const toRecord = ({ subject, name, expectedRows, expectedSums, isComplete }: NewFile) => ({
  subject,
  name,
  expected_rows: expectedRows,
  sums: Object.fromEntries(Object.entries(expectedSums).map(([field, expected]) => [field, { expected, read: 0 }])),
  is_complete: isComplete,
})

export async function findFiles(client: Client, deliveryId: string): Promise<Map<SubjectName, FileState>> {
  const found = await client.query(
    `select subject, name, expected_rows as "expectedRows", sums, is_complete as "isComplete",
       staged_at is not null as "isStaged", applied_line as "appliedLine", applied_at is not null as "isApplied",
       read_rows as "readRows", rejected_rows as "rejectedRows", added_rows as "addedRows",
       changed_rows as "changedRows", unchanged_rows as "unchangedRows", closed_rows as "closedRows"
     from delivery_files where delivery_id = $1`,
    [deliveryId],
  )
  return new Map(rowsOf(FileState, found).map((file) => [file.subject, file]))
}

const LaterFile = z.object({ subject: z.enum(subjectNames), name: z.string(), delivery: z.string() })
type LaterFile = z.infer<typeof LaterFile>

/** Returns which files are older than what later deliveries have written. A clock may be wrong by an hour. */
export async function findLaterDeliveries(
  client: Client,
  deliveryId: string,
): Promise<{ isFuture: boolean; files: LaterFile[] }> {
  const clock = await client.query(
    `select written_at > now() + interval '1 hour' as "isFuture" from deliveries where id = $1`,
    [deliveryId],
  )
  const files = await client.query(
    `select distinct on (f.subject) f.subject, f.name, later.name as delivery
     from deliveries d join delivery_files f on f.delivery_id = d.id
       join deliveries later on later.written_at > d.written_at and not later.is_dry_run
       join delivery_files applied on applied.delivery_id = later.id and applied.subject = f.subject
         and (applied.applied_line > 0 or applied.applied_at is not null)
     where d.id = $1 order by f.subject, later.written_at desc`,
    [deliveryId],
  )
  return { ...rowOf(z.object({ isFuture: z.boolean() }), clock), files: rowsOf(LaterFile, files) }
}

/** Starts a file over: its rows are read again. */
export async function resetFile(client: Client, deliveryId: string, subject: SubjectName): Promise<void> {
  await client.query('delete from delivery_rejects where delivery_id = $1 and subject = $2', [deliveryId, subject])
  await client.query(
    `update delivery_files set staged_at = null, applied_line = 0, applied_at = null, read_rows = 0, rejected_rows = 0,
       added_rows = 0, changed_rows = 0, unchanged_rows = 0, closed_rows = 0 where delivery_id = $1 and subject = $2`,
    [deliveryId, subject],
  )
}

export interface StagedCounts {
  readRows: number
  rejectedRows: number
  sums: Readonly<Record<string, number>>
}

export async function recordStaged(
  client: Client,
  { deliveryId, subject }: { deliveryId: string; subject: SubjectName },
  { readRows, rejectedRows, sums }: StagedCounts,
): Promise<void> {
  await client.query(
    `update delivery_files set staged_at = now(), read_rows = $3, rejected_rows = $4, sums = (
       select coalesce(jsonb_object_agg(field, jsonb_build_object(
         'expected', sums -> field -> 'expected', 'read', coalesce($5::jsonb -> field, '0'))), '{}')
       from jsonb_object_keys(sums || $5::jsonb) field)
     where delivery_id = $1 and subject = $2`,
    [deliveryId, subject, readRows, rejectedRows, JSON.stringify(sums)],
  )
}

export async function setState(
  client: Client,
  deliveryId: string,
  { state, problems = [] }: { state: DeliveryState; problems?: readonly string[] },
): Promise<void> {
  await client.query(
    `update deliveries set state = $2, problems = $3,
       finished_at = case when $2 in ('checking', 'applying') then null else now() end where id = $1`,
    [deliveryId, state, problems.join('\n')],
  )
}

export interface ChunkCounts {
  added: number
  changed: number
  unchanged: number
}

export async function recordChunk(
  client: Client,
  { deliveryId, subject, line }: { deliveryId: string; subject: SubjectName; line: number },
  { added, changed, unchanged }: ChunkCounts,
): Promise<void> {
  await client.query(
    `update delivery_files set applied_line = $3, added_rows = added_rows + $4, changed_rows = changed_rows + $5,
       unchanged_rows = unchanged_rows + $6 where delivery_id = $1 and subject = $2`,
    [deliveryId, subject, line, added, changed, unchanged],
  )
}

export async function recordClosed(
  client: Client,
  { deliveryId, subject }: { deliveryId: string; subject: SubjectName },
  closedRows: number,
): Promise<void> {
  await client.query('update delivery_files set closed_rows = $3 where delivery_id = $1 and subject = $2', [
    deliveryId,
    subject,
    closedRows,
  ])
}

export async function recordApplied(
  client: Client,
  { deliveryId, subject }: { deliveryId: string; subject: SubjectName },
  closedRows: number,
): Promise<void> {
  await client.query(
    'update delivery_files set applied_at = now(), closed_rows = $3 where delivery_id = $1 and subject = $2',
    [deliveryId, subject, closedRows],
  )
}

export async function addRejected(
  client: Client,
  { deliveryId, subject }: { deliveryId: string; subject: SubjectName },
  rows: number,
): Promise<void> {
  if (rows === 0) return
  await client.query(
    'update delivery_files set rejected_rows = rejected_rows + $3 where delivery_id = $1 and subject = $2',
    [deliveryId, subject, rows],
  )
}
