/** Texts about disconnects of gas and their notices. */
import type { DunningStage, HoldReason } from '../../billing/dunning'
import { joinSentences } from '../../format/joinWords'
import { countText, quantity } from '../../format/plural'
import { maxHoldDays } from '../../http/limits'
import { moratoriumLabels } from './moratoria'

// The texts below are not in the specification.
export const notDue = 'This account is no longer due for disconnect.'
export const onHold = 'This account is on hold.'
export const ordered = 'The disconnect has already been ordered.'
export const noticeSentOn = (day: string) => `A notice was sent on ${day}.`
export const heldAlready = 'This account is already on hold.'
export const notGas = 'There’s no active gas account with this number.'
export const holdTooLong = `A hold can last at most ${maxHoldDays} days`
export const holdReason = 'Reason is required'
export const holdInPast = 'The last day of a hold can’t be before today'
export const reportAge = (isStale: boolean, staleAfterMinutes: number) =>
  isStale
    ? `As of <date/>. This is more than ${staleAfterMinutes} minutes old; refresh it before you act on it.`
    : `As of <date/>`
export const disconnected = 'Disconnected'
export const reconnect = 'Reconnect'
export const reportNotLoaded = 'We couldn’t load the report.'
export const noneDisconnected = 'No accounts are disconnected.'
export const emptyListHint = 'There’s nothing to do here. Accounts at risk are under Due for disconnect.'
export const disconnectedAccountsIn = (community: string) => `Disconnected accounts in ${community}`
export const disconnects = 'Disconnects'
export const dueForDisconnect = 'Due for disconnect'
export const notices = 'Notices'
export const selectionCut = (tooMany: string) => `${tooMany}. The others aren’t selected; notify these first.`
export const nextActionExplanation = (finalCall: number) =>
  `“Next action” shows when the notice, the final call or the turn-off is due. The notice names the first day the gas may be turned off; we make the final call ${finalCall} days before it, and turn off the gas that day or the first day after it when a technician is available.`
export const rulesTitle = 'Disconnection rules and next actions'
export const turnOffHint =
  'We don’t turn off gas after 2 PM, on Fridays, weekends or holidays, or on the day before a holiday.'
export const noHolds = 'No accounts are on hold.'
export const noneDue = 'No accounts are due for disconnect.'
export const noHoldsHint =
  'You can place a hold on an account that’s due for disconnect, or on any gas account of an opened customer.'
export const noneDueHint = 'There’s nothing to do here until a gas bill goes unpaid.'
export const notifyByEmail = 'Notify by email'
export const selectedCount = (count: string) => `${count} selected`
export const selectCommunity = (community: string) => `Select all accounts in ${community} on this page`
export const communityCaption = (community: string) => `Accounts in ${community}, most urgent first`
export const endHoldFor = (whom: string) => `End hold for ${whom}`
export const endHold = 'End hold'
export const placeHoldOn = (whom: string) => `Place hold on ${whom}`
export const endThisHold = 'End this hold?'
export const holdEnded = 'Hold ended.'
export const holdPlaced = 'Hold placed.'
export const placeHoldTitle = 'Place a hold on disconnects'
export const placeHold = 'Place hold'
export const holdEffect = (name: string, accountNo: string) =>
  `${name} (${accountNo}) won’t be disconnected, and won’t get a notice, while this hold is in place.`
export const chooseAReason = 'Choose a reason'
export const lastDay = 'Last day'
export const holdEndHint = 'Without an end date, the hold stays until someone ends it.'

export const result = 'Result'

export const filterReport = 'Filter report'
export const show = 'Show'
export const dueOption = 'Due, not on hold'
export const onHoldCount = (heldCount: number) => `On hold (${countText(heldCount)})`
export const noEmailOnFile = 'No email on file'
export const pastDue = (amount: string) => `${amount} past due`
export const pastDueDays = 'Past-due days'
export const stage = 'Stage'
export const lastNotice = 'Last notice'
export const holdReasonLabel = 'Hold reason'
export const nextAction = 'Next action'
export const accountsOfCount = (count: number) => quantity(count, 'account', 'accounts')

interface HeldAccount {
  name: string
  account: string
  /** Empty without one. */
  reason: string
  note: string
}

function holdSentence({ name, account, reason, note }: HeldAccount): string {
  if (reason === '')
    return note === '' ? `${name} (${account}) is on hold.` : `${name} (${account}) is on hold (${note}).`
  return note === ''
    ? `${name} (${account}) is on hold: ${reason}.`
    : `${name} (${account}) is on hold: ${reason} (${note}).`
}

export const endHoldEffect = ({ name, account, reason, note }: HeldAccount) =>
  joinSentences(
    holdSentence({ name, account, reason, note }),
    'Once the hold ends, the account is due for disconnect again.',
  )

/** Without a last day, the hold stays until someone ends it. */
export const onHoldFor = (reason: string, lastDay: string | null) =>
  lastDay === null ? `On hold until someone ends it: ${reason}` : `On hold until ${lastDay}: ${reason}`
export const untilDay = (day: string) => `until ${day}`
export const untilEnded = 'until someone ends it'

export const stageLabels: Record<DunningStage, string> = {
  0: 'Current',
  1: 'Due',
  2: 'Reminder',
  3: 'Late fee',
  4: 'Past-due letter',
  5: 'Disconnect notice',
  6: 'Final call',
  7: 'Eligible',
  8: 'Order issued',
  9: 'Disconnected',
  10: 'Reconnect scheduled',
  11: 'Reconnected',
  12: 'Final bill',
  13: 'Collections',
}

export const holdReasonLabels: Record<HoldReason, string> = {
  medical: 'Medical certificate',
  arrangement: 'Payment arrangement kept',
  dispute: 'Open dispute',
  pledge: 'Assistance pledge',
  bankruptcy: 'Bankruptcy',
  deceased: 'Deceased',
  military: 'Military service',
}

export const holdLabels = { ...holdReasonLabels, ...moratoriumLabels }
