/** Draws the receipt of a payment. It says so if the payment is pending or didn't go through. */

import type { Payment } from '#shared/contract/payments/payments'
import { light } from '#shared/design/tokens'
import { billingNumber } from '#shared/desks/numbers'
import { formatDay } from '#shared/format/formatDay'
import { dayAt, timeWithZoneAt } from '#shared/format/moments'
import { formatCents } from '#shared/format/money'
import { methodName } from '#shared/payments/brands'
import { amountWithFee, wasCharged } from '#shared/payments/paymentCharges'
import { describeBill } from '#shared/services/describeBill'
import * as commonTexts from '#shared/texts/common'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import * as paymentTexts from '#shared/texts/payments/payments'
import type { Issuer } from '../../pdf/issuer'
import { drawBox, drawHeading, drawLetterhead } from '../../pdf/letterhead'
import { margin } from '../../pdf/pages'
import { createTaggedDocument, type TaggedDocument } from '../../pdf/taggedDocument'
import { colors } from '../../pdf/textTools'
import type { BilledServices } from './payments.queries'

interface PaidBill {
  payment: Payment
  billed: BilledServices
}

const boxHeight = 104
const padding = 16
const markSize = 56
const labelWidth = 150

export async function createReceiptPdf({ payment, billed }: PaidBill, issuer: Issuer): Promise<Buffer> {
  const title = paymentHistoryTexts.documentTitles[payment.status]
  const pdf = createTaggedDocument(paymentHistoryTexts.receiptOfPayment(payment.confirmation_number), issuer.brandName)
  drawLetterhead(pdf, {
    issuer,
    title,
    facts: [
      [paymentHistoryTexts.confirmationNumber, payment.confirmation_number],
      [commonTexts.accountNumber, payment.crm_billing_account_number],
    ],
    recipient: [billed.customerName],
  })
  drawAmount(pdf, payment)
  drawHeading(pdf, paymentTexts.paymentDetails)
  writeRows(pdf, detailsOf({ payment, billed }, issuer.timeZone))
  pdf.gap(12)
  drawHeading(pdf, paymentHistoryTexts.amounts)
  writeRows(pdf, amountsOf(payment), 'right')
  pdf.gap(14)
  pdf.write(
    paymentHistoryTexts.questionsAboutPayment(billingNumber, issuer.careEmail, payment.confirmation_number),
    'P',
    {
      size: 9,
      color: colors.quiet,
    },
  )
  return pdf.finish()
}

function drawAmount(pdf: TaggedDocument, payment: Payment): void {
  drawBox(pdf, boxHeight, (top) => {
    const isPaid = payment.status === 'posted'
    const x = margin + padding
    pdf.document.y = top + padding
    const label = isPaid ? paymentHistoryTexts.amountPaid : paymentHistoryTexts.amountTried
    pdf.write(label, 'P', { x, width: 300, size: 9, color: colors.quiet })
    pdf.writeAmount(formatCents(payment.amount), { x, size: 34 })
    pdf.document.y = top + 74
    pdf.write(paymentHistoryTexts.documentStatus[payment.status], 'P', {
      x,
      width: pdf.width - 2 * padding,
      isBold: !isPaid,
    })
    if (isPaid) drawCheckMark(pdf, top)
  })
  pdf.gap(16)
}

/** The mark that the page shows as well: the arc of the logo and a check. The status says the same in words. */
function drawCheckMark(pdf: TaggedDocument, top: number): void {
  const x = margin + pdf.width - padding - markSize
  pdf.decorate(() => {
    pdf.document
      .save()
      .translate(x, top + padding)
      .lineWidth(4)
      .lineCap('round')
      .lineJoin('round')
    pdf.document.path('M6 48C6 25 25 6 48 6').stroke(light.accentLine)
    pdf.document.path('M17 33l9 9 18-22').stroke(light.success).restore()
  })
}

type Row = readonly [label: string, value: string]

function writeRows(pdf: TaggedDocument, rows: readonly Row[], align: 'left' | 'right' = 'left'): void {
  pdf.table(() => {
    for (const [label, value] of rows) {
      pdf.row([
        { text: label, tag: 'TH', x: margin, width: labelWidth, color: colors.quiet },
        { text: value, x: margin + labelWidth, width: pdf.width - labelWidth, align },
      ])
    }
  })
}

function detailsOf({ payment, billed }: PaidBill, timeZone: string): Row[] {
  const { services, place } = describeBill(billed, () => true)
  return [
    [commonTexts.status, paymentTexts.statusLabels[payment.status]],
    ...(payment.reason === '' ? [] : [[commonTexts.reason, payment.reason] as const]),
    [commonTexts.date, momentText(payment.created_date, timeZone)],
    [paymentHistoryTexts.paidWith, methodName(payment.method_type, payment.method_last4)],
    [paymentHistoryTexts.appliedTo, paymentHistoryTexts.atAccount(services, place, payment.crm_billing_account_number)],
  ]
}

function amountsOf({ balance_after, return_fee, ...payment }: Payment): Row[] {
  const isCharged = wasCharged[payment.status]
  return [
    [commonTexts.amount, formatCents(payment.amount)],
    [paymentTexts.fee, formatCents(isCharged ? payment.fee : 0)],
    [paymentHistoryTexts.totalCharged, formatCents(isCharged ? amountWithFee(payment) : 0)],
    ...(return_fee > 0 ? [[paymentHistoryTexts.returnedPaymentFee, formatCents(return_fee)] as const] : []),
    ...(balance_after === null ? [] : [[paymentHistoryTexts.remainingBalance, balanceText(balance_after)] as const]),
  ]
}

const balanceText = (cents: number): string =>
  cents < 0 ? commonTexts.creditAmount(formatCents(-cents)) : formatCents(cents)

/** "03/01/2026 11:30 PM CST", as documents always show dates. */
function momentText(moment: string, timeZone: string): string {
  const date = new Date(moment)
  // The formatter writes a narrow space, which not every reader of a document shows.
  return `${formatDay(dayAt(date, timeZone))} ${timeWithZoneAt(date, timeZone).replaceAll('\u202F', ' ')}`
}
