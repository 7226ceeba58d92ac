/** A letter-size document with tagged text: what a screen reader hears is in the order in which it is read. */
import PDFDocument from 'pdfkit'
import { fonts } from './fonts'

export const ink = { text: '#1a2530', quiet: '#55626e', rule: '#d5dbe0', accent: '#1c374b' } as const
export const margin = 54
const footerHeight = 36
const listIndent = 16
const rowGap = 3

/** The library knows `scope`, its types do not yet (0.17.6). */
const headerOf = (lang: string, scope: 'Row' | 'Column') => ({ lang, scope })

export type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD'

export interface Writing {
  x: number
  width: number
  size?: number
  color?: string
  isBold?: boolean
  align?: 'left' | 'right'
}

export interface Cell extends Writing {
  text: string
  tag?: Tag
  /** What a header is about: its row unless said otherwise. */
  scope?: 'Row' | 'Column'
}

export interface Sheet {
  document: PDFKit.PDFDocument
  /** Width between the margins. */
  width: number
  /** Text where the sheet stands; goes on to the next page when it does not fit. */
  write(
    text: string,
    tag: Tag,
    writing?: Partial<Writing> & { /** Height that must follow on the same page. */ keepWith?: number },
  ): void
  /** Cells side by side, as a row of the table that is open. */
  row(cells: readonly Cell[]): void
  /** Rows of the open table that stay on one page, or their last two where all of them fill more than one. */
  block(rows: readonly (readonly Cell[])[]): void
  /** Points under each other, each behind its mark. */
  list(items: readonly { mark: string; text: string }[]): void
  /** What is written inside belongs to one table. */
  table(fill: () => void): void
  /** A drawing with words for those who cannot see it. */
  figure(alternative: string, height: number, draw: (top: number) => void): void
  rule(): void
  gap(points: number): void
  finish(): Promise<Buffer>
}

export function openSheet(title: string, author: string, language = 'en-US'): Sheet {
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
  document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((done) => document.on('end', () => done()))
  const root = document.struct('Document')
  document.addStructure(root)

  const width = document.page.width - 2 * margin
  let parent = root

  const makeRoom = (height: number) => {
    if (document.y + height > document.page.height - margin - footerHeight) document.addPage()
  }
  const style = ({ size = 10, color = ink.text, isBold = false }: Partial<Writing>) =>
    document
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color)
  const put = (text: string, top: number, { x, width: span, align = 'left', ...look }: Writing) =>
    style(look).text(text, x, top, { width: span, align, lineGap: 1 })
  const heightOf = (text: string, { width: span, ...look }: Writing) =>
    style(look).heightOfString(text, { width: span, lineGap: 1 })

  const heightOfRow = (cells: readonly Cell[]) => Math.max(...cells.map((cell) => heightOf(cell.text, cell)))
  const pageHeight = document.page.height - 2 * margin - footerHeight

  const row = (cells: readonly Cell[]) => {
    const height = heightOfRow(cells)
    makeRoom(height)
    const top = document.y
    const struct = document.struct('TR')
    parent.add(struct)
    for (const { text, tag = 'TD', scope = 'Row', ...writing } of cells) {
      struct.add(document.struct(tag, tag === 'TH' ? headerOf(language, scope) : {}, () => put(text, top, writing)))
    }
    struct.end()
    document.y = top + height + rowGap
  }

  const block = (rows: readonly (readonly Cell[])[]): void => {
    const height = rows.reduce((sum, cells) => sum + heightOfRow(cells) + rowGap, 0)
    if (height > pageHeight && rows.length > 2) {
      for (const cells of rows.slice(0, -2)) row(cells)
      return block(rows.slice(-2))
    }
    makeRoom(height)
    for (const cells of rows) row(cells)
  }

  return {
    document,
    width,
    write(text, tag, { keepWith = 0, ...writing } = {}) {
      const whole: Writing = { x: margin, width, ...writing }
      makeRoom(heightOf(text, whole) + keepWith)
      const top = document.y
      parent.add(document.struct(tag, {}, () => put(text, top, whole)))
    },
    row,
    block,
    list(items) {
      const list = document.struct('L')
      root.add(list)
      for (const { mark, text } of items) {
        const body: Writing = { x: margin + listIndent, width: width - listIndent }
        makeRoom(heightOf(text, body))
        const top = document.y
        const item = document.struct('LI')
        list.add(item)
        item.add(document.struct('Lbl', {}, () => put(mark, top, { x: margin, width: listIndent })))
        item.add(document.struct('LBody', {}, () => put(text, top, body)))
        item.end()
        document.y += 3
      }
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
      makeRoom(height)
      const top = document.y
      root.add(document.struct('Figure', { alt: alternative }, () => draw(top)))
      document.y = top + height
    },
    rule() {
      const y = document.y + 2
      document.markContent('Artifact', { type: 'Layout' })
      document
        .moveTo(margin, y)
        .lineTo(margin + width, y)
        .lineWidth(0.5)
        .strokeColor(ink.rule)
        .stroke()
      document.endMarkedContent()
      document.y = y + 5
    },
    gap(points) {
      document.y += points
    },
    async finish() {
      root.end()
      number(document, title)
      document.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}

/** The foot of each page, which is no part of the text that is read. */
function number(document: PDFKit.PDFDocument, title: string): void {
  const { start, count } = document.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page)
    // Text within the margin would otherwise open a page of its own.
    document.page.margins.bottom = 0
    const y = document.page.height - margin - 10
    document.markContent('Artifact', { type: 'Pagination' })
    document.font('regular').fontSize(8).fillColor(ink.quiet)
    const foot = { width: document.page.width - 2 * margin, lineBreak: false }
    document.text(title, margin, y, foot)
    document.text(`Page ${page + 1} of ${count}`, margin, y, { ...foot, align: 'right' })
    document.endMarkedContent()
  }
}
