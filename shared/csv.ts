/** Tables as CSV that spreadsheets open (RFC 4180). */
export type Cell = string | number | null

/** Spreadsheets take a text that begins with one of these for a formula; the last four are their full-width forms. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/
/** A signed number, with a unit at most: no spreadsheet runs it. */
const signedNumber = /^[+-]\d+(?:\.\d+)?(?: ?(?:%|[A-Za-z]{1,5}))?$/
/** Some spreadsheets split at semicolons or tabs, so a text that holds one is quoted as a whole. */
const needsQuotes = /[",;\t\r\n]/

/** Always with both decimals, as on the receipt: 25 dollars are 25.00. */
export const dollarsIn = (cents: number): string => (cents / 100).toFixed(2)

/** An apostrophe keeps a text from running as a formula. */
function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = formulaStart.test(cell) && !signedNumber.test(cell) ? `'${cell}` : cell
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
