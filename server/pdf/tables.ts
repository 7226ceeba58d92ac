/** Writes tagged tables, and sections that repeat their heading on further pages. */
import { margin, type Pages } from './pages'
import { colors, type TextStyle, type TextTools } from './textTools'

export const rowGap = 3
const barWidth = 3

export interface DrawingContext {
  document: PDFKit.PDFDocument
  root: PDFKit.PDFStructureElement
  textTools: TextTools
  pages: Pages
  width: number
}

export type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD'

export interface TableCell extends TextStyle {
  text: string
  tag?: Tag
  /** The scope of a header cell; its row by default. */
  scope?: 'Row' | 'Column'
}

interface Section {
  title: string
  /** The title at the top of further pages. */
  continuedTitle: string
  /** The color of the bar beside the section. */
  hue: string
  /** Height that must follow the heading on the same page. */
  keepWith: number
}

export interface Tables {
  /** Writes a row of cells in the open table. */
  row(cells: readonly TableCell[]): void
  /** Writes rows that stay on one page. When they fill more than one page, only the last two stay together. */
  block(rows: readonly (readonly TableCell[])[]): void
  /** Opens a table. Rows that `fill` writes belong to it. Further pages repeat its headings. */
  table(fill: () => void, headings?: readonly TableCell[]): void
  /** Writes a heading with a colored bar beside everything that `fill` writes, and repeats it on further pages. */
  section(section: Section, fill: () => void): void
}

/** The library supports `scope`, but its types do not declare it yet (0.17.6). */
const headerOf = (scope: 'Row' | 'Column') => ({ scope })

export function createTables({ document, root, textTools, pages, width }: DrawingContext): Tables {
  let parent = root

  const measureCells = (cells: readonly TableCell[]) =>
    cells.map(({ text, tag = 'TD', scope = 'Row', ...style }) => ({
      tag,
      scope,
      measured: textTools.measure(text, style),
    }))
  type MeasuredCells = ReturnType<typeof measureCells>
  const heightOf = (cells: MeasuredCells) => Math.max(...cells.map(({ measured }) => measured.height))

  const drawRow = (cells: MeasuredCells) => {
    const height = heightOf(cells)
    pages.reserve(height)
    const top = document.y
    const row = document.struct('TR')
    parent.add(row)
    for (const { tag, scope, measured } of cells) {
      const options = tag === 'TH' ? headerOf(scope) : {}
      row.add(document.struct(tag, options, () => textTools.draw(measured, top)))
    }
    row.end()
    document.y = top + height + rowGap
  }

  const drawBlock = (rows: readonly MeasuredCells[]): void => {
    const height = rows.reduce((sum, cells) => sum + heightOf(cells) + rowGap, 0)
    if (height > pages.height && rows.length > 2) {
      for (const cells of rows.slice(0, -2)) drawRow(cells)
      return drawBlock(rows.slice(-2))
    }
    pages.reserve(height)
    for (const cells of rows) drawRow(cells)
  }

  return {
    row: (cells) => drawRow(measureCells(cells)),
    block: (rows) => drawBlock(rows.map(measureCells)),
    table(fill, headings) {
      const table = document.struct('Table')
      root.add(table)
      parent = table
      if (headings) {
        const measured = measureCells(headings.map((cell) => ({ ...cell, tag: 'TH', scope: 'Column' })))
        drawRow(measured)
        pages.repeating(() => {
          const top = document.y
          for (const cell of measured) textTools.draw(cell.measured, top)
          document.y = top + heightOf(measured) + rowGap
        }, fill)
      } else fill()
      parent = root
      table.end()
    },
    section({ title, continuedTitle, hue, keepWith }, fill) {
      const style = { x: margin + 12, width: width - 12, size: 12, isBold: true, color: colors.accent }
      const heading = textTools.measure(title, style)
      const continued = textTools.measure(continuedTitle, style)
      pages.reserve(heading.height + keepWith)
      let top = document.y
      const drawBar = () => document.rect(margin, top, barWidth, document.y - top - rowGap).fill(hue)
      root.add(document.struct('H2', {}, () => textTools.draw(heading, top)))
      document.y = top + heading.height + rowGap
      const repeat = () => {
        top = document.y
        textTools.draw(continued, top)
        document.y = top + continued.height + rowGap
      }
      pages.repeating(repeat, fill, drawBar)
      pages.decorate(drawBar)
    },
  }
}
