/**
 * Imports a delivery: stages its rows, checks them, and applies them in chunks. A delivery that was interrupted
 * continues where it stopped if its content is still the same.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import { maxClosedShare } from '#shared/imports/deliveries'
import type { FieldOptions } from '#shared/imports/fields'
import { type SubjectName, subjectNames } from '#shared/imports/subjectNames'
import { subjectOf } from '#shared/imports/subjects'
import * as importTexts from '#shared/texts/operations/imports'
import { connectClient } from '../../db/client'
import { databaseCode } from '../../db/databaseErrors'
import { inTransaction } from '../../db/inTransaction'
import * as ledger from './apply.ledger'
import { rejectInvalidRows } from './checks.queries'
import * as deliveries from './deliveries.queries'
import { FileProblem } from './reading/fileProblem'
import type { RawRow } from './reading/rawRow'
import { reconcile } from './reconcile'
import { stageFile } from './stageFile'
import * as staging from './staging.queries'
import type { StagedTable } from './tables/tableImport'
import { tableOf } from './tables/tables'

/** The rows of one subject in a delivery. */
export interface DeliveryFile extends deliveries.NewFile {
  options: FieldOptions
  /** How many records it may close if it is complete; null for the share that needs no confirmation. */
  maxClosed: number | null
  /** Opens the rows. It is called again when an interrupted delivery continues. */
  read: () => AsyncIterable<RawRow[]>
}

export interface Delivery extends deliveries.NewDelivery {
  files: readonly DeliveryFile[]
}

export interface ImportProgress {
  subject: SubjectName
  phase: 'read' | 'applied'
  rows: number
}

interface ImportOptions {
  /** The direct URL, because the import holds a lock of its session. */
  databaseUrl: string
  timeZone: string
  /** How long it waits for another import to end. */
  waitMs?: number
  onProgress?: (progress: ImportProgress) => void | Promise<void>
}

export interface ImportResult {
  deliveryId: string
  /** False if it continued a delivery that was interrupted, or if a request was repeated. */
  isNew: boolean
  /** Why the delivery was rejected as a whole; empty otherwise. */
  problems: string[]
  /** In the order in which they are applied. */
  files: deliveries.FileState[]
}

/** A killed import keeps its lock until its last statement ends. */
const defaultWaitMs = 10_000

/** Returns null if another delivery is being imported. */
export async function importDelivery(delivery: Delivery, options: ImportOptions): Promise<ImportResult | null> {
  const clients = [await connectClient(options.databaseUrl)]
  try {
    const [client] = clients
    if (!client || !(await deliveries.takeImportLock(client, options.waitMs ?? defaultWaitMs))) return null
    const second = await connectClient(options.databaseUrl)
    clients.push(second)
    // Every statement of this connection converts times to days in the provider's time zone.
    await client.query(`select set_config('timezone', $1, false)`, [options.timeZone])
    return await importWith({ client, second, onProgress: options.onProgress ?? (() => undefined) }, delivery)
  } finally {
    for (const client of clients) await client.end()
  }
}

interface Connections {
  client: Client
  second: Client
  onProgress: (progress: ImportProgress) => void | Promise<void>
}

async function importWith(connections: Connections, delivery: Delivery): Promise<ImportResult> {
  const { client } = connections
  const answered = await deliveries.findAnswered(client, delivery)
  if (answered) return resultOf(client, answered.id, { isNew: false, problems: linesOf(answered.problems) })
  await staging.createStagingSchema(client)
  const open = await deliveries.findOpenDelivery(client, delivery)
  await staging.dropStaging(client, open?.id ?? null)
  const { id, state } = open ?? (await deliveries.insertDelivery(client, delivery, delivery.files))
  const run = { ...connections, delivery, deliveryId: id }
  const problems = await findObstacles(run)
  if (problems.length === 0 && (state === 'checking' || !(await isStillStaged(run))))
    problems.push(...(await check(run)))
  if (problems.length === 0 && !delivery.isDryRun) await applyAll(run)
  await staging.dropStaging(client, null)
  await deliveries.setState(client, id, { state: problems.length > 0 ? 'rejected' : 'finished', problems })
  return resultOf(client, id, { isNew: open === null, problems })
}

async function resultOf(
  client: Client,
  deliveryId: string,
  outcome: Pick<ImportResult, 'isNew' | 'problems'>,
): Promise<ImportResult> {
  const files = await deliveries.findFiles(client, deliveryId)
  return { deliveryId, ...outcome, files: subjectNames.flatMap((subject) => files.get(subject) ?? []) }
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '')

interface Run extends Connections {
  delivery: Delivery
  deliveryId: string
}

/** An older delivery would undo what a later one has corrected. */
async function findObstacles({ client, deliveryId }: Run): Promise<string[]> {
  const { isFuture, files } = await deliveries.findLaterDeliveries(client, deliveryId)
  return [
    ...(isFuture ? [importTexts.writtenInFuture] : []),
    ...files.map(({ name, subject, delivery }) => importTexts.laterDelivery(name, { subject, delivery })),
  ]
}

/** A crash of the database empties the staging tables. */
async function isStillStaged({ client, deliveryId }: Run): Promise<boolean> {
  for (const { subject, readRows, rejectedRows } of (await deliveries.findFiles(client, deliveryId)).values())
    if ((await staging.countStaged(client, deliveryId, subject)) !== readRows - rejectedRows) return false
  return true
}

/** Stages all files and rejects invalid rows. Returns why the delivery as a whole is rejected. */
async function check(run: Run): Promise<string[]> {
  const { client, deliveryId } = run
  const problems = await stageAll(run)
  const files = await deliveries.findFiles(client, deliveryId)
  // A file that can't be read has no sums to compare.
  if (problems.length === 0) problems.push(...reconcile(files.values()))
  if (problems.length > 0) return problems
  const staged = stagedTables(run)
  const { source } = run.delivery
  return inTransaction(client, async () => {
    for (const subject of subjectNames) {
      if (!files.has(subject)) continue
      const rows = await rejectInvalidRows(client, { deliveryId, subject, source, table: tableOf[subject], staged })
      await deliveries.addRejected(client, { deliveryId, subject }, rows)
      if (run.delivery.isDryRun) await countDryRun(run, subject)
    }
    const tooManyClosed = await findTooManyClosed(run)
    if (tooManyClosed.length === 0) await deliveries.setState(client, deliveryId, { state: 'applying' })
    return tooManyClosed
  })
}

/** A file that lacks many accounts was probably cut short. The manifest has to confirm that they are to be closed. */
async function findTooManyClosed(run: Run): Promise<string[]> {
  const problems: string[] = []
  const files = await deliveries.findFiles(run.client, run.deliveryId)
  for (const { subject, name, maxClosed } of run.delivery.files) {
    const file = files.get(subject)
    const applied = appliedSubject(run, subject)
    if (!file || !applied || !closesMissing(file)) continue
    const { missing, active } = await ledger.countMissing(run.client, applied)
    if (missing > (maxClosed ?? active * maxClosedShare))
      problems.push(importTexts.closesTooMany(name, { subject, missing, active }))
  }
  return problems
}

async function stageAll({ client, second, delivery, deliveryId, onProgress }: Run): Promise<string[]> {
  const problems: string[] = []
  for (const { subject, name, expectedRows, options, read } of delivery.files) {
    let rows = 0
    const onRows = (count: number): void | Promise<void> => {
      rows += count
      return onProgress({ subject, phase: 'read', rows })
    }
    try {
      await stageFile({ client, second, onRows }, { deliveryId, subject, name, expectedRows, options, rows: read() })
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error
      problems.push(error.message)
    }
  }
  return problems
}

const stagedTables = ({ delivery, deliveryId }: Run): StagedTable => {
  const delivered = new Set(delivery.files.map(({ subject }) => subject))
  return (subject) => (delivered.has(subject) ? staging.stagingTable(deliveryId, subject) : null)
}

/** Returns null for a subject without a table. */
function appliedSubject(run: Run, subject: SubjectName): ledger.AppliedSubject | null {
  const table = tableOf[subject]
  const { deliveryId } = run
  return (
    table && { deliveryId, subject, table, own: staging.stagingTable(deliveryId, subject), staged: stagedTables(run) }
  )
}

async function countDryRun(run: Run, subject: SubjectName): Promise<void> {
  const applied = appliedSubject(run, subject)
  if (!applied) return
  const counts = await ledger.countDifferences(run.client, applied)
  const file = { deliveryId: run.deliveryId, subject }
  await deliveries.recordChunk(run.client, { ...file, line: 0 }, counts)
  const state = (await deliveries.findFiles(run.client, run.deliveryId)).get(subject)
  if (state && closesMissing(state))
    await deliveries.recordClosed(run.client, file, (await ledger.countMissing(run.client, applied)).missing)
}

/** A rejected row is not missing. */
const closesMissing = ({ subject, isComplete, rejectedRows }: deliveries.FileState): boolean =>
  isComplete && rejectedRows === 0 && subjectOf(subject).canBeComplete

async function applyAll(run: Run): Promise<void> {
  const files = await deliveries.findFiles(run.client, run.deliveryId)
  for (const subject of subjectNames) {
    const file = files.get(subject)
    const applied = appliedSubject(run, subject)
    if (file && applied && !file.isApplied) await applyFile(run, { file, applied })
  }
}

async function applyFile(
  { client, deliveryId, onProgress }: Run,
  { file, applied }: { file: deliveries.FileState; applied: ledger.AppliedSubject },
): Promise<void> {
  const { subject } = file
  let rows = 0
  let after = file.appliedLine
  for (;;) {
    const next = await ledger.findNextChunk(client, applied, after)
    if (next === null) break
    const chunk = { ...next, after }
    await retrying(() => ledger.applyChunk(client, applied, chunk))
    after = next.line
    rows += next.rows
    await onProgress({ subject, phase: 'applied', rows })
  }
  await inTransaction(client, async () => {
    const closedRows = closesMissing(file) ? await ledger.closeMissing(client, applied) : 0
    await deliveries.recordApplied(client, { deliveryId, subject }, closedRows)
  })
}

/** Deadlocks with calls of customers, and rows that were added in the meantime. */
const passing = new Set(['40P01', '40001', '23505'])
const maxAttempts = 5
/** Before the first repetition; before each further one, it grows by as much. */
const retryMs = 100

async function retrying(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work()
      return
    } catch (error) {
      if (attempt === maxAttempts || !passing.has(databaseCode(error))) throw error
      await delay(attempt * retryMs)
    }
  }
}
