/** Reads CSV as spreadsheets write it: a header, then rows, separated by commas, semicolons or tabs. */
import { pipeline, type Readable, Transform } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import * as importTexts from '#shared/texts/operations/imports'
import { FileProblem } from './fileProblem'
import { maxRowBytes, type RawRow, rowsPerGroup } from './rawRow'

interface CsvFile {
  name: string
  /** The columns that the file may have. */
  columns: readonly string[]
  requiredColumns: readonly string[]
}

interface CsvRecord {
  record: string[]
  /** The parser's count of lines so far. */
  info: { lines: number }
}

export async function* readCsv(bytes: Readable, file: CsvFile): AsyncGenerator<RawRow[]> {
  let header: string[] | null = null
  let group: RawRow[] = []
  for await (const { line, cells } of readRecords(bytes, file.name)) {
    if (header === null) {
      if (!isComment(cells)) header = readHeader(cells, file)
      continue
    }
    group.push(toRow(line, { header, cells }))
    if (group.length < rowsPerGroup) continue
    yield group
    group = []
  }
  if (header === null) throw new FileProblem(importTexts.emptyFile(file.name))
  if (group.length > 0) yield group
}

/** The templates have comments before their header. */
const isComment = ([first = '']: readonly string[]): boolean => first.startsWith('#')
const comments = /^(?:[\r\n]*"?#[^\r\n]*)+/

interface CsvLine {
  line: number
  cells: string[]
}

async function* readRecords(bytes: Readable, name: string): AsyncGenerator<CsvLine> {
  const start = await readStart(bytes)
  const { delimiter, skippedLines } = describeStart(start)
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    // Quotes inside of an unquoted value, as in 24" pipe, are part of it.
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxRowBytes,
    from_line: skippedLines + 1,
  })
  // An error destroys the parser, too, so whoever reads it gets the error.
  pipeline(bytes, lineFeedsOnly(), parser, () => undefined)
  let lastLine = skippedLines
  try {
    for await (const parsed of parser) {
      assertRecord(parsed)
      const { record, info } = parsed
      lastLine = info.lines
      yield { line: info.lines - countBreaks(record), cells: record }
    }
  } catch (error) {
    throw toProblem(error, { name, line: lastLine + 1 })
  }
}

/** The parser is a stream, so its records have no type. A schema would take as long as the parser itself. */
function assertRecord(value: unknown): asserts value is CsvRecord {
  const { record, info }: Partial<Record<keyof CsvRecord, unknown>> = typeof value === 'object' ? { ...value } : {}
  const hasLines = typeof info === 'object' && info !== null && 'lines' in info && typeof info.lines === 'number'
  if (!hasLines || !Array.isArray(record) || !record.every((cell) => typeof cell === 'string'))
    throw new TypeError('The CSV parser returned something other than a record.')
}

function toProblem(error: unknown, { name, line }: { name: string; line: number }): unknown {
  if (!(error instanceof CsvError)) return error
  return new FileProblem(
    error.code === 'CSV_MAX_RECORD_SIZE' ? importTexts.linesTooLong(name) : importTexts.brokenCsv(name, line),
  )
}

/** Returns the first bytes without taking them off the stream. */
async function readStart(bytes: Readable): Promise<string> {
  for await (const chunk of bytes.iterator({ destroyOnReturn: false })) {
    bytes.unshift(chunk)
    return String(chunk)
  }
  return ''
}

const delimiters = [',', ';', '\t'] as const

/** Finds the delimiter. Excel writes and reads a first line such as `sep=;`. */
function describeStart(start: string): { delimiter: string; skippedLines: number } {
  const named = /^sep=([,;\t])\r?\n/i.exec(start)
  if (named?.[1] !== undefined) return { delimiter: named[1], skippedLines: 1 }
  const header = (/^[\r\n]*([^\r\n]*)/.exec(start.replace(comments, ''))?.[1] ?? '').replaceAll(/"[^"]*"/g, '')
  const counts = delimiters.map((delimiter) => header.split(delimiter).length)
  return { delimiter: delimiters[counts.indexOf(Math.max(...counts))] ?? ',', skippedLines: 0 }
}

/** Replaces the line ends of Windows. The parser would count each of them twice within quotes. */
function lineFeedsOnly(): Transform {
  let held = ''
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = held + chunk.toString('latin1')
      held = text.endsWith('\r') ? '\r' : ''
      const complete = held === '' ? text : text.slice(0, -1)
      done(null, Buffer.from(complete.replaceAll('\r\n', '\n'), 'latin1'))
    },
    flush(done) {
      done(null, Buffer.from(held, 'latin1'))
    },
  })
}

const countBreaks = (record: readonly string[]): number => {
  let breaks = 0
  for (const cell of record) {
    for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) breaks += 1
  }
  return breaks
}

function readHeader(cells: readonly string[], { name, columns, requiredColumns }: CsvFile): string[] {
  const header = cells.map((cell) => cell.trim().toLowerCase())
  // Spreadsheets write the empty columns beside a table, too.
  while (header.at(-1) === '') header.pop()
  const unknown = header.find((column) => !columns.includes(column))
  if (unknown !== undefined) throw new FileProblem(importTexts.unknownColumn(name, unknown || '“”'))
  const repeated = header.find((column, index) => header.indexOf(column) !== index)
  if (repeated !== undefined) throw new FileProblem(importTexts.repeatedColumn(name, repeated))
  const missing = requiredColumns.find((column) => !header.includes(column))
  if (missing !== undefined) throw new FileProblem(importTexts.missingColumn(name, missing))
  return header
}

function toRow(line: number, { header, cells }: { header: readonly string[]; cells: readonly string[] }): RawRow {
  const isTooLong = cells.length > header.length && cells.slice(header.length).some((cell) => cell !== '')
  if (isTooLong || cells.length < header.length)
    return { line, values: null, problem: importTexts.fieldCount(cells.length, header.length) }
  const values: Record<string, string> = {}
  for (let index = 0; index < header.length; index += 1) values[header[index] ?? ''] = cells[index] ?? ''
  return { line, values, problem: null }
}
