/** Draws what documents have in common: the top with logo and facts, headings and boxes. */
import { radius } from '#shared/design/tokens'
import { officeAddress } from '#shared/desks/numbers'
import * as statementTexts from '#shared/texts/billing/statements'
import type { Issuer } from './issuer'
import { drawLogo } from './logo'
import { margin } from './pages'
import type { TaggedDocument } from './taggedDocument'
import { colors } from './textTools'

interface Letterhead {
  issuer: Issuer
  title: string
  /** Numbers that identify the document, each with its label. */
  facts: readonly (readonly [label: string, value: string])[]
  /** The customer's name and address. */
  recipient: readonly string[]
}

const logoSize = 34
const factsX = 322
const labelWidth = 104

export function drawLetterhead(pdf: TaggedDocument, { issuer, title, facts, recipient }: Letterhead): void {
  const leftWidth = factsX - margin - 12
  pdf.beside(110, [
    () => {
      const top = pdf.document.y
      pdf.figure(statementTexts.logoOf(issuer.brandName), { height: logoSize, width: logoSize }, () =>
        drawLogo(pdf.document, { x: margin, y: top, size: logoSize }),
      )
      const name = { x: margin + logoSize + 10, width: leftWidth - logoSize - 10 }
      pdf.document.y = top + 1
      pdf.write(issuer.brandName, 'P', { ...name, size: 13, isBold: true, color: colors.accent })
      pdf.write(officeAddress.join(', '), 'P', { ...name, size: 8.5, color: colors.quiet })
      pdf.document.y = Math.max(pdf.document.y, top + logoSize) + 22
      pdf.write(title, 'H1', { width: leftWidth, size: 20, isBold: true, color: colors.accent })
      pdf.gap(6)
      recipient.forEach((line, index) => pdf.write(line, 'P', { isBold: index === 0 }))
    },
    () => {
      pdf.gap(2)
      pdf.table(() => {
        for (const [label, value] of facts) {
          pdf.row([
            { text: label, tag: 'TH', x: factsX, width: labelWidth, color: colors.quiet },
            { text: value, x: factsX + labelWidth, width: margin + pdf.width - factsX - labelWidth, align: 'right' },
          ])
        }
      })
    },
  ])
  pdf.gap(14)
}

export function drawHeading(pdf: TaggedDocument, text: string, keepWith = 50): void {
  pdf.write(text, 'H2', { size: 12, isBold: true, color: colors.accent, keepWith })
  pdf.rule()
}

/** Draws a tinted box behind what `fill` writes. */
export function drawBox(pdf: TaggedDocument, height: number, fill: (top: number) => void): void {
  pdf.reserve(height)
  const top = pdf.document.y
  pdf.decorate(() => pdf.document.roundedRect(margin, top, pdf.width, height, radius.card).fill(colors.panel))
  fill(top)
  pdf.document.y = top + height
}
