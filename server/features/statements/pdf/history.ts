/** Draws thirteen months side by side, to compare this bill with earlier ones. */

import { compareWithYearBefore, steadyRangeOf } from '#shared/billing/statementHistory'
import type { StatementDetails, UsageBar } from '#shared/contract/billing/statements'
import { light } from '#shared/design/tokens'
import { centsOf, formatCents } from '#shared/format/money'
import { countText } from '#shared/format/plural'
import * as statementTexts from '#shared/texts/billing/statements'
import * as monthTexts from '#shared/texts/months'
import { drawHeading } from '../../../pdf/letterhead'
import { margin } from '../../../pdf/pages'
import type { TaggedDocument } from '../../../pdf/taggedDocument'
import { colors, createTextTools } from '../../../pdf/textTools'

const chartHeight = 64
const labelHeight = 18
const figureHeight = chartHeight + labelHeight
const columns = 13

export function drawHistory(pdf: TaggedDocument, { service_group, history: { unit, bars } }: StatementDetails): void {
  if (bars.length < 2) return
  const isMoney = unit === 'dollars'
  const formatAmount = (amount: number) =>
    isMoney ? formatCents(centsOf(amount)) : statementTexts.therms(countText(amount))
  const steady = steadyRangeOf(bars)
  drawHeading(pdf, statementTexts.historyTitle(isMoney, bars.length), steady ? 30 : figureHeight + 28)
  if (!steady) {
    const descriptions = bars.map(({ month, amount, isEstimated }) =>
      statementTexts.amountOfMonth(monthTexts.shortMonth(month), formatAmount(amount), isEstimated),
    )
    const yearBefore = isMoney ? null : compareWithYearBefore(bars)
    if (yearBefore) {
      const { percent, month, amount } = yearBefore
      pdf.write(statementTexts.gasOfYearBefore(percent, monthTexts.monthName(month), formatAmount(amount)), 'P')
      pdf.gap(4)
    }
    pdf.figure(statementTexts.amountsByMonth(isMoney, descriptions), { height: figureHeight }, (top) =>
      drawBars(pdf, bars, { top, hue: service_group === 'GAS' ? light.gas : light.fiber, isMoney }),
    )
    if (bars.some(({ isEstimated }) => isEstimated)) {
      pdf.write(statementTexts.outlinedBarsHint, 'P', { size: 8, color: colors.quiet })
    }
  } else {
    const [low, high] = [formatAmount(steady.low), formatAmount(steady.high)]
    const text =
      low === high
        ? statementTexts.steadyFor(isMoney, low, bars.length)
        : statementTexts.steadyBetween(isMoney, { low, high }, bars.length)
    pdf.write(text, 'P')
  }
  pdf.gap(12)
}

interface Chart {
  top: number
  hue: string
  isMoney: boolean
}

function drawBars({ document, width }: TaggedDocument, bars: readonly UsageBar[], { top, hue, isMoney }: Chart): void {
  const { measure, draw } = createTextTools(document)
  const step = width / columns
  const highest = Math.max(...bars.map(({ amount }) => amount), 1)
  bars.forEach(({ month, amount, isEstimated }, index) => {
    const isCurrent = index === bars.length - 1
    const height = Math.max(0, (amount / highest) * (chartHeight - 12))
    const x = margin + index * step
    const y = top + chartHeight - height
    const bar = document.rect(x + 5, y, step - 10, height)
    // An estimate is only outlined, because it may still be corrected.
    if (isEstimated) bar.lineWidth(0.8).strokeColor(hue).stroke()
    else bar.fillColor(hue, isCurrent ? 1 : 0.35).fill()
    document.fillOpacity(1)
    const style = { x, width: step, size: 7, align: 'center', color: colors.quiet } as const
    const shortAmount = isMoney ? `$${Math.round(amount)}` : String(amount)
    draw(measure(shortAmount, { ...style, isBold: isCurrent, ...(isCurrent && { color: colors.text }) }), y - 10)
    draw(measure(monthTexts.shortMonth(month), { ...style, isBold: isCurrent }), top + chartHeight + 4)
  })
}
