/** Reads what spreadsheets save: RFC 4180, with semicolons too, as some of them write. */

/** The lines of a file as their cells; lines without any text are left out, but counted. */
export function readCsv(text: string): { line: number; cells: string[] }[] {
  const source = text.replace(/^\uFEFF/, '')
  const [firstLine = ''] = source.split(/\r?\n/, 1)
  const separator = firstLine.includes(',') ? ',' : ';'
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
  for (let at = 0; at < source.length; at += 1) {
    const char = source.charAt(at)
    if (isQuoted) {
      if (char !== '"') cell += char
      else if (source.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
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
    .map(({ line, cells: raw }) => ({ line, cells: raw.map(withoutGuard) }))
    .filter(({ cells: read }) => read.some((text) => text !== ''))
}

/** Our own files put an apostrophe before what a spreadsheet would take for a formula. */
const withoutGuard = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '')
