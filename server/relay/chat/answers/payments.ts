/** The last payment, and the last one that failed: as the payment history has them. */
import { methodName } from '#shared/brands'
import { amountWithFee, feeTaken, wasCharged } from '#shared/charged'
import type { Payment } from '#shared/contract/payments'
import { addDays, formatDay } from '#shared/dates'
import { formatCents } from '#shared/money'
import { wallClock } from '#shared/openingHours'
import { statusLabels } from '#shared/paymentLabels'
import type { Services } from '../../../services'
import { prepareFindPayments } from '../../../features/payments/history'
import { to } from '../links'
import { chatTexts } from '../texts'
import { chosenName, meantBy, type Answered, type Asked } from './asked'

/** Somebody who tries often enough for more has failed at them all. */
const mostTries = 20
const failuresOfDays = 90

/** A sentence that goes on after a reason. */
const withoutStop = (text: string): string => text.trim().replace(/[.!]+$/, '')

export function createPaymentAnswers({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>) {
  const findPayments = prepareFindPayments(db, config.TIME_ZONE)

  const dayOf = ({ created_date: moment }: Payment): string =>
    formatDay(wallClock(new Date(moment), config.TIME_ZONE).day)

  const find = async ({ reach }: Asked, filter: { billing_group_id?: string; from_date?: string }) => {
    const asked = { ...filter, page_number: 1, page_size: mostTries }
    return (await findPayments(reach, asked, clock.today())).payments
  }

  /** Of the accounts that are named, the newest first. */
  async function paymentsOf(asked: Asked): Promise<{ name: string | null; payments: Payment[] } | { text: string }> {
    const meant = await meantBy(asked)
    if (meant.kind === 'none') return { text: meant.text }
    if (meant.kind === 'chosen') {
      const payments = await find(asked, { billing_group_id: meant.account.groupId })
      return { name: chosenName(meant.account), payments }
    }
    const [only, ...others] = meant.bills
    if (only && others.length === 0) {
      return {
        name: `${only.name}:`,
        payments: await find(asked, { billing_group_id: only.bill.crm_billing_group_id }),
      }
    }
    const numbers = new Set(meant.bills.map(({ bill }) => bill.crm_billing_account_number))
    const all = await find(asked, {})
    return { name: null, payments: all.filter((one) => numbers.has(one.crm_billing_account_number)) }
  }

  const failureText = (payment: Payment): string => {
    const what =
      payment.status === 'returned'
        ? 'was returned by the bank'
        : payment.status === 'declined'
          ? 'was declined'
          : 'was not charged'
    const reason = payment.reason === '' ? '' : `: ${withoutStop(payment.reason)}`
    return `${formatCents(payment.amount)} on ${dayOf(payment)} with ${methodName(payment.method_type, payment.method_last4)} ${what}${reason}.`
  }

  async function lastPayment(asked: Asked): Promise<Answered> {
    const links = [to.payments]
    const found = await paymentsOf(asked)
    if ('text' in found) return { text: [found.text], links: [] }
    const heading = found.name === null ? [] : [found.name]
    const last = found.payments.find(({ status }) => wasCharged[status])
    const [newest] = found.payments
    // Tried since, and not paid.
    const failed = newest && newest !== last ? [`A later payment failed: ${failureText(newest)}`] : []
    if (!last) return { text: [...heading, chatTexts.noPayment, ...failed], links }
    const fee = feeTaken(last) > 0 ? ` (${formatCents(last.amount)} plus a fee of ${formatCents(feeTaken(last))})` : ''
    const state = last.status === 'posted' ? 'It’s posted' : `Its status is “${statusLabels[last.status]}”`
    const to_account = found.name === null ? ` to ${last.crm_billing_account_number}` : ''
    const text = `${asked.texts.lastPayment} was ${formatCents(amountWithFee(last))}${fee} on ${dayOf(last)}${to_account}, with ${methodName(last.method_type, last.method_last4)}. ${state}; the confirmation number is ${last.confirmation_number}.`
    return { text: [...heading, text, ...failed], links }
  }

  /** Of all accounts: a failed payment is not looked for by account. */
  async function failedPayment(asked: Asked): Promise<Answered> {
    const payments = await find(asked, { from_date: addDays(clock.today(), -failuresOfDays) })
    const failed = payments.find(({ status }) => status === 'declined' || status === 'failed' || status === 'returned')
    if (!failed) return { text: [asked.texts.noFailedPayment(failuresOfDays)], links: [to.payments, to.methods] }
    const fee = failed.return_fee > 0 ? `A fee of ${formatCents(failed.return_fee)} was added.` : 'No fee was charged.'
    const next = payments.findLast(
      (one) =>
        one.crm_billing_account_number === failed.crm_billing_account_number &&
        one.created_date > failed.created_date &&
        wasCharged[one.status],
    )
    const later = next ? [`On ${dayOf(next)}, ${formatCents(amountWithFee(next))} was paid to the same account.`] : []
    return {
      text: [`${asked.texts.failedPayment} ${failureText(failed)} ${fee}`, ...later],
      links: [to.payments, to.methods],
    }
  }

  return { lastPayment, failedPayment }
}
