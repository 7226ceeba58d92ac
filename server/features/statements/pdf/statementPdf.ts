/** The statement as it is printed: what is due first, then how it came about, line by line. */
import type { StatementDetails, StatementLine, StatementSection } from '#shared/contract/statements'
import { formatDay } from '#shared/dates'
import { formatCents, type Cents } from '#shared/money'
import { adjustmentOf, byPlace, sectionLabels } from '#shared/statementSections'
import { ink, margin, openSheet, type Cell, type Sheet } from '../../../pdf/sheet'
import { usageBars } from './usageBars'

export async function statementPdf(statement: StatementDetails, brandName: string): Promise<Buffer> {
  const title = `Statement of ${formatDay(statement.bill_date)}, account ${statement.crm_billing_account_number}`
  const sheet = openSheet(title, brandName)
  head(sheet, statement, brandName)
  summary(sheet, statement)
  usageBars(sheet, statement)
  charges(sheet, statement)
  return sheet.finish()
}

function head(sheet: Sheet, statement: StatementDetails, brandName: string): void {
  const half = sheet.width / 2
  sheet.write(brandName, 'P', { size: 11, isBold: true, color: ink.accent })
  sheet.gap(6)
  sheet.write(`Statement of ${formatDay(statement.bill_date)}`, 'H1', { size: 20, isBold: true })
  sheet.gap(8)
  sheet.table(() => {
    const pair = (label: string, value: string, isBold = false) =>
      sheet.row([
        { text: label, tag: 'TH', x: margin, width: 130, color: ink.quiet },
        { text: value, x: margin + 130, width: half, isBold },
      ])
    pair('Customer', statement.customer_name)
    pair('Address', `${statement.street_address}, ${statement.city}, ${statement.state} ${statement.zip}`)
    pair('Billing account', statement.crm_billing_account_number)
    pair('Period', `${formatDay(statement.period_start)} to ${formatDay(statement.period_end)}`)
    pair(statement.total_due < 0 ? 'Credit' : 'Total due', formatCents(Math.abs(statement.total_due)), true)
    pair('Due date', formatDay(statement.due_date), true)
  })
  if (statement.autopay_date) {
    sheet.write(`Autopay pays this statement on ${formatDay(statement.autopay_date)}.`, 'P', { color: ink.quiet })
  }
  sheet.gap(10)
}

function summary(sheet: Sheet, statement: StatementDetails): void {
  heading(sheet, 'How we got to this total')
  const adjustment = adjustmentOf(statement)
  const amounts: [label: string, amount: Cents, isBold?: true][] = [
    ['Previous balance', statement.previous_total],
    ...statement.payments.map(({ date, method, amount }): [string, Cents] => [
      `Payment received ${formatDay(date)}, ${method}`,
      -amount,
    ]),
    ...(adjustment === 0 ? [] : [['Adjustments and credits', adjustment] satisfies [string, Cents]]),
    ['Balance forward', statement.previous_balance],
    ['New charges', statement.charges],
    ['Total due', statement.total_due, true],
  ]
  sheet.table(() => {
    for (const [label, amount, isBold = false] of amounts) {
      sheet.row([
        { text: label, x: margin, width: sheet.width - 90, isBold },
        { text: formatCents(amount), x: margin + sheet.width - 90, width: 90, align: 'right', isBold },
      ])
    }
  })
  sheet.gap(8)
}

function charges(sheet: Sheet, { lines }: StatementDetails): void {
  const sections = [...new Set(lines.map(({ section }) => section))]
  for (const section of sections) {
    const own = lines.filter((line) => line.section === section)
    heading(sheet, sectionLabels[section])
    sheet.table(() => {
      const blocks = byPlace(own).flatMap(({ place, lines: there, total }) => {
        const rows = there.map((line) => chargeCells(sheet, line))
        // An address stands on one page with its charges.
        return place ? [[placeCells(sheet, place, total), ...rows]] : rows.map((row) => [row])
      })
      // The total is not parted from the last line above it.
      const last = blocks.pop() ?? []
      for (const rows of blocks) sheet.block(rows)
      sheet.block([...last, totalCells(sheet, section, own)])
    })
    sheet.gap(8)
  }
}

function totalCells({ width }: Sheet, section: StatementSection, lines: readonly StatementLine[]): Cell[] {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  return [
    { text: `Total ${sectionLabels[section]}`, x: margin, width: width - 90, isBold: true },
    { text: formatCents(total), x: margin + width - 90, width: 90, align: 'right', isBold: true },
  ]
}

/** Heads the lines of an address, on bills that have several. */
const placeCells = ({ width }: Sheet, place: string, total: Cents): Cell[] => [
  { text: place, tag: 'TH', x: margin, width: width - 100, isBold: true },
  { text: formatCents(total), x: margin + width - 90, width: 90, align: 'right', isBold: true },
]

function chargeCells(sheet: Sheet, line: StatementLine): Cell[] {
  const [wide, narrow] = [sheet.width - 250, 160]
  return [
    { text: line.detail ? `${line.label} (${line.detail})` : line.label, x: margin, width: wide - 10 },
    { text: quantityOf(line), x: margin + wide, width: narrow, color: ink.quiet, size: 9 },
    { text: formatCents(line.amount), x: margin + sheet.width - 90, width: 90, align: 'right' },
  ]
}

const quantityOf = ({ quantity, unit, rate }: StatementLine): string =>
  quantity === null || rate === null ? '' : `${quantity} ${unit} at $${rate.toFixed(rate < 1 ? 3 : 2)}`

function heading(sheet: Sheet, text: string): void {
  sheet.write(text, 'H2', { size: 12, isBold: true, color: ink.accent, keepWith: 50 })
  sheet.rule()
}
