/** Reads the rows of a file into its staging table. Rows whose fields can't be read are stored as rejects. */
import type { Client } from 'pg'
import { z } from 'zod/mini'
import type { FieldOptions, StagedValue } from '#shared/imports/fields'
import type { SubjectName } from '#shared/imports/subjectNames'
import { rowSchema, type StagedRow, subjectOf } from '#shared/imports/subjects'
import * as importTexts from '#shared/texts/operations/imports'
import { copyLine } from '../../db/copyText'
import { inTransaction } from '../../db/inTransaction'
import { type CopyTarget, openCopy } from './copyTarget'
import { recordStaged, resetFile, type StagedCounts } from './deliveries.queries'
import { FileProblem } from './reading/fileProblem'
import type { RawRow } from './reading/rawRow'
import { createStaging, finishStaging, stagedColumns, stagingTable } from './staging.queries'

const rejectColumns = ['delivery_id', 'subject', 'line', 'field', 'reason']

interface StagedFile {
  deliveryId: string
  subject: SubjectName
  /** Its name in the delivery. */
  name: string
  /** Null without a manifest. */
  expectedRows: number | null
  options: FieldOptions
  rows: AsyncIterable<RawRow[]>
}

/** Receives the number of rows that were read since the last call. */
type OnRows = (rows: number) => void | Promise<void>

interface Connections {
  client: Client
  /** Takes the rejects while the first one takes the rows. */
  second: Client
  onRows: OnRows
}

export async function stageFile({ client, second, onRows }: Connections, file: StagedFile): Promise<void> {
  const { deliveryId, subject } = file
  await resetFile(client, deliveryId, subject)
  await inTransaction(client, async () => {
    await createStaging(client, deliveryId, subject)
    const rejects = openCopy(second, { table: 'delivery_rejects', columns: rejectColumns })
    const staging = openCopy(client, { table: stagingTable(deliveryId, subject), columns: stagedColumns(subject) })
    const counts = await copyRows(file, { staging, rejects, onRows })
    await finishStaging(client, deliveryId, subject)
    await recordStaged(client, { deliveryId, subject }, counts)
  })
}

interface Targets {
  staging: CopyTarget
  rejects: CopyTarget
  onRows: OnRows
}

async function copyRows(file: StagedFile, { staging, rejects, onRows }: Targets): Promise<StagedCounts> {
  const reader = createRowReader(file)
  try {
    for await (const group of file.rows) {
      const texts = reader.read(group)
      await staging.write(texts.staged)
      await rejects.write(texts.rejects)
      await onRows(group.length)
      // The manifest bounds what a small packed file can become.
      if (reader.counts.readRows > (file.expectedRows ?? Number.POSITIVE_INFINITY))
        throw new FileProblem(importTexts.tooManyRows(file.name, file.expectedRows ?? 0))
    }
    // What is rejected is stored first: without the record that the file is staged, its rejects are removed again.
    await rejects.end()
    await staging.end()
  } catch (error) {
    // Both connections can be used again once their COPY has ended. The staged rows are rolled back.
    await Promise.allSettled([rejects.end(), staging.end()])
    throw error
  }
  return reader.counts
}

/** Reads groups of rows as lines for COPY, and counts them. */
function createRowReader({ deliveryId, subject, options }: StagedFile) {
  const schema = rowSchema(subject, options)
  const { fields, sums } = subjectOf(subject)
  const names = Object.keys(fields)
  const optionalNames = names.filter((name) => fields[name]?.isRequired === false)
  const counts = { readRows: 0, rejectedRows: 0, sums: Object.fromEntries(sums.map((field) => [field, 0])) }
  const addSums = (row: StagedRow): void => {
    for (const field of sums) counts.sums[field] = (counts.sums[field] ?? 0) + Number(row[field] ?? 0)
  }

  /** A row that is rejected counts in the sums, too, because the manifest's sums are those of all rows. */
  const addRejectedSums = (values: unknown): void => {
    if (typeof values !== 'object' || values === null) return
    for (const field of sums) {
      const reading = fields[field]?.parse(String(Reflect.get(values, field) ?? ''), options)
      if (reading && 'value' in reading) addSums({ [field]: reading.value })
    }
  }

  const rejectLines = (line: number, errors: readonly RowError[]): string =>
    errors.map(({ field, reason }) => copyLine([deliveryId, subject, line, field, reason])).join('')

  return {
    counts,
    read(group: readonly RawRow[]): { staged: string; rejects: string } {
      let staged = ''
      let rejects = ''
      for (const { line, values, problem } of group) {
        counts.readRows += 1
        const row = problem === null ? z.safeParse(schema, values) : null
        if (row?.success) {
          addSums(row.data)
          const missing = missingOf(optionalNames, values)
          staged += copyLine([line, ...names.map((name) => toCopied(row.data[name] ?? null)), toCopied(missing)])
          continue
        }
        counts.rejectedRows += 1
        addRejectedSums(values)
        rejects += rejectLines(line, row ? errorsOf(row.error) : [{ field: '', reason: problem ?? '' }])
      }
      return { staged, rejects }
    },
  }
}

/** Null if the row has all fields, as most rows have. */
function missingOf(names: readonly string[], values: unknown): string[] | null {
  const given: object = typeof values === 'object' && values !== null ? values : {}
  const missing = names.filter((name) => !Object.hasOwn(given, name))
  return missing.length === 0 ? null : missing
}

interface RowError {
  field: string
  reason: string
}

/** A row can have any number of unknown fields. */
const maxUnknownFields = 10

/** The name of an unknown field is text from outside: control characters can't be stored, and it may be long. */
const toShown = (field: string): string => field.slice(0, 64).replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '?')

const errorsOf = ({ issues }: z.core.$ZodError): RowError[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys
          .slice(0, maxUnknownFields)
          .map((field) => ({ field: toShown(field), reason: importTexts.unknownField }))
      : [{ field: String(issue.path[0] ?? ''), reason: issue.message }],
  )

/** Arrays are written as PostgreSQL's literals. Their items are names and ids, which are quoted. */
const toCopied = (value: StagedValue): string | number | boolean | null =>
  Array.isArray(value)
    ? `{${value.map((item) => `"${String(item).replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`
    : isPlain(value)
      ? value
      : null

const isPlain = (value: StagedValue): value is string | number | boolean | null => !Array.isArray(value)
