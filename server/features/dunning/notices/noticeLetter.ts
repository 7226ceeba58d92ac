/** Writes the email that warns of a disconnection. */
import { disconnectDay } from '#shared/billing/dunning'
import { formatDay } from '#shared/format/formatDay'
import { formatCents } from '#shared/format/money'
import { paths } from '#shared/paths'
import * as gasNoticeTexts from '#shared/texts/billing/gasNotices'
import type { LetterMessage } from '../../../adapters/notifier/messages'
import type { AccountInDunning } from '../../../directory/dunning/rules'

export function noticeLetter({ account, since, pastDue }: AccountInDunning, today: string): LetterMessage {
  const day = disconnectDay({ since: since ?? today, noticeOn: today })
  return {
    to: account.email,
    firstName: account.name,
    category: 'past_due',
    customerNumber: account.crm_customer_number,
    content: gasNoticeTexts.noticeLetter({
      account: account.account_no,
      address: account.address,
      amount: formatCents(pastDue),
      day: formatDay(day),
    }),
    path: paths.payment,
  }
}
