/** Emails about changes of plans and add-ons. */

import type { PlanChange } from '../../contract/services/plans'
import { dayInProse } from '../../format/dates'
import { joinSentences } from '../../format/joinWords'
import { formatCents } from '../../format/money'

export function changeSubject({ kind, status }: Pick<PlanChange, 'kind' | 'status'>): string {
  if (status === 'cancelled') return 'Your scheduled change was canceled'
  const isScheduled = status === 'scheduled'
  switch (kind) {
    case 'plan':
      return isScheduled ? 'Your plan change is scheduled' : 'Your plan change is in effect'
    case 'addon_added':
      return isScheduled ? 'Your new add-on is scheduled' : 'Your new add-on is active'
    case 'addon_removed':
      return isScheduled ? 'Your add-on is scheduled to end' : 'Your add-on has ended'
  }
}

/** Shows what changes when, and what it costs. */
export function changeText(change: PlanChange): string {
  const { status, proration, is_shippable } = change
  switch (status) {
    case 'scheduled':
      return joinSentences(
        changeSentence(change),
        priceSentence(change),
        'Nothing changes until then, and you can cancel this change in the portal.',
      )
    case 'applied':
      return joinSentences(
        changeSentence(change),
        priceSentence(change),
        proration > 0 && `Your next bill includes ${formatCents(proration)} for the rest of this month.`,
        is_shippable && 'We’ll ship it to your service address within three business days.',
      )
    case 'cancelled':
      return 'Your scheduled change was canceled. Everything stays as it is.'
  }
}

function changeSentence({ kind, from_name, to_name, effective_on }: PlanChange): string {
  const day = dayInProse(effective_on)
  switch (kind) {
    case 'plan':
      return `${to_name} replaces ${from_name} on ${day}.`
    case 'addon_added':
      return from_name === null
        ? `${to_name} starts on ${day}.`
        : `${to_name} replaces ${from_name} on your account on ${day}.`
    case 'addon_removed':
      return `${from_name} ends on ${day}.`
  }
}

const priceSentence = ({ price_difference: cents }: PlanChange): string => {
  if (cents === 0) return 'Your price stays the same.'
  const amount = formatCents(Math.abs(cents))
  return cents > 0 ? `You’ll pay ${amount} more a month than before.` : `You’ll pay ${amount} less a month than before.`
}
