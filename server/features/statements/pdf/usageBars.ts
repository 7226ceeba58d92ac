/** Draws thirteen months side by side, to compare this bill with earlier ones. */
import type { StatementDetails } from '#shared/contract/billing/statements'
import { colors, margin, type TaggedDocument } from '../../../pdf/taggedDocument'

const chartHeight = 90
const labelHeight = 24
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const monthLabel = (month: string): string => `${months[Number(month.slice(5)) - 1] ?? ''} ${month.slice(2, 4)}`

export function drawUsageBars(pdf: TaggedDocument, { history: { unit, bars } }: StatementDetails): void {
  if (bars.length < 2) return
  const formatAmount = (amount: number) => (unit === 'dollars' ? `$${amount.toFixed(2)}` : `${amount} therms`)
  const title = unit === 'dollars' ? 'Charges' : 'Gas'
  pdf.write(`${title} for the last ${bars.length} months`, 'H2', {
    size: 12,
    isBold: true,
    color: colors.accent,
    keepWith: chartHeight + labelHeight,
  })
  pdf.rule()
  const descriptions = bars.map(
    ({ month, amount, isEstimated }) =>
      `${monthLabel(month)}: ${formatAmount(amount)}${isEstimated ? ', estimated' : ''}`,
  )
  pdf.figure(`${title} by month. ${descriptions.join('; ')}.`, chartHeight + labelHeight + 10, (top) => {
    const step = pdf.width / 13
    const highest = Math.max(...bars.map(({ amount }) => amount), 1)
    bars.forEach(({ month, amount, isEstimated }, index) => {
      const height = Math.max(0, (amount / highest) * (chartHeight - 12))
      const x = margin + index * step + 4
      const y = top + chartHeight - height
      const bar = pdf.document.rect(x, y, step - 8, height)
      // An estimate is only outlined, because it may still be corrected.
      if (isEstimated) bar.lineWidth(0.8).strokeColor(colors.accent).stroke()
      else bar.fillColor(index === bars.length - 1 ? colors.accent : '#8fa3b3').fill()
      const label = { width: step, align: 'center', lineBreak: false } as const
      pdf.document.font('regular').fontSize(7).fillColor(colors.quiet)
      const shortAmount = unit === 'dollars' ? `$${Math.round(amount)}` : String(amount)
      pdf.document.text(shortAmount, x - 4, y - 10, label)
      pdf.document.text(monthLabel(month), x - 4, top + chartHeight + 4, label)
    })
  })
  if (bars.some(({ isEstimated }) => isEstimated)) {
    pdf.write('Outlined bars are estimated readings.', 'P', { size: 8, color: colors.quiet })
  }
  pdf.gap(8)
}
