/** A letter-size PDF with tagged text, which screen readers read in the order in which it was written. */
import PDFDocument from 'pdfkit'
import { light } from '#shared/design/tokens'
import { fonts } from './fonts'

/** Paper is always light. */
export const colors = {
  text: light.text,
  quiet: light.textSecondary,
  rule: light.line,
  accent: light.accent,
  accentLine: light.accentLine,
} as const
export const margin = 54
const footerHeight = 36
const listIndent = 16
const rowGap = 3

/** The library supports `scope`, but its types do not declare it yet (0.17.6). */
const headerOf = (lang: string, scope: 'Row' | 'Column') => ({ lang, scope })

export type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD'

export interface TextStyle {
  x: number
  width: number
  size?: number
  color?: string
  isBold?: boolean
  align?: 'left' | 'right'
}

export interface TableCell extends TextStyle {
  text: string
  tag?: Tag
  /** The scope of a header cell; its row by default. */
  scope?: 'Row' | 'Column'
}

export interface TaggedDocument {
  document: PDFKit.PDFDocument
  /** The width between the margins. */
  width: number
  /** Writes text at the current position and continues on the next page when it does not fit. */
  write(
    text: string,
    tag: Tag,
    textStyle?: Partial<TextStyle> & { /** Height that must follow on the same page. */ keepWith?: number },
  ): void
  /** Writes a row of cells in the open table. */
  row(cells: readonly TableCell[]): void
  /** Writes rows that stay on one page. When they fill more than one page, only the last two stay together. */
  block(rows: readonly (readonly TableCell[])[]): void
  /** Writes a list of items, each with its label. */
  list(items: readonly { label: string; text: string }[]): void
  /** Opens a table. Rows that `fill` writes belong to it. */
  table(fill: () => void): void
  /** Draws a figure with an alternative text for screen readers. */
  figure(alternative: string, height: number, draw: (top: number) => void): void
  rule(): void
  gap(points: number): void
  finish(): Promise<Buffer>
}

export function createTaggedDocument(title: string, author: string, language = 'en-US'): TaggedDocument {
  const document = openDocument(title, author, language)
  const readBytes = collectBytes(document)
  const root = document.struct('Document')
  document.addStructure(root)

  const width = document.page.width - 2 * margin
  let parent = root

  const textTools = createTextTools(document)
  const { ensureSpace, drawText, heightOf } = textTools
  const heightOfRow = (cells: readonly TableCell[]) => Math.max(...cells.map((cell) => heightOf(cell.text, cell)))
  const pageHeight = document.page.height - 2 * margin - footerHeight

  const row = (cells: readonly TableCell[]) => {
    const height = heightOfRow(cells)
    ensureSpace(height)
    const top = document.y
    const struct = document.struct('TR')
    parent.add(struct)
    for (const { text, tag = 'TD', scope = 'Row', ...textStyle } of cells) {
      struct.add(
        document.struct(tag, tag === 'TH' ? headerOf(language, scope) : {}, () => drawText(text, top, textStyle)),
      )
    }
    struct.end()
    document.y = top + height + rowGap
  }

  const block = (rows: readonly (readonly TableCell[])[]): void => {
    const height = rows.reduce((sum, cells) => sum + heightOfRow(cells) + rowGap, 0)
    if (height > pageHeight && rows.length > 2) {
      for (const cells of rows.slice(0, -2)) row(cells)
      return block(rows.slice(-2))
    }
    ensureSpace(height)
    for (const cells of rows) row(cells)
  }

  return {
    document,
    width,
    write(text, tag, { keepWith = 0, ...textStyle } = {}) {
      const fullStyle: TextStyle = { x: margin, width, ...textStyle }
      ensureSpace(heightOf(text, fullStyle) + keepWith)
      const top = document.y
      parent.add(document.struct(tag, {}, () => drawText(text, top, fullStyle)))
    },
    row,
    block,
    list(items) {
      const list = document.struct('L')
      root.add(list)
      for (const item of items) writeListItem(document, list, { ...item, width, textTools })
      list.end()
    },
    table(fill) {
      const table = document.struct('Table')
      root.add(table)
      parent = table
      fill()
      parent = root
      table.end()
    },
    figure(alternative, height, draw) {
      ensureSpace(height)
      const top = document.y
      root.add(document.struct('Figure', { alt: alternative }, () => draw(top)))
      document.y = top + height
    },
    rule: () => drawRule(document, width),
    gap(points) {
      document.y += points
    },
    async finish() {
      root.end()
      addPageFooters(document, title)
      document.end()
      return readBytes()
    },
  }
}

function openDocument(title: string, author: string, language: string): PDFKit.PDFDocument {
  const document = new PDFDocument({
    size: 'LETTER',
    margins: { top: margin, left: margin, right: margin, bottom: margin },
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author },
  })
  return document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
}

/** Collects the bytes of a document. The returned function resolves to all of them once the document has ended. */
function collectBytes(document: PDFKit.PDFDocument): () => Promise<Buffer> {
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const finished = new Promise<void>((resolve) => document.on('end', () => resolve()))
  return async () => {
    await finished
    return Buffer.concat(chunks)
  }
}

/** Returns the functions that measure and draw text, and that start a new page when a height does not fit. */
function createTextTools(document: PDFKit.PDFDocument) {
  const ensureSpace = (height: number) => {
    if (document.y + height > document.page.height - margin - footerHeight) document.addPage()
  }
  const style = ({ size = 10, color = colors.text, isBold = false }: Partial<TextStyle>) =>
    document
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color)
  const drawText = (text: string, top: number, { x, width: textWidth, align = 'left', ...fontStyle }: TextStyle) =>
    style(fontStyle).text(text, x, top, { width: textWidth, align, lineGap: 1 })
  const heightOf = (text: string, { width: textWidth, ...fontStyle }: TextStyle) =>
    style(fontStyle).heightOfString(text, { width: textWidth, lineGap: 1 })
  return { ensureSpace, drawText, heightOf }
}

interface ListItemInput {
  label: string
  text: string
  /** The width of the list. */
  width: number
  textTools: ReturnType<typeof createTextTools>
}

function writeListItem(
  document: PDFKit.PDFDocument,
  list: PDFKit.PDFStructureElement,
  { label, text, width, textTools: { ensureSpace, drawText, heightOf } }: ListItemInput,
): void {
  const bodyStyle: TextStyle = { x: margin + listIndent, width: width - listIndent }
  ensureSpace(heightOf(text, bodyStyle))
  const top = document.y
  const item = document.struct('LI')
  list.add(item)
  item.add(document.struct('Lbl', {}, () => drawText(label, top, { x: margin, width: listIndent })))
  item.add(document.struct('LBody', {}, () => drawText(text, top, bodyStyle)))
  item.end()
  document.y += 3
}

function drawRule(document: PDFKit.PDFDocument, width: number): void {
  const y = document.y + 2
  document.markContent('Artifact', { type: 'Layout' })
  document
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.5)
    .strokeColor(colors.rule)
    .stroke()
  document.endMarkedContent()
  document.y = y + 5
}

/** Adds the footer of each page as an artifact, which screen readers skip. */
function addPageFooters(document: PDFKit.PDFDocument, title: string): void {
  const { start, count } = document.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page)
    // Text within the bottom margin would otherwise start a new page.
    document.page.margins.bottom = 0
    const y = document.page.height - margin - 10
    document.markContent('Artifact', { type: 'Pagination' })
    document.font('regular').fontSize(8).fillColor(colors.quiet)
    const footerOptions = { width: document.page.width - 2 * margin, lineBreak: false }
    document.text(title, margin, y, footerOptions)
    document.text(`Page ${page + 1} of ${count}`, margin, y, { ...footerOptions, align: 'right' })
    document.endMarkedContent()
  }
}
