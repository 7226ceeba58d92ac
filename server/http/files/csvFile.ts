/** CSV files that are written while their rows are read, so that only one page of a long table is in memory. */
import { Readable } from 'node:stream'
import { type CsvCell, toCsv } from '#shared/format/csv'
import type { SentFile } from './sentFile'

interface CsvSource {
  name: string
  head: readonly string[]
  /** Yields a batch of rows at a time. */
  rows: AsyncIterable<readonly (readonly CsvCell[])[]>
}

async function* chunksOf({ head, rows }: CsvSource): AsyncGenerator<string> {
  yield `\uFEFF${toCsv([head])}`
  for await (const batch of rows) yield toCsv(batch)
}

export const csvFile = (table: CsvSource): SentFile => ({
  name: table.name,
  type: 'text/csv; charset=utf-8',
  bytes: Readable.from(chunksOf(table), { objectMode: false }),
})

/** Returns a CSV file of rows that are already in memory, because the table is short or bounded. */
export const csvFileOfRows = ({
  name,
  head,
  rows,
}: Omit<CsvSource, 'rows'> & { rows: readonly (readonly CsvCell[])[] }) => ({
  name,
  type: 'text/csv; charset=utf-8',
  bytes: Buffer.from(`\uFEFF${toCsv([head, ...rows])}`),
})

export interface CursorPage<Row> {
  rows: readonly Row[]
  next: string | null
}

/** Yields all pages of a list, one after the other. */
export async function* readAllPages<Row>(
  readPage: (after: string | undefined) => Promise<CursorPage<Row>>,
  cellsOf: (row: Row) => readonly CsvCell[],
): AsyncGenerator<(readonly CsvCell[])[]> {
  let after: string | undefined
  do {
    const { rows, next } = await readPage(after)
    if (rows.length > 0) yield rows.map(cellsOf)
    after = next ?? undefined
  } while (after !== undefined)
}
