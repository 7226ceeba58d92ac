/** Reads the rows of a delivered file: CSV or JSON Lines, packed with gzip or not. */

import type { SubjectName } from '#shared/imports/subjectNames'
import { subjectOf } from '#shared/imports/subjects'
import * as importTexts from '#shared/texts/operations/imports'
import { readCsv } from './csvRows'
import { FileProblem } from './fileProblem'
import { readJsonLines } from './jsonRows'
import type { RawRow } from './rawRow'
import { isGzipError, openUtf8 } from './utf8Bytes'

interface RowFile {
  path: string
  /** Its name in the delivery. */
  name: string
  subject: SubjectName
}

export async function* readRows(file: RowFile): AsyncGenerator<RawRow[]> {
  try {
    yield* openRows(file)
  } catch (error) {
    throw isGzipError(error) ? new FileProblem(importTexts.notGzip(file.name)) : error
  }
}

function openRows({ path, name, subject }: RowFile): AsyncIterable<RawRow[]> {
  const format = /\.(csv|txt|jsonl)(?:\.gz)?$/.exec(name.toLowerCase())?.[1]
  if (format === undefined) throw new FileProblem(importTexts.unknownFormat(name))
  const bytes = openUtf8(path, name.toLowerCase())
  if (format === 'jsonl') return readJsonLines(bytes, name)
  const fields = Object.entries(subjectOf(subject).fields)
  const columns = fields.map(([column]) => column)
  const requiredColumns = fields.filter(([, { isRequired }]) => isRequired).map(([column]) => column)
  return readCsv(bytes, { name, columns, requiredColumns })
}
