/** Texts about the timeline of a customer. */
import type { SignInOutcome } from '../../access/signInOutcomes'
import type { leftOutParts, TimelinePart } from '../../contract/customers/timeline'
import { joinWithOr } from '../../format/joinWords'
import { countText } from '../../format/plural'

export const everything = 'Everything'
export const partNames: Record<(typeof leftOutParts)[number], string> = {
  payments: 'payments',
  bills: 'bills',
  credits: 'credits',
  refunds: 'refunds',
  requests: 'requests',
  messages: 'messages',
  'sign-ins': 'sign-ins',
}
export const hiddenParts = (names: readonly string[]) => `Your role can’t view ${joinWithOr(names)} here.`
export const paymentOf = (amount: string) => `Payment of ${amount}`
export const refundOf = (amount: string) => `Refund of ${amount}`
export const billOf = (amount: string) => `Bill for ${amount}`
export const billDueOn = (bill: string, day: string) => `${bill} · due ${day}`
export const messageName = (caseNumber: string) => `Message ${caseNumber}`
export const requestName = (caseNumber: string) => `Request ${caseNumber}`
export const caseWrittenBy = (caseName: string, author: string) => `${caseName} · Written by ${author}`
export const signInEntry: Record<SignInOutcome, (name: string) => string> = {
  succeeded: (name) => `${name} signed in`,
  wrong_password: (name) => `${name} entered the wrong password`,
  wrong_code: (name) => `${name} entered the wrong two-step code`,
}
export const signInEntries: Record<SignInOutcome, (name: string, count: number) => string> = {
  succeeded: (name, count) => `${name} signed in ${countText(count)} times`,
  wrong_password: (name, count) => `${name} entered the wrong password ${countText(count)} times`,
  wrong_code: (name, count) => `${name} entered the wrong two-step code ${countText(count)} times`,
}
export const wrote = (author: string) => `${author} wrote`
export const noteBy = (author: string) => `Note by ${author}. Customers don’t see it.`
export const filterTimeline = 'Filter the timeline'
export const activityNewestFirst = 'Activity, newest first'
export const timelineNotLoaded = 'We couldn’t load the timeline.'
export const noActivity = (hasFilter: boolean) => (hasFilter ? 'No activity of this type yet.' : 'No activity yet.')
export const showOlder = 'Show older'
export const partLabels: Record<TimelinePart, string> = {
  payments: 'Payments',
  bills: 'Bills',
  credits: 'Credits',
  refunds: 'Refunds',
  requests: 'Requests',
  messages: 'Messages',
  notes: 'Notes',
  'sign-ins': 'Sign-ins',
}
