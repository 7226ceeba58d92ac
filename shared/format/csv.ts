/** Writes tables as CSV that spreadsheets open (RFC 4180). */
export type CsvCell = string | number | null

/**
 * Spreadsheets run a text that starts with one of these characters as a formula. The last four are full-width forms.
 */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/
/** Spreadsheets don't run a signed number, even with a unit. */
const signedNumber = /^[+-]\d+(?:\.\d+)?(?: ?(?:%|[A-Za-z]{1,5}))?$/
/** Some spreadsheets split cells at semicolons or tabs, so a text with one of these is quoted. */
const needsQuotes = /[",;\t\r\n]/

/** Always returns two decimals, as on the receipt: 25 dollars become 25.00. */
export const toCsvDollars = (cents: number): string => (cents / 100).toFixed(2)

/** Returns a cell of a file that `toCsv` wrote as it was before. */
export const removeFormulaGuard = (cell: string): string =>
  cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell

/** Returns the delimiter that the first line has most of, without those inside of quotes. */
export function csvDelimiterOf<Delimiter extends string>(
  text: string,
  delimiters: readonly [Delimiter, ...Delimiter[]],
): Delimiter {
  const [firstLine = ''] = text.replaceAll(/"[^"]*("|$)/g, '').split(/\r?\n/, 1)
  const countOf = (delimiter: Delimiter) => firstLine.split(delimiter).length
  return delimiters.reduce((most, delimiter) => (countOf(delimiter) > countOf(most) ? delimiter : most))
}

/** An apostrophe prevents a spreadsheet from running a text as a formula. */
function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = formulaStart.test(cell) && !signedNumber.test(cell) ? `'${cell}` : cell
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
