/** Draws thirteen months side by side, to compare this bill with earlier ones. */
import type { StatementDetails } from '#shared/contract/billing/statements'
import * as statementTexts from '#shared/texts/statements'
import { colors, margin, type TaggedDocument } from '../../../pdf/taggedDocument'

const chartHeight = 90
const labelHeight = 24
const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short', year: '2-digit', timeZone: 'UTC' })

const monthLabel = (month: string): string => shortMonth.format(new Date(`${month}-01`))

export function drawUsageBars(pdf: TaggedDocument, { history: { unit, bars } }: StatementDetails): void {
  if (bars.length < 2) return
  const isMoney = unit === 'dollars'
  const formatAmount = (amount: number) => (isMoney ? `$${amount.toFixed(2)}` : statementTexts.therms(amount))
  pdf.write(statementTexts.chargesGasOfTheLastMonths(isMoney, bars.length), 'H2', {
    size: 12,
    isBold: true,
    color: colors.accent,
    keepWith: chartHeight + labelHeight,
  })
  pdf.rule()
  const descriptions = bars.map(({ month, amount, isEstimated }) =>
    statementTexts.amountOfMonth(monthLabel(month), formatAmount(amount), isEstimated),
  )
  pdf.figure(statementTexts.amountsByMonth(isMoney, descriptions), chartHeight + labelHeight + 10, (top) => {
    const step = pdf.width / 13
    const highest = Math.max(...bars.map(({ amount }) => amount), 1)
    bars.forEach(({ month, amount, isEstimated }, index) => {
      const height = Math.max(0, (amount / highest) * (chartHeight - 12))
      const x = margin + index * step + 4
      const y = top + chartHeight - height
      const bar = pdf.document.rect(x, y, step - 8, height)
      // An estimate is only outlined, because it may still be corrected.
      if (isEstimated) bar.lineWidth(0.8).strokeColor(colors.accent).stroke()
      else bar.fillColor(index === bars.length - 1 ? colors.accent : colors.accentLine).fill()
      const label = { width: step, align: 'center', lineBreak: false } as const
      pdf.document.font('regular').fontSize(7).fillColor(colors.quiet)
      const shortAmount = isMoney ? `$${Math.round(amount)}` : String(amount)
      pdf.document.text(shortAmount, x - 4, y - 10, label)
      pdf.document.text(monthLabel(month), x - 4, top + chartHeight + 4, label)
    })
  })
  if (bars.some(({ isEstimated }) => isEstimated)) {
    pdf.write(statementTexts.outlinedBarsAreEstimatedReadings, 'P', { size: 8, color: colors.quiet })
  }
  pdf.gap(8)
}
