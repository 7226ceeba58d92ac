/** Tables as CSV files that spreadsheets open. */
import { platform } from '../../platform'

export type Cell = string | number | null

/** RFC 4180. A text that a spreadsheet would take for a formula is kept from running by an apostrophe. */
function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')

/** The mark at the front tells spreadsheets that it is UTF-8. */
export const saveCsv = (name: string, rows: readonly (readonly Cell[])[]): Promise<'saved' | 'cancelled'> =>
  platform.saveFile(name, new TextEncoder().encode(`\uFEFF${csvOf(rows)}`))
