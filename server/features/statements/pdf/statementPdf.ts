/** Draws the printed statement: the amount due first, then how it came about, line by line. */

import { type Cents, formatCents } from '#shared/billing/money'
import { adjustmentOf, groupLinesByPlace, sectionLabels } from '#shared/billing/statementSections'
import type { StatementDetails, StatementLine, StatementSection } from '#shared/contract/billing/statements'
import { formatDay } from '#shared/format/formatDay'
import * as commonTexts from '#shared/texts/common'
import * as statementTexts from '#shared/texts/statements'
import { colors, createTaggedDocument, margin, type TableCell, type TaggedDocument } from '../../../pdf/taggedDocument'
import { drawUsageBars } from './usageBars'

export async function createStatementPdf(statement: StatementDetails, brandName: string): Promise<Buffer> {
  const title = statementTexts.statementOfAccount(formatDay(statement.bill_date), statement.crm_billing_account_number)
  const pdf = createTaggedDocument(title, brandName)
  drawHeader(pdf, statement, brandName)
  drawSummary(pdf, statement)
  drawUsageBars(pdf, statement)
  drawCharges(pdf, statement)
  return pdf.finish()
}

function drawHeader(pdf: TaggedDocument, statement: StatementDetails, brandName: string): void {
  const half = pdf.width / 2
  pdf.write(brandName, 'P', { size: 11, isBold: true, color: colors.accent })
  pdf.gap(6)
  pdf.write(statementTexts.statementOf(formatDay(statement.bill_date)), 'H1', { size: 20, isBold: true })
  pdf.gap(8)
  pdf.table(() => {
    const addRow = (label: string, value: string, isBold = false) =>
      pdf.row([
        { text: label, tag: 'TH', x: margin, width: 130, color: colors.quiet },
        { text: value, x: margin + 130, width: half, isBold },
      ])
    addRow(commonTexts.customer, statement.customer_name)
    addRow(commonTexts.address, statementTexts.fullAddress(statement))
    addRow(commonTexts.billingAccount, statement.crm_billing_account_number)
    addRow(
      commonTexts.period,
      statementTexts.fromTo(formatDay(statement.period_start), formatDay(statement.period_end)),
    )
    addRow(
      statement.total_due < 0 ? statementTexts.credit : statementTexts.totalDue,
      formatCents(Math.abs(statement.total_due)),
      true,
    )
    addRow(statementTexts.dueDate, formatDay(statement.due_date), true)
  })
  if (statement.autopay_date) {
    pdf.write(statementTexts.autopayWillPayItOn(formatDay(statement.autopay_date)), 'P', { color: colors.quiet })
  }
  pdf.gap(10)
}

function drawSummary(pdf: TaggedDocument, statement: StatementDetails): void {
  drawHeading(pdf, statementTexts.howWeGotToThisTotal)
  const adjustment = adjustmentOf(statement)
  const amounts: [label: string, amount: Cents, isBold?: true][] = [
    [statementTexts.previousBalance, statement.previous_total],
    ...statement.payments.map(({ date, method, amount }): [string, Cents] => [
      statementTexts.paymentReceived(formatDay(date), method),
      -amount,
    ]),
    ...(adjustment === 0 ? [] : [[statementTexts.adjustmentsAndCredits, adjustment] satisfies [string, Cents]]),
    [statementTexts.balanceForward, statement.previous_balance],
    [statementTexts.newCharges, statement.charges],
    [statementTexts.totalDue, statement.total_due, true],
  ]
  pdf.table(() => {
    for (const [label, amount, isBold = false] of amounts) {
      pdf.row([
        { text: label, x: margin, width: pdf.width - 90, isBold },
        { text: formatCents(amount), x: margin + pdf.width - 90, width: 90, align: 'right', isBold },
      ])
    }
  })
  pdf.gap(8)
}

function drawCharges(pdf: TaggedDocument, { lines }: StatementDetails): void {
  const sections = [...new Set(lines.map(({ section }) => section))]
  for (const section of sections) {
    const sectionLines = lines.filter((line) => line.section === section)
    drawHeading(pdf, sectionLabels[section])
    pdf.table(() => {
      const blocks = groupLinesByPlace(sectionLines).flatMap(({ place, lines: groupLines, total }) => {
        const rows = groupLines.map((line) => chargeCells(pdf, line))
        // An address stays on the same page as its charges.
        return place ? [[placeCells(pdf, place, total), ...rows]] : rows.map((row) => [row])
      })
      // The total stays on the same page as the last line above it.
      const last = blocks.pop() ?? []
      for (const rows of blocks) pdf.block(rows)
      pdf.block([...last, totalCells(pdf, section, sectionLines)])
    })
    pdf.gap(8)
  }
}

function totalCells(
  { width }: TaggedDocument,
  section: StatementSection,
  lines: readonly StatementLine[],
): TableCell[] {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  return [
    { text: statementTexts.totalOf(sectionLabels[section]), x: margin, width: width - 90, isBold: true },
    { text: formatCents(total), x: margin + width - 90, width: 90, align: 'right', isBold: true },
  ]
}

/** Heads the lines of an address, on bills that have several. */
const placeCells = ({ width }: TaggedDocument, place: string, total: Cents): TableCell[] => [
  { text: place, tag: 'TH', x: margin, width: width - 100, isBold: true },
  { text: formatCents(total), x: margin + width - 90, width: 90, align: 'right', isBold: true },
]

function chargeCells(pdf: TaggedDocument, line: StatementLine): TableCell[] {
  const [wide, narrow] = [pdf.width - 250, 160]
  return [
    { text: line.detail ? `${line.label} (${line.detail})` : line.label, x: margin, width: wide - 10 },
    { text: quantityOf(line), x: margin + wide, width: narrow, color: colors.quiet, size: 9 },
    { text: formatCents(line.amount), x: margin + pdf.width - 90, width: 90, align: 'right' },
  ]
}

const quantityOf = ({ quantity, unit, rate }: StatementLine): string =>
  quantity === null || rate === null ? '' : statementTexts.at(String(quantity), unit, rate.toFixed(rate < 1 ? 3 : 2))

function drawHeading(pdf: TaggedDocument, text: string): void {
  pdf.write(text, 'H2', { size: 12, isBold: true, color: colors.accent, keepWith: 50 })
  pdf.rule()
}
