/** A table as a file that is written while its rows are read: however long it gets, only a page of it is in memory. */
import { Readable } from 'node:stream'
import { csvOf, type Cell } from '#shared/csv'
import type { SentFile } from './sentFile'

interface Table {
  name: string
  head: readonly string[]
  /** Some rows at a time. */
  rows: AsyncIterable<readonly (readonly Cell[])[]>
}

async function* chunksOf({ head, rows }: Table): AsyncGenerator<string> {
  yield `\uFEFF${csvOf([head])}`
  for await (const some of rows) yield csvOf(some)
}

export const csvFile = (table: Table): SentFile => ({
  name: table.name,
  type: 'text/csv; charset=utf-8',
  bytes: Readable.from(chunksOf(table), { objectMode: false }),
})

/** A table that is in memory already: short, or bounded. */
export const csvTable = ({ name, head, rows }: Omit<Table, 'rows'> & { rows: readonly (readonly Cell[])[] }) => ({
  name,
  type: 'text/csv; charset=utf-8',
  bytes: Buffer.from(`\uFEFF${csvOf([head, ...rows])}`),
})

interface PageOfRows<Row> {
  rows: readonly Row[]
  next: string | null
}

/** All pages of a list, one after the other. */
export async function* everyPage<Row>(
  read: (after: string | undefined) => Promise<PageOfRows<Row>>,
  cellsOf: (row: Row) => readonly Cell[],
): AsyncGenerator<(readonly Cell[])[]> {
  let after: string | undefined
  do {
    const { rows, next } = await read(after)
    if (rows.length > 0) yield rows.map(cellsOf)
    after = next ?? undefined
  } while (after !== undefined)
}
