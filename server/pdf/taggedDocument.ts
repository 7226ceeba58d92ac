/** A letter-size PDF with tagged text, which screen readers read in the order in which it was written. */
import PDFDocument from 'pdfkit'
import { fonts } from './fonts'
import { addPageFooters, createPages, margin } from './pages'
import { createTables, type DrawingContext, rowGap, type Tables, type Tag } from './tables'
import { colors, createTextTools, type TextStyle } from './textTools'

const listIndent = 12

/** The library supports `bbox`, but its types do not declare it yet (0.17.6). */
const figureOf = (alt: string, bbox: [left: number, top: number, right: number, bottom: number]) => ({ alt, bbox })

export interface TaggedDocument extends Tables {
  document: PDFKit.PDFDocument
  /** The width between the margins. */
  width: number
  /** Starts a new page unless this height fits on the current one. */
  reserve(height: number): void
  newPage(): void
  /** Writes text at the current position and continues on the next page when it does not fit. */
  write(
    text: string,
    tag: Tag,
    textStyle?: Partial<TextStyle> & { /** Height that must follow on the same page. */ keepWith?: number },
  ): void
  /** Writes a web address that opens when it is clicked. */
  link(text: string, url: string, textStyle?: Partial<TextStyle>): void
  /** Writes a list of items, each with its label. */
  list(items: readonly { label: string; text: string }[], textStyle?: Partial<TextStyle>): void
  /** Draws parts next to each other, in their reading order. All of them fit on the page in this height. */
  beside(height: number, parts: readonly (() => void)[]): void
  /** Draws a figure with an alternative text for screen readers. It is as wide as the text unless a place is given. */
  figure(alternative: string, place: { height: number; x?: number; width?: number }, draw: (top: number) => void): void
  /** Writes a large amount with smaller cents. Programs that read it aloud or copy it get it as a whole. */
  writeAmount(amount: string, style: { x: number; size: number }): void
  /** Draws what screen readers skip. */
  decorate(draw: () => void): void
  rule(): void
  gap(points: number): void
  finish(): Promise<Buffer>
}

export function createTaggedDocument(title: string, author: string, language = 'en-US'): TaggedDocument {
  const document = openDocument(title, author, language)
  const readBytes = collectBytes(document)
  const root = document.struct('Document')
  document.addStructure(root)
  const textTools = createTextTools(document)
  const pages = createPages(document)
  const width = document.page.width - 2 * margin
  const context: DrawingContext = { document, root, textTools, pages, width }

  return {
    document,
    width,
    reserve: pages.reserve,
    newPage: pages.turn,
    ...createWriters(context),
    ...createTables(context),
    decorate: pages.decorate,
    beside(height, parts) {
      pages.reserve(height)
      const top = document.y
      const bottoms = parts.map((draw) => {
        document.y = top
        draw()
        return document.y
      })
      document.y = Math.max(...bottoms)
    },
    figure(alternative, { height, x = margin, width: figureWidth = width }, draw) {
      pages.reserve(height)
      const top = document.y
      const options = figureOf(alternative, [x, top, x + figureWidth, top + height])
      root.add(document.struct('Figure', options, () => draw(top)))
      document.y = top + height
    },
    rule: () => pages.decorate(() => drawRule(document, width)),
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

type Writers = Pick<TaggedDocument, 'write' | 'writeAmount' | 'link' | 'list'>

function createWriters({ document, root, textTools, pages, width }: DrawingContext): Writers {
  return {
    write(text, tag, { keepWith = 0, ...textStyle } = {}) {
      const measured = textTools.measure(text, { x: margin, width, ...textStyle })
      pages.reserve(measured.height + keepWith)
      const top = document.y
      root.add(document.struct(tag, {}, () => textTools.draw(measured, top)))
      document.y = top + measured.height
    },
    writeAmount(amount, { x, size }) {
      const [dollars = '', cents] = amount.split('.')
      const large = textTools.measure(dollars, { x, width, size, isBold: true, color: colors.accent })
      const small = textTools.measure(cents === undefined ? '' : `.${cents}`, {
        x: x + (large.lineWidth ?? 0),
        width,
        size: size / 2,
        isBold: true,
        color: colors.accent,
      })
      pages.reserve(large.height)
      const top = document.y
      root.add(
        document.struct('P', { actual: amount }, () => {
          textTools.draw(large, top)
          // Their tops are level.
          textTools.draw(small, top + size * 0.16)
        }),
      )
      document.y = top + large.height
    },
    link(text, url, textStyle) {
      const measured = textTools.measure(text, { x: margin, width, ...textStyle })
      pages.reserve(measured.height)
      const top = document.y
      const paragraph = document.struct('P')
      root.add(paragraph)
      paragraph.add(document.struct('Link', { alt: url }, () => textTools.draw({ ...measured, url }, top)))
      paragraph.end()
      document.y = top + measured.height
    },
    list(items, textStyle = {}) {
      const list = document.struct('L')
      root.add(list)
      const { x = margin, width: listWidth = width, ...fontStyle } = textStyle
      for (const item of items) {
        const body = textTools.measure(item.text, { ...fontStyle, x: x + listIndent, width: listWidth - listIndent })
        const label = textTools.measure(item.label, { ...fontStyle, x, width: listIndent })
        pages.reserve(body.height)
        const top = document.y
        const element = document.struct('LI')
        list.add(element)
        element.add(document.struct('Lbl', {}, () => textTools.draw(label, top)))
        element.add(document.struct('LBody', {}, () => textTools.draw(body, top)))
        element.end()
        document.y = top + body.height + rowGap
      }
      list.end()
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
    // Without a name, the library doesn't load a font that no text uses.
    font: '',
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

function drawRule(document: PDFKit.PDFDocument, width: number): void {
  const y = document.y + 2
  document
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.5)
    .strokeColor(colors.rule)
    .stroke()
  document.y = y + 5
}
