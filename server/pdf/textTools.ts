/** Measures and draws the text of PDF documents. */
import { light } from '#shared/design/tokens'

/** Paper is always light. */
export const colors = {
  text: light.text,
  quiet: light.textSecondary,
  rule: light.line,
  strongRule: light.controlLine,
  accent: light.accent,
  accentLine: light.accentLine,
  panel: light.accentSofter,
  danger: light.danger,
  link: light.link,
} as const

export interface TextStyle {
  x: number
  width: number
  size?: number
  color?: string
  isBold?: boolean
  align?: 'left' | 'right' | 'center'
}

/** A text whose size is known, so that drawing it doesn't lay it out again. */
interface MeasuredText {
  text: string
  style: TextStyle
  height: number
  /** The width of the text, or null if it takes several lines. */
  lineWidth: number | null
  /** The page that a click opens. */
  url?: string
}

export interface TextTools {
  measure: (text: string, style: TextStyle) => MeasuredText
  draw: (measured: MeasuredText, top: number) => void
}

const lineGap = 1

/** Keeps the library from measuring the text again. Its types do not declare these options (0.17.6). */
const measuredOptions = (textWidth: number) => ({ textWidth, wordCount: 1 })

export function createTextTools(document: PDFKit.PDFDocument): TextTools {
  const apply = ({ size = 10, isBold = false }: TextStyle) => document.font(isBold ? 'bold' : 'regular').fontSize(size)

  return {
    measure(text, style) {
      apply(style)
      const lineWidth = text.includes('\n') ? Number.POSITIVE_INFINITY : document.widthOfString(text)
      if (lineWidth <= style.width)
        return { text, style, lineWidth, height: document.currentLineHeight(true) + lineGap }
      return { text, style, lineWidth: null, height: document.heightOfString(text, { width: style.width, lineGap }) }
    },
    draw({ text, style, lineWidth, url }, top) {
      const { x, width, color = colors.text, align = 'left' } = style
      apply(style).fillColor(color)
      const link = url === undefined ? {} : { link: url }
      if (lineWidth === null) {
        document.text(text, x, top, { width, align, lineGap, ...link })
        return
      }
      const space = width - lineWidth
      const offset = align === 'left' ? 0 : align === 'right' ? space : space / 2
      document.text(text, x + offset, top, { lineBreak: false, ...measuredOptions(lineWidth), ...link })
    },
  }
}
