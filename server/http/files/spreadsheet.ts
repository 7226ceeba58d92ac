/** Writes an Excel workbook with one sheet while its rows are read, so that only a few rows are in memory. */

import { Readable } from 'node:stream'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { dateFormat } from '#shared/format/intl'

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A moment becomes a date cell in the time of its zone. A null moment leaves the cell empty. */
export type SpreadsheetCell = string | number | { moment: Date | null; zone: string }

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const officeNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006'

/**
 * The parts of a workbook beside its sheet (ECMA-376, part 1). Style 1 is bold for the header row, style 2 is a date
 * with time.
 */
const workbookParts = (sheet: string): [name: string, xml: string][] => [
  [
    '[Content_Types].xml',
    `<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheetType}.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${packageNamespace}/relationships"><Relationship Id="rId1" Type="${officeNamespace}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${mainNamespace}" xmlns:r="${officeNamespace}"><sheets><sheet name="${escapeXml(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packageNamespace}/relationships"><Relationship Id="rId1" Type="${officeNamespace}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${officeNamespace}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    `<styleSheet xmlns="${mainNamespace}"><numFmts count="1"><numFmt numFmtId="164" formatCode="mm/dd/yyyy h:mm AM/PM"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  ],
]

/** XML 1.0 allows neither most control characters nor lone surrogates. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const msPerDay = 86_400_000

/** Returns days since December 30, 1899, which is how spreadsheets store dates. They have no time zones. */
function dateSerialOf(moment: Date, zone: string): number {
  const parts = dateFormat('en-US', {
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
  const wallClockMs = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return (wallClockMs - Date.UTC(1899, 11, 30)) / msPerDay
}

/** Text is written as an inline string, so that a spreadsheet never runs it as a formula. */
function cellOf(cell: SpreadsheetCell, style: string): string {
  if (typeof cell === 'object')
    return cell.moment === null ? `<c${style}/>` : `<c s="2"><v>${dateSerialOf(cell.moment, cell.zone)}</v></c>`
  if (typeof cell === 'number') return `<c${style}><v>${cell}</v></c>`
  return cell === ''
    ? `<c${style}/>`
    : `<c${style} t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
}

const rowOf = (cells: readonly SpreadsheetCell[], style = ''): string =>
  `<row>${cells.map((cell) => cellOf(cell, style)).join('')}</row>`

interface SheetSource {
  name: string
  columns: readonly { title: string; width: number }[]
  /** Yields a batch of rows at a time. */
  rows: AsyncIterable<readonly SpreadsheetCell[][]>
}

async function* chunksOf({ name, columns, rows }: SheetSource): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    written.push(chunk)
  })
  const takeWritten = (): Uint8Array[] => {
    const chunks = written
    written = []
    return chunks
  }
  for (const [path, xml] of workbookParts(name)) {
    const part = new ZipDeflate(path)
    zip.add(part)
    part.push(strToU8(xmlDeclaration + xml), true)
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml')
  zip.add(sheet)
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const titles = rowOf(
    columns.map(({ title }) => title),
    ' s="1"',
  )
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>'
  sheet.push(
    strToU8(
      `${xmlDeclaration}<worksheet xmlns="${mainNamespace}">${view}<cols>${widths.join('')}</cols><sheetData>${titles}`,
    ),
  )
  yield* takeWritten()
  for await (const batch of rows) {
    sheet.push(strToU8(batch.map((row) => rowOf(row)).join('')))
    yield* takeWritten()
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true)
  zip.end()
  yield* takeWritten()
}

/** The stream reads rows only as fast as the client consumes it. */
export const spreadsheetOf = (sheet: SheetSource): Readable => Readable.from(chunksOf(sheet), { objectMode: false })
