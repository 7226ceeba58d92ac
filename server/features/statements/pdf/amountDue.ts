/** Draws the box with the amount, the day by which it has to be paid, and a QR code that opens the payment page. */

import type { StatementDetails } from '#shared/contract/billing/statements'
import { formatDay } from '#shared/format/formatDay'
import { formatCents } from '#shared/format/money'
import * as statementTexts from '#shared/texts/billing/statements'
import { type Issuer, paymentUrlOf } from '../../../pdf/issuer'
import { drawBox } from '../../../pdf/letterhead'
import { margin } from '../../../pdf/pages'
import { drawQrCode } from '../../../pdf/qrCode'
import type { TaggedDocument } from '../../../pdf/taggedDocument'
import { colors } from '../../../pdf/textTools'
import { paymentStateOf } from './paymentState'

const boxHeight = 112
const padding = 16
const qrSize = 86
const dueX = margin + 220

export function drawAmountDue(pdf: TaggedDocument, statement: StatementDetails, issuer: Issuer): void {
  const isCredit = statement.total_due < 0
  const state = paymentStateOf(statement)
  const { paymentUrl } = issuer
  const mayPay = state === 'send' || state === 'autopay'
  drawBox(pdf, boxHeight, (top) => {
    const label = { size: 9, color: colors.quiet }
    const left = margin + padding
    pdf.document.y = top + padding
    pdf.write(isCredit ? statementTexts.credit : statementTexts.amountDue, 'P', { ...label, x: left, width: 190 })
    pdf.writeAmount(formatCents(Math.abs(statement.total_due)), { x: left, size: 34 })
    pdf.document.y = top + padding
    if (!isCredit) {
      pdf.write(statementTexts.dueDate, 'P', { ...label, x: dueX, width: 160 })
      pdf.gap(5)
      pdf.write(formatDay(statement.due_date), 'P', {
        x: dueX,
        width: 160,
        size: 18,
        isBold: true,
        color: colors.accent,
      })
    }
    pdf.document.y = top + 72
    pdf.write(sentenceOf(statement), 'P', { x: left, width: pdf.width - qrSize - 3 * padding, size: 10 })
    if (mayPay)
      pdf.link(paymentUrl, paymentUrlOf(issuer, statement.crm_billing_account_number), {
        x: left,
        width: 340,
        size: 9,
        color: colors.link,
      })
    if (mayPay) drawPaymentCode(pdf, paymentUrlOf(issuer, statement.crm_billing_account_number), top)
  })
  pdf.gap(14)
}

function drawPaymentCode(pdf: TaggedDocument, url: string, top: number): void {
  const x = margin + pdf.width - padding - qrSize
  pdf.document.y = top + 7
  pdf.figure(statementTexts.qrCodeOpens(url), { height: qrSize, width: qrSize, x }, (y) =>
    drawQrCode(pdf.document, url, { x, y, size: qrSize }),
  )
  pdf.gap(1)
  pdf.write(statementTexts.scanToPay, 'P', { x, width: qrSize, size: 9, isBold: true, align: 'center' })
}

function sentenceOf(statement: StatementDetails): string {
  const { autopay_date, due_date, unpaid, total_due, status } = statement
  switch (paymentStateOf(statement)) {
    case 'nothing_due':
      return total_due < 0 ? statementTexts.creditAppliedLater : statementTexts.nothingToPay
    case 'paid':
      return statementTexts.billIsPaid
    case 'carried':
      return statementTexts.carriedOver
    case 'autopay':
      return statementTexts.autopayHint(formatDay(autopay_date ?? due_date))
    case 'send':
      if (status === 'past_due') return statementTexts.payPastDue(formatCents(unpaid), formatDay(due_date))
      return unpaid < total_due
        ? statementTexts.payTheRest(formatCents(unpaid), formatDay(due_date))
        : statementTexts.payBy(formatDay(due_date))
  }
}
