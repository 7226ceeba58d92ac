/** Reads CSV files of spreadsheets: RFC 4180, also with semicolons. */
import { csvDelimiterOf, removeFormulaGuard } from '#shared/format/csv'

/** Returns the cells of each line. Empty lines are omitted but counted. */
export function readCsv(text: string): { line: number; cells: string[] }[] {
  const source = text.replace(/^\uFEFF/, '')
  const separator = csvDelimiterOf(source, [',', ';'])
  const rows: { line: number; cells: string[] }[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  const endRow = (): void => {
    cells.push(cell)
    rows.push({ line: rows.length + 1, cells })
    cells = []
    cell = ''
  }
  for (let index = 0; index < source.length; index += 1) {
    const char = source.charAt(index)
    if (isQuoted) {
      if (char !== '"') cell += char
      else if (source.charAt(index + 1) === '"') {
        cell += '"'
        index += 1
      } else isQuoted = false
    } else if (char === '"') isQuoted = true
    else if (char === separator) {
      cells.push(cell)
      cell = ''
    } else if (char === '\n') endRow()
    else if (char !== '\r') cell += char
  }
  if (cell !== '' || cells.length > 0) endRow()
  return rows
    .map(({ line, cells: raw }) => ({ line, cells: raw.map((cell) => removeFormulaGuard(cell.trim())) }))
    .filter(({ cells: read }) => read.some((text) => text !== ''))
}
