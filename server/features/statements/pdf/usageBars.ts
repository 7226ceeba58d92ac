/** Thirteen months side by side, so that this bill can be seen among the others. */
import type { StatementDetails } from '#shared/contract/statements'
import { ink, margin, type Sheet } from '../../../pdf/sheet'

const chartHeight = 90
const labelHeight = 24
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const monthLabel = (month: string): string => `${months[Number(month.slice(5)) - 1] ?? ''} ${month.slice(2, 4)}`

export function usageBars(sheet: Sheet, { history: { unit, bars } }: StatementDetails): void {
  if (bars.length < 2) return
  const amountOf = (amount: number) => (unit === 'dollars' ? `$${amount.toFixed(2)}` : `${amount} therms`)
  const what = unit === 'dollars' ? 'Charges' : 'Gas'
  sheet.write(`${what} for the last ${bars.length} months`, 'H2', {
    size: 12,
    isBold: true,
    color: ink.accent,
    keepWith: chartHeight + labelHeight,
  })
  sheet.rule()
  const spoken = bars.map(
    ({ month, amount, isEstimated }) => `${monthLabel(month)}: ${amountOf(amount)}${isEstimated ? ', estimated' : ''}`,
  )
  sheet.figure(`${what} by month. ${spoken.join('; ')}.`, chartHeight + labelHeight + 10, (top) => {
    const step = sheet.width / 13
    const highest = Math.max(...bars.map(({ amount }) => amount), 1)
    bars.forEach(({ month, amount, isEstimated }, index) => {
      const height = Math.max(0, (amount / highest) * (chartHeight - 12))
      const x = margin + index * step + 4
      const y = top + chartHeight - height
      const bar = sheet.document.rect(x, y, step - 8, height)
      // An estimate is outlined only: it may yet be corrected.
      if (isEstimated) bar.lineWidth(0.8).strokeColor(ink.accent).stroke()
      else bar.fillColor(index === bars.length - 1 ? ink.accent : '#8fa3b3').fill()
      const label = { width: step, align: 'center', lineBreak: false } as const
      sheet.document.font('regular').fontSize(7).fillColor(ink.quiet)
      const short = unit === 'dollars' ? `$${Math.round(amount)}` : String(amount)
      sheet.document.text(short, x - 4, y - 10, label)
      sheet.document.text(monthLabel(month), x - 4, top + chartHeight + 4, label)
    })
  })
  if (bars.some(({ isEstimated }) => isEstimated)) {
    sheet.write('Outlined bars are estimated readings.', 'P', { size: 8, color: ink.quiet })
  }
  sheet.gap(8)
}
