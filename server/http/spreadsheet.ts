/** An Excel workbook of one sheet, written while its rows are read: however long it gets, only a few rows are in memory. */
import { Readable } from 'node:stream'
import { strToU8, Zip, ZipDeflate } from 'fflate'

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A moment is written as a date cell, in the wall clock of the time zone; null leaves the cell empty. */
export type Cell = string | number | { moment: Date | null; zone: string }

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

/** What a workbook needs beside its sheet (ECMA-376, part 1). Style 1 is bold, for the first row; style 2 is a date with its time. */
const partsOf = (sheet: string): [name: string, xml: string][] => [
  [
    '[Content_Types].xml',
    `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheetType}.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="mm/dd/yyyy h:mm AM/PM"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  ],
]

/** XML knows neither most control characters nor lone surrogates. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const msPerDay = 86_400_000

/** Days since the last day of 1899, as spreadsheets count them. They know no time zones. */
function serialOf(moment: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((found) => found.type === type)?.value)
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return (wall - Date.UTC(1899, 11, 30)) / msPerDay
}

/** Texts are written as such: a spreadsheet takes none of them for a formula. */
function cellOf(cell: Cell, style: string): string {
  if (typeof cell === 'object')
    return cell.moment === null ? `<c${style}/>` : `<c s="2"><v>${serialOf(cell.moment, cell.zone)}</v></c>`
  if (typeof cell === 'number') return `<c${style}><v>${cell}</v></c>`
  return cell === ''
    ? `<c${style}/>`
    : `<c${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

const rowOf = (cells: readonly Cell[], style = ''): string =>
  `<row>${cells.map((cell) => cellOf(cell, style)).join('')}</row>`

interface Sheet {
  name: string
  columns: readonly { title: string; width: number }[]
  /** Some rows at a time. */
  rows: AsyncIterable<readonly Cell[][]>
}

async function* chunksOf({ name, columns, rows }: Sheet): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    written.push(chunk)
  })
  const taken = (): Uint8Array[] => {
    const chunks = written
    written = []
    return chunks
  }
  for (const [path, xml] of partsOf(name)) {
    const part = new ZipDeflate(path)
    zip.add(part)
    part.push(strToU8(head + xml), true)
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml')
  zip.add(sheet)
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const titles = rowOf(
    columns.map(({ title }) => title),
    ' s="1"',
  )
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>'
  sheet.push(strToU8(`${head}<worksheet xmlns="${main}">${view}<cols>${widths.join('')}</cols><sheetData>${titles}`))
  yield* taken()
  for await (const some of rows) {
    sheet.push(strToU8(some.map((row) => rowOf(row)).join('')))
    yield* taken()
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true)
  zip.end()
  yield* taken()
}

/** Reads on only as fast as the caller takes it. */
export const spreadsheetOf = (sheet: Sheet): Readable => Readable.from(chunksOf(sheet), { objectMode: false })
