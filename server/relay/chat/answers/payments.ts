/** Answers about the last payment and the last failed one, as in the payment history. */

import type { Payment } from '#shared/contract/payments/payments'
import { wallClock } from '#shared/desks/openingHours'
import { addDays, addMonths, dayInProse } from '#shared/format/dates'
import { methodName } from '#shared/payments/brands'
import { amountWithFee, chargedFee, wasCharged } from '#shared/payments/paymentCharges'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as chatAccountTexts from '#shared/texts/speech/chatAccounts'
import * as chatPaymentTexts from '#shared/texts/speech/chatPayments'
import { prepareFindPayments } from '../../../features/payments/paymentHistory.queries'
import type { Services } from '../../../services'
import { pageLink } from '../links'
import { resolveMonth } from '../understanding/monthMention'
import { type AccountAnswer, matchAccounts, type QuestionContext, selectedAccountHeading } from './questionContext'

/** The number of recent payments that are checked. A customer with more attempts has failed at all of them. */
const maxPayments = 20
const failureDays = 90

/** Returns the text without its final punctuation, so that a sentence can continue after it. */
const withoutFinalPeriod = (text: string): string => text.trim().replace(/[.!]+$/, '')

type PaymentServices = Pick<Services, 'db' | 'clock' | 'config'>

/** Reads the payments that a question concerns, as in the payment history. */
function createPaymentReader({ db, clock, config }: PaymentServices) {
  const findPayments = prepareFindPayments(db, config.TIME_ZONE)

  const dayOf = ({ created_date: moment }: Payment): string =>
    dayInProse(wallClock(new Date(moment), config.TIME_ZONE).day)

  const findRecent = async (
    { customerScope }: QuestionContext,
    filter: { billing_group_id?: string; from_date?: string; to_date?: string },
  ) => {
    const query = { ...filter, page_number: 1, page_size: maxPayments }
    return (await findPayments(customerScope, query, clock.today())).payments
  }

  /** Returns the payments of the matched accounts, newest first. */
  async function paymentsOf(
    context: QuestionContext,
    days: { from_date?: string; to_date?: string } = {},
  ): Promise<{ name: string | null; payments: Payment[] } | { text: string }> {
    const match = await matchAccounts(context)
    if (match.kind === 'none') return { text: match.text }
    if (match.kind === 'chosen') {
      const payments = await findRecent(context, { ...days, billing_group_id: match.account.groupId })
      return { name: selectedAccountHeading(match.account), payments }
    }
    const [only, ...others] = match.bills
    if (only && others.length === 0) {
      return {
        name: chatAccountTexts.accountHeading(only.name),
        payments: await findRecent(context, { ...days, billing_group_id: only.bill.crm_billing_group_id }),
      }
    }
    const numbers = new Set(match.bills.map(({ bill }) => bill.crm_billing_account_number))
    const all = await findRecent(context, days)
    return { name: null, payments: all.filter((payment) => numbers.has(payment.crm_billing_account_number)) }
  }

  return { dayOf, findRecent, paymentsOf }
}

export function createPaymentAnswers(services: PaymentServices) {
  const { clock } = services
  const reader = createPaymentReader(services)
  const { dayOf, findRecent, paymentsOf } = reader

  const failureText = (payment: Payment): string =>
    chatPaymentTexts.failedPayment({
      amount: payment.amount,
      day: dayOf(payment),
      method: methodName(payment.method_type, payment.method_last4),
      outcome: payment.status === 'returned' || payment.status === 'declined' ? payment.status : 'failed',
      reason: withoutFinalPeriod(payment.reason),
    })

  async function lastPayment(context: QuestionContext): Promise<AccountAnswer> {
    const links = [pageLink('paymentHistory')]
    const found = await paymentsOf(context)
    if ('text' in found) return { text: [found.text], links: [] }
    const heading = found.name === null ? [] : [found.name]
    const last = found.payments.find(({ status }) => wasCharged[status])
    const [newest] = found.payments
    // A later attempt failed.
    const failed = newest && newest !== last ? [chatPaymentTexts.laterPaymentFailed(failureText(newest))] : []
    if (!last) return { text: [...heading, chatPaymentTexts.noPayment, ...failed], links }
    const text = chatPaymentTexts.lastPayment(context.owner, {
      ...describePayment(last),
      day: dayOf(last),
      accountNumber: found.name === null ? last.crm_billing_account_number : null,
    })
    return { text: [...heading, text, ...failed], links }
  }

  /** Considers all accounts, because customers do not ask about failed payments by account. */
  async function failedPayment(context: QuestionContext): Promise<AccountAnswer> {
    const payments = await findRecent(context, { from_date: addDays(clock.today(), -failureDays) })
    const failed = payments.find(({ status }) => status === 'declined' || status === 'failed' || status === 'returned')
    if (!failed)
      return {
        text: [chatPaymentTexts.noFailedPayment(context.owner, failureDays)],
        links: [pageLink('paymentHistory'), pageLink('managePayment')],
      }
    const next = payments.findLast(
      (payment) =>
        payment.crm_billing_account_number === failed.crm_billing_account_number &&
        payment.created_date > failed.created_date &&
        wasCharged[payment.status],
    )
    const later = next ? [chatPaymentTexts.paidLater(dayOf(next), amountWithFee(next))] : []
    return {
      text: [chatPaymentTexts.failureAndFee(failureText(failed), failed.return_fee), ...later],
      links: [pageLink('paymentHistory'), pageLink('managePayment')],
    }
  }

  const monthPayments = (context: QuestionContext) => answerMonthPayments(reader, clock.today(), context)
  return { lastPayment, monthPayments, failedPayment }
}

async function answerMonthPayments(
  { dayOf, paymentsOf }: ReturnType<typeof createPaymentReader>,
  today: string,
  context: QuestionContext,
): Promise<AccountAnswer> {
  const month = resolveMonth(context.mention.month ?? 'last', today)
  const firstDay = `${month}-01`
  const days = { from_date: firstDay, to_date: addDays(addMonths(firstDay, 1), -1) }
  const found = await paymentsOf(context, days)
  if ('text' in found) return { text: [found.text], links: [] }
  const charged = found.payments.filter(({ status }) => wasCharged[status])
  const total = charged.reduce((sum, payment) => sum + amountWithFee(payment), 0)
  const lines = charged.map((payment) =>
    chatPaymentTexts.paymentLine(
      dayOf(payment),
      amountWithFee(payment),
      methodName(payment.method_type, payment.method_last4),
    ),
  )
  return {
    text: [
      ...(found.name === null ? [] : [found.name]),
      ...(charged.length === 0
        ? [chatPaymentTexts.noPaymentsIn(month)]
        : [chatPaymentTexts.paidIn(month, total, charged.length), ...lines]),
    ],
    links: [pageLink('paymentHistory')],
  }
}

const describePayment = (payment: Payment) => ({
  amount: payment.amount,
  fee: chargedFee(payment),
  method: methodName(payment.method_type, payment.method_last4),
  status: payment.status === 'posted' ? null : paymentTexts.statusLabels[payment.status],
  confirmationNumber: payment.confirmation_number,
})
