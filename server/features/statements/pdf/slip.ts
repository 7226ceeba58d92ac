/** Draws the slip at the bottom of the last page, which is cut off and mailed with a check. */

import type { StatementDetails } from '#shared/contract/billing/statements'
import { fullAddress } from '#shared/customers/addresses'
import { postBox } from '#shared/desks/numbers'
import { formatDay } from '#shared/format/formatDay'
import { formatCents } from '#shared/format/money'
import * as statementTexts from '#shared/texts/billing/statements'
import * as commonTexts from '#shared/texts/common'
import type { Issuer } from '../../../pdf/issuer'
import { margin } from '../../../pdf/pages'
import type { TaggedDocument } from '../../../pdf/taggedDocument'
import { colors } from '../../../pdf/textTools'
import { paymentStateOf } from './paymentState'

const pageHeight = 792
/** Nearly three inches, which fit a return envelope. */
const slipHeight = 226
export const slipTop = pageHeight - slipHeight
const factsX = 330
const labelWidth = 100
const fieldHeight = 20
const contentHeight = 118

export function drawSlip(pdf: TaggedDocument, statement: StatementDetails, issuer: Issuer): void {
  const { document } = pdf
  if (document.y > slipTop) pdf.newPage()
  document.y = slipTop
  const isSent = paymentStateOf(statement) === 'send'
  if (isSent) drawCutLine(pdf)
  else pdf.rule()
  pdf.gap(8)
  pdf.write(statementTexts.paymentSlip, 'H2', { size: 12, isBold: true, color: colors.accent })
  pdf.gap(4)
  pdf.beside(contentHeight, [() => writeAddresses(pdf, statement, issuer), () => writeFacts(pdf, statement, isSent)])
}

function drawCutLine(pdf: TaggedDocument): void {
  const { document } = pdf
  pdf.decorate(() =>
    document
      .moveTo(0, slipTop)
      .lineTo(document.page.width, slipTop)
      .lineWidth(0.7)
      .dash(4, { space: 3 })
      .strokeColor(colors.strongRule)
      .stroke()
      .undash(),
  )
  pdf.gap(4)
  pdf.write(statementTexts.cutHere, 'P', { size: 7.5, color: colors.quiet, align: 'center' })
}

function writeAddresses(pdf: TaggedDocument, statement: StatementDetails, { brandName }: Issuer): void {
  const width = factsX - margin - 20
  const quiet = { width, size: 8.5, color: colors.quiet }
  pdf.write(statement.customer_name, 'P', { width, size: 9, isBold: true })
  pdf.write(fullAddress(statement), 'P', { width, size: 9 })
  pdf.gap(5)
  if (paymentStateOf(statement) !== 'send') {
    pdf.write(nothingToSend(statement), 'P', { width, isBold: true })
    return
  }
  pdf.write(statementTexts.payableTo(brandName), 'P', quiet)
  pdf.gap(2)
  pdf.write(statementTexts.mailTo, 'P', quiet)
  for (const line of [brandName, ...postBox]) pdf.write(line, 'P', { width, isBold: true })
}

function nothingToSend(statement: StatementDetails): string {
  const { autopay_date, due_date } = statement
  switch (paymentStateOf(statement)) {
    case 'autopay':
      return statementTexts.autopaySendsNothing(formatDay(autopay_date ?? due_date))
    case 'carried':
      return statementTexts.carriedOver
    case 'paid':
    case 'nothing_due':
    case 'send':
      return statementTexts.nothingToSend
  }
}

function writeFacts(pdf: TaggedDocument, statement: StatementDetails, isSent: boolean): void {
  const { unpaid, due_date, total_due } = statement
  const valueX = factsX + labelWidth
  const valueWidth = margin + pdf.width - valueX
  const facts: [label: string, value: string][] = [
    [commonTexts.accountNumber, statement.crm_billing_account_number],
    [statementTexts.statementNumber, statement.statement_number],
    total_due < 0
      ? [statementTexts.credit, formatCents(-total_due)]
      : [statementTexts.amountDue, formatCents(isSent ? unpaid : total_due)],
    ...(total_due > 0 ? [[statementTexts.dueDate, formatDay(due_date)] satisfies [string, string]] : []),
  ]
  pdf.table(() => {
    const addRow = (label: string, value: string, isBold = false) =>
      pdf.row([
        { text: label, tag: 'TH', x: factsX, width: labelWidth, color: colors.quiet },
        { text: value, x: valueX, width: valueWidth - 8, align: 'right', isBold },
      ])
    for (const [label, value] of facts) addRow(label, value, true)
    if (!isSent) return
    pdf.gap(8)
    const top = pdf.document.y
    pdf.decorate(() =>
      pdf.document
        .rect(valueX, top - 4, valueWidth, fieldHeight)
        .lineWidth(0.8)
        .strokeColor(colors.strongRule)
        .stroke(),
    )
    pdf.row([
      { text: statementTexts.amountEnclosed, tag: 'TH', x: factsX, width: labelWidth, color: colors.quiet },
      { text: '$', x: valueX + 6, width: 12, color: colors.quiet },
    ])
  })
}
