/** Mails the customer about changes of plans and add-ons. */

import { formatCents } from '#shared/billing/money'
import type { PlanChange } from '#shared/contract/services/plans'
import { formatDay } from '#shared/format/dates'
import { paths } from '#shared/paths'
import * as accountEmailTexts from '#shared/texts/accountEmails'
import { enqueueLetter } from '../../adapters/notifier/sendMessage.job'
import type { Executor } from '../../db/database'
import { findHolderEmail } from '../../directory/contacts/contacts.queries'
import type { Services } from '../../services'
import { type ChangeRow, toPlanChanges } from './plans.queries'

/** Sends the notice once the transaction commits. */
export async function enqueueChangeNotice(
  services: Services,
  tx: Executor,
  { customerNumber, row }: { customerNumber: string; row: ChangeRow },
): Promise<void> {
  const recipient = await findHolderEmail(tx, customerNumber)
  const [change] = await toPlanChanges(tx, [row])
  if (!recipient || !change) return
  await enqueueLetter(services, tx, {
    to: recipient.email,
    firstName: recipient.firstName,
    category: 'service',
    customerNumber,
    content: {
      subject: subjectOf(change),
      paragraphs: [textOf(change), accountEmailTexts.requestNumber(change.request_number), accountEmailTexts.ifNotYou],
      action: accountEmailTexts.openPlans,
    },
    path: paths.fiberService,
  })
}

function subjectOf({ kind, status }: PlanChange): string {
  const subjectStart = kind === 'plan' ? 'Your plan change' : kind === 'addon_added' ? 'Your new add-on' : 'Your add-on'
  switch (status) {
    case 'scheduled':
      return `${subjectStart} is scheduled`
    case 'applied':
      return kind === 'addon_removed' ? `${subjectStart} has ended` : `${subjectStart} is in effect`
    case 'cancelled':
      return 'Your scheduled change was canceled'
  }
}

function textOf(change: PlanChange): string {
  const { status, effective_on, proration } = change
  switch (status) {
    case 'scheduled':
      return `Starting ${formatDay(effective_on)}, ${changeTextOf(change)}. ${priceTextOf(change)} Nothing changes until then, and you can cancel this change in the portal.`
    case 'applied': {
      const prorationText =
        proration > 0 ? ` Your next bill includes ${formatCents(proration)} for the rest of this month.` : ''
      const shippingText = change.is_shippable
        ? ' We’ll ship it to your service address within three business days.'
        : ''
      return `As of ${formatDay(effective_on)}, ${changeTextOf(change)}. ${priceTextOf(change)}${prorationText}${shippingText}`
    }
    case 'cancelled':
      return 'Your scheduled change was canceled. Everything stays as it is.'
  }
}

function changeTextOf({ kind, from_name, to_name }: PlanChange): string {
  switch (kind) {
    case 'plan':
      return `${to_name} replaces ${from_name}`
    case 'addon_added':
      return from_name === null ? `${to_name} is on your account` : `${to_name} replaces ${from_name} on your account`
    case 'addon_removed':
      return `${from_name} is no longer on your account`
  }
}

const priceTextOf = ({ price_difference: cents }: PlanChange): string =>
  cents === 0
    ? 'Your price stays the same.'
    : `You’ll pay ${formatCents(Math.abs(cents))} a month ${cents > 0 ? 'more' : 'less'} than before.`
