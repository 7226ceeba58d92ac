/** Tables as CSV files that spreadsheets open. */
import { csvOf, type Cell } from '#shared/csv'
import type { SaveEnd } from '#shared/saves'
import { platform } from '../../platform'

/** The mark at the front tells spreadsheets that it is UTF-8. */
export const saveCsv = (name: string, rows: readonly (readonly Cell[])[]): Promise<SaveEnd> =>
  platform.saveFile(name, new TextEncoder().encode(`\uFEFF${csvOf(rows)}`))
