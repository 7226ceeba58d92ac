/** Draws the charges by service, each with a bar in the hue of the service, and by address on bills that have several. */

import { rateText } from '#shared/billing/rateText'
import type { StatementSection } from '#shared/billing/statementSection'
import { groupLinesByPlace } from '#shared/billing/statementSections'
import type { StatementDetails, StatementLine } from '#shared/contract/billing/statements'
import { light } from '#shared/design/tokens'
import { type Cents, formatCents } from '#shared/format/money'
import * as statementTexts from '#shared/texts/billing/statements'
import * as commonTexts from '#shared/texts/common'
import { margin } from '../../../pdf/pages'
import type { TableCell } from '../../../pdf/tables'
import type { TaggedDocument } from '../../../pdf/taggedDocument'
import { colors } from '../../../pdf/textTools'
import { amountCell } from './columns'

const hueOf: Record<StatementSection, string> = {
  FIBER: light.fiber,
  TV: light.tv,
  VOIP: light.voip,
  GAS: light.gas,
  ONE_TIME: light.controlLine,
  TAXES: light.controlLine,
}

/** Leaves room for the bar. */
const left = margin + 12
const quantityWidth = 150
const longestShortSection = 12
const usualRowHeight = 17
/** The heading of a long section is at the end of a page only if this much of the section fits below it. */
const minimumHeight = 70

export function drawCharges(pdf: TaggedDocument, { lines }: StatementDetails): void {
  for (const section of new Set(lines.map((line) => line.section))) {
    const sectionLines = lines.filter((line) => line.section === section)
    const title = statementTexts.sectionLabels[section]
    const isShort = sectionLines.length <= longestShortSection
    const heading = {
      title,
      continuedTitle: statementTexts.continued(title),
      hue: hueOf[section],
      // A short section stays on one page.
      keepWith: isShort ? (sectionLines.length + 3) * usualRowHeight : minimumHeight,
    }
    pdf.section(heading, () => writeLines(pdf, section, sectionLines))
    pdf.gap(10)
  }
}

/** The cells of a row, each at its column. The column of quantities is left out where no line has one. */
type RowWriter = (charge: Partial<TableCell>, quantity: Partial<TableCell>, amount: Partial<TableCell>) => TableCell[]

function rowWriterOf(pdf: TaggedDocument, lines: readonly StatementLine[]): RowWriter {
  const amountColumn = amountCell(pdf, 0)
  const quantityX = amountColumn.x - quantityWidth
  const hasQuantities = lines.some((line) => quantityOf(line) !== '')
  const chargeWidth = (hasQuantities ? quantityX : amountColumn.x) - left - 10
  return (charge, quantity, amount) => [
    { text: '', tag: 'TH', x: left, width: chargeWidth, ...charge },
    ...(hasQuantities ? [{ text: '', x: quantityX, width: quantityWidth, ...quantity }] : []),
    { ...amountColumn, ...amount },
  ]
}

function writeLines(pdf: TaggedDocument, section: StatementSection, lines: readonly StatementLine[]): void {
  const rowOf = rowWriterOf(pdf, lines)
  const totalRow = (text: string, cents: Cents) =>
    rowOf({ text, isBold: true }, {}, { text: formatCents(cents), isBold: true })
  const blocks = groupLinesByPlace(lines).flatMap(({ place, lines: groupLines, total }) => {
    const rows = groupLines.map((line) =>
      rowOf(
        { text: line.detail ? `${line.label} (${line.detail})` : line.label },
        { text: quantityOf(line), color: colors.quiet },
        { text: formatCents(line.amount) },
      ),
    )
    // An address stays on the same page as its charges.
    return place ? [[totalRow(place, total), ...rows]] : rows.map((row) => [row])
  })
  // The total stays on the same page as the last line above it.
  const last = blocks.pop() ?? []
  const style = { size: 8.5, color: colors.quiet }
  pdf.table(
    () => {
      for (const rows of blocks) pdf.block(rows)
      const total = lines.reduce((sum, { amount }) => sum + amount, 0)
      pdf.block([...last, totalRow(statementTexts.sectionTotals[section], total)])
    },
    rowOf(
      { text: statementTexts.charge, ...style },
      { text: statementTexts.quantityColumn, ...style },
      { text: commonTexts.amount, ...style },
    ),
  )
}

const quantityOf = ({ quantity, unit, rate }: StatementLine): string =>
  quantity === null || rate === null ? '' : statementTexts.quantityAtRate(String(quantity), unit, rateText(rate))
