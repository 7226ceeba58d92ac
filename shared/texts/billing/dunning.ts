/** Texts about disconnects of gas and their notices. */
import type { DunningStage, HoldReason, MoratoriumKind, MoratoriumState, NoticeRowStatus } from '../../billing/dunning'
import type { LetterText } from '../../customers/letterText'
import { joinSentences } from '../../format/joinWords'
import { countText, plural, quantity } from '../../format/plural'
import { maxHoldDays, maxMoratoriumDays, maxNoticesPerRun } from '../../http/limits'

// Fixed by the specification.
export const sent = 'Email sent successfully!'
export const failed = 'Failed to sent Email!'

// The texts below are not in the specification.
export const notDue = 'This account is no longer due for disconnect.'
export const onHold = 'This account is on hold.'
export const ordered = 'The disconnect has already been ordered.'
export const noticeSentOn = (day: string) => `A notice was sent on ${day}.`
export const refused = 'The mail server refused the message. Nothing was sent.'
export const unknown = 'We don’t know whether this was sent. Check before you send it again.'
export const noRows = 'Choose at least one account'
export const tooMany = `A run can include at most ${countText(maxNoticesPerRun)} accounts`
export const accountNotSelected = (account: string) => `${account} isn’t one of the selected accounts`
export const twice = (account: string) => `${account} is listed twice`
export const nothingToRetry = 'Nothing in this run can be sent again.'
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
export const moratoria = 'Moratoria'
interface Moratorium {
  community: string
  kind: string
  until: string
  note: string
}

export const moratorium = ({ community, kind, until, note }: Moratorium) =>
  `${community}: ${kind}, until ${until}. ${note}`.trim()
export const pausedTitle = 'Disconnections are paused in these communities:'
export const startMoratorium = 'Start a moratorium'
export const moratoriumEffect =
  'While a moratorium applies, we don’t disconnect gas in these communities, and no account there gets a disconnect notice.'
export const moratoriumKind = 'Type'
export const moratoriumKindMissing = 'Choose a type'
export const inAllCommunities = 'Apply to all communities'
export const firstDay = 'First day'
export const firstDayMissing = 'First day is required'
export const lastDayMissing = 'Last day is required'
export const moratoriumInPast = 'The first day can’t be before today'
export const moratoriumEndsEarly = 'The last day can’t be before the first day'
export const moratoriumTooLong = `A moratorium can last at most ${maxMoratoriumDays} days`
export const moratoriumExists = 'A moratorium of this type already applies there on some of these days.'
export const moratoriumReasonHint = 'For example, the forecast or the order that requires it.'
export const moratoriumStarted = 'The moratorium was saved.'
export const moratoriaNotLoaded = 'We couldn’t load the moratoria.'
export const noMoratoria = 'There are no moratoria yet.'
export const noMoratoriaHint = 'Start one when the weather, the season or an emergency rules out disconnects.'
export const moratoriaLastFirst = 'Moratoria, latest end first'
export const dates = 'Dates'
export const startedBy = 'Started by'
export const moratoriumArea = 'Communities'
export const endMoratorium = 'End moratorium'
export const cancelMoratorium = 'Cancel moratorium'
export const endMoratoriumOf = (kind: string, community: string) => `End moratorium: ${kind}, ${community}`
export const cancelMoratoriumOf = (kind: string, community: string) => `Cancel moratorium: ${kind}, ${community}`
export const endThisMoratorium = 'End this moratorium?'
export const cancelThisMoratorium = 'Cancel this moratorium?'
/** Without a community, the moratorium is for all of them. */
export const endMoratoriumEffect = (kind: string, community: string | null) =>
  community === null
    ? `When the moratorium “${kind}” ends, past-due accounts in all communities will be due for disconnect again right away, unless another hold or moratorium applies.`
    : `When the moratorium “${kind}” ends, past-due accounts in ${community} will be due for disconnect again right away, unless another hold or moratorium applies.`
export const keepMoratorium = 'Keep moratorium'
export const cancelMoratoriumEffect = (kind: string, community: string | null) =>
  community === null
    ? `The moratorium “${kind}” won’t start in any community.`
    : `The moratorium “${kind}” won’t start in ${community}.`
export const moratoriumEnded = 'The moratorium has ended.'
export const moratoriumCanceled = 'The moratorium was canceled.'
export const endedEarlyOn = (day: string) => `ended early on ${day}`
export const canceledOn = (day: string) => `canceled on ${day}`
export const result = 'Result'
export const runNotLoaded = 'We couldn’t load the run.'
export const noticesByEmail = 'Notices by email'
export const noticesDone = ({
  done,
  rowCount,
  sentCount,
  skippedCount,
  failedCount,
  unknownCount,
}: {
  done: number
  rowCount: number
  sentCount: number
  skippedCount: number
  failedCount: number
  unknownCount: number
}) =>
  `${countText(done)} of ${countText(rowCount)} done · ${countText(sentCount)} sent · ${countText(skippedCount)} not sent · ${countText(failedCount)} failed · ${countText(unknownCount)} unknown`
export const noticesCaption = 'Notices in the run, in order'
export const allNotices = 'All notices'
export const runSummary = ({
  sentCount,
  skippedCount,
  failedCount,
  unknownCount,
}: {
  sentCount: number
  skippedCount: number
  failedCount: number
  unknownCount: number
}) =>
  `The run has finished: ${countText(sentCount)} sent, ${countText(skippedCount)} not sent, ${countText(failedCount)} failed, ${countText(unknownCount)} unknown.`
export const retryFailed = (failedCount: number) => `Retry failed (${countText(failedCount)})`
export const resendUnknown = (unknownCount: number) => `Resend unknown (${countText(unknownCount)})`
export const sendAgain = 'Send again?'
export const unknownNotices = (unknownCount: number) =>
  `We don’t know whether ${quantity(unknownCount, 'notice was', 'notices were')} sent. Customers who already got one will get it twice.`
export const resendingOutcome = 'We’re sending them again.'
export const sentCount = 'Sent'
export const noticesNotLoaded = 'We couldn’t load the notices.'
export const noNotices = 'No notices have been sent by email yet.'
export const noRunsHint = 'Choose accounts under Due for disconnect to send the first one.'
export const noticeRunsCaption = 'Notice runs, newest first'
export const alreadyNotified = 'Already notified'
const repeatedNoticeEffect = (dunningStage: string) =>
  `Sending another restarts the 10-day period and moves an account back to stage 5, ${dunningStage}. Select who should get one anyway:`
export const alreadyNoticed = (count: number, dunningStage: string) =>
  joinSentences(
    plural(
      count,
      '1 account already received a notice and is left out.',
      `${countText(count)} accounts already received a notice and are left out.`,
    ),
    repeatedNoticeEffect(dunningStage),
  )
interface EarlierNotice {
  account: string
  sentOn: string
  stage: string
  disconnectOn: string
}

export const earlierNotice = ({ account, sentOn, stage, disconnectOn }: EarlierNotice) =>
  `${account}: notice sent ${sentOn}, stage ${stage}, gas may be turned off on or after ${disconnectOn}`
export const selectAllOf = (count: number) => `Select all ${countText(count)}`
export const sendTo = (count: string) => `Send to ${count}`
export const previewNotLoaded = 'We couldn’t load the preview.'
export const noRecipients = 'None of the selected accounts will get a notice.'
export const notSentLabel = 'Not sent'
export const wontGetOne = (count: string) => `${count} won’t get one:`
export const letterPreview = (recipient: string) => `As ${recipient} will see it: <subject/>`
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

interface DisconnectNotice {
  account: string
  address: string
  amount: string
  day: string
}

export const noticeLetter = ({ account, address, amount, day }: DisconnectNotice): LetterText => ({
  subject: `Notice of disconnection: gas account ${account}`,
  paragraphs: [
    `Your gas account ${account} for ${address} is ${amount} past due. If we don’t receive this amount, your gas may be turned off on or after ${day}.`,
    'Pay in the portal under Make a Payment, or call us to set up a payment arrangement. If someone in your home needs gas for a medical reason, or an agency has pledged help, tell us. We won’t turn off your gas while that applies.',
    'If you’ve already paid, thank you. You don’t need to do anything else.',
  ],
  action: 'Make a payment',
})
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
export const resendFailedEffect = (count: number) =>
  plural(
    count,
    '1 failed notice will be sent again. It hasn’t gone out yet.',
    `${countText(count)} failed notices will be sent again. None of them have gone out yet.`,
  )
interface NoticeRunFacts {
  isFinished: boolean
  skippedCount: number
  failedCount: number
  unknownCount: number
}

export const noticeRunFacts = ({ isFinished, skippedCount, failedCount, unknownCount }: NoticeRunFacts) =>
  [
    isFinished ? 'Finished' : 'Running',
    ...(skippedCount > 0 ? [`${countText(skippedCount)} not sent`] : []),
    ...(failedCount > 0 ? [`${countText(failedCount)} failed`] : []),
    ...(unknownCount > 0 ? [`${countText(unknownCount)} unknown`] : []),
  ].join(' · ')
export const willGetNotice = (count: number) =>
  `${quantity(count, 'account', 'accounts')} will get a disconnect notice.`
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

export const moratoriumLabels: Record<MoratoriumKind, string> = {
  cold_weather: 'Cold weather',
  winter: 'Winter season',
  emergency: 'Declared emergency',
}

export const moratoriumStateLabels: Record<MoratoriumState, string> = {
  scheduled: 'Scheduled',
  active: 'In effect',
  ended: 'Ended',
}

export const holdLabels = { ...holdReasonLabels, ...moratoriumLabels }

export const noticeStatusLabels: Record<NoticeRowStatus, string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  unknown: 'Unknown',
  skipped: notSentLabel,
}
