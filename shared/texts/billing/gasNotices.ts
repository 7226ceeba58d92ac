/** Texts about gas notices and their runs. */
import type { NoticeRowStatus } from '../../billing/dunning'
import type { LetterText } from '../../customers/letterText'
import { joinSentences } from '../../format/joinWords'
import { countText, plural, quantity } from '../../format/plural'
import { maxNoticesPerRun } from '../../http/limits'

// Fixed by the specification.
export const sent = 'Email sent successfully!'
export const failed = 'Failed to sent Email!'
export const refused = 'The mail server refused the message. Nothing was sent.'
export const unknown = 'We don’t know whether this was sent. Check before you send it again.'
export const noRows = 'Choose at least one account'
export const tooMany = `A run can include at most ${countText(maxNoticesPerRun)} accounts`
export const accountNotSelected = (account: string) => `${account} isn’t one of the selected accounts`
export const twice = (account: string) => `${account} is listed twice`
export const nothingToRetry = 'Nothing in this run can be sent again.'
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

export const noticeStatusLabels: Record<NoticeRowStatus, string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  unknown: 'Unknown',
  skipped: notSentLabel,
}
