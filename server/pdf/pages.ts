/** The pages of a document: where a new one starts, what it repeats, and the footers. */

import * as commonTexts from '#shared/texts/common'
import { colors, createTextTools, type TextStyle } from './textTools'

export const margin = 48
/** The footer is this far above the edge of the paper. */
const footerBottom = 30
const footerHeight = 14

export interface Pages {
  /** The height of a page between its margins, below repeated headings. */
  height: number
  /** Starts a new page unless this height fits on the current one. */
  reserve: (height: number) => void
  turn: () => void
  /** Draws what screen readers skip. */
  decorate: (draw: () => void) => void
  /** Draws `repeat` at the top of each page that starts during `fill`, and `close` on the page before it. */
  repeating: (repeat: () => void, fill: () => void, close?: () => void) => void
}

export function createPages(document: PDFKit.PDFDocument): Pages {
  const bottom = document.page.height - margin - footerHeight
  const maximumRepeated = 48
  const repeated: { repeat: () => void; close: (() => void) | undefined }[] = []

  const decorate = (draw: () => void) => {
    document.markContent('Artifact', { type: 'Layout' })
    draw()
    document.endMarkedContent()
  }
  const turn = () => {
    for (const { close } of repeated) if (close) decorate(close)
    document.addPage()
    for (const { repeat } of repeated) decorate(repeat)
  }
  return {
    height: bottom - margin - maximumRepeated,
    reserve(height) {
      if (document.y + height > bottom) turn()
    },
    turn,
    decorate,
    repeating(repeat, fill, close) {
      repeated.push({ repeat, close })
      fill()
      repeated.pop()
    },
  }
}

/** Adds the footer of each page as an artifact, which screen readers skip. */
export function addPageFooters(document: PDFKit.PDFDocument, title: string): void {
  const { start, count } = document.bufferedPageRange()
  const { measure, draw } = createTextTools(document)
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page)
    // Text within the bottom margin would otherwise start a new page.
    document.page.margins.bottom = 0
    const y = document.page.height - footerBottom - 10
    const style: TextStyle = { x: margin, width: document.page.width - 2 * margin, size: 8, color: colors.quiet }
    document.markContent('Artifact', { type: 'Pagination' })
    draw(measure(title, { ...style, width: style.width - 80 }), y)
    draw(measure(commonTexts.pageOf(page + 1, count), { ...style, align: 'right' }), y)
    document.endMarkedContent()
  }
}
