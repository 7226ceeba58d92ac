/** Texts about credits. */
import type { CreditReason, RunStatus } from '../../billing/credits'
import { joinSentences } from '../../format/joinWords'
import { formatCents } from '../../format/money'
import { countText, plural, quantity } from '../../format/plural'
import { maxCreditPerAccount, maxCreditRows } from '../../http/limits'
import * as commonTexts from '../common'

// Fixed by the specification.
export const confirmTitle = 'Confirm Action'
export const updated = 'Credit details updated successfully!'
export const updateFailed = 'Failed to update the Credit details!'
export const noDataFound = 'No data found'
export const defaultComment = 'Credit Adjustment'
export const confirm = (count: number) => `Are you sure you want to credit ${count} accounts?`

// The texts below are not in the specification.
export const partlyFailed = ({ credited_count, failed_count }: { credited_count: number; failed_count: number }) =>
  `We credited ${countText(credited_count)} of ${countText(credited_count + failed_count)} accounts. Retry the rest in the run.`
export const runStarted = 'The run has started. It keeps going if you leave this page.'
export const startedWaiting = 'The run is waiting for a second person’s approval.'
export const unknownAccount = 'We can’t find this billing account.'
export const closedAccount = 'This billing account is closed.'
export const rowFailed = 'The credit couldn’t be posted. Nothing was credited, so you can retry it.'
export const amountRange = `A credit must be more than $0 and at most ${formatCents(maxCreditPerAccount)}`
export const noRows = 'Enter an amount for at least one account.'
export const tooManyRows = `A run can include at most ${countText(maxCreditRows)} accounts`
export const twice = (account: string) => `${account} is listed twice`
export const needsApproval =
  'This exceeds what you can credit on your own within 24 hours. Start a run so a second person can approve it.'
export const retryNeedsApproval =
  'This exceeds what the person who started the run can credit on their own within 24 hours. Start a new run so a second person can approve it.'
export const ownRun = 'You started this run, so someone else has to decide on it.'
export const decided = 'Someone has already decided on this run.'
export const notRunning = 'This run has already stopped.'
export const notPaused = 'This run isn’t paused.'
export const runOver = 'This run is over, so there’s nothing left to cancel.'
export const runCancelled = 'This run was canceled. Start another one.'
export const amountsChanged = 'The amounts have changed. Issue the credit again.'
export const nothingFailed = 'No credits in this run have failed.'
export const creditToConfirm = ({ total, reason, comments }: Record<'total' | 'reason' | 'comments', string>) =>
  `${total} total · reason ${reason} · ${comments}`
export const searchAccounts = 'Search accounts'
export const importCsv = 'Import CSV'
export const accountsNotLoaded = 'We couldn’t load the accounts.'
export const tooManyAccounts = (count: string) =>
  `More than ${count} accounts match. Narrow your search or import the accounts from a file.`
export const creditedLately = 'Credited in the last 24 hours'
export const serviceType = 'Service type'
export const creditAmount = 'Credit amount'
export const creditableCaption = 'Accounts that can be credited'
export const noMatchHint = 'Check the spelling or shorten your search.'
export const selectPage = 'Select all on this page'
export const deselectPage = 'Select none on this page'
export const creditAmountFor = (accountNo: string) => `Credit amount for ${accountNo}`
export const approveThisRun = 'Approve this run?'
export const rejectThisRun = 'Reject this run?'
export const reject = 'Reject'
export const rejectRunEffect = (rowCount: number, startedBy: string) =>
  plural(
    rowCount,
    `The account won’t be credited. This can’t be undone, but ${startedBy} can start another run.`,
    `None of the ${countText(rowCount)} accounts will be credited. This can’t be undone, but ${startedBy} can start another run.`,
  )
export const recentCreditsNotLoaded = 'We couldn’t load the credits of the last 24 hours.'
export const creditSummary = 'Credit summary'
export const amountsSummary = (count: number) =>
  plural(
    count,
    `<strong/> account with an amount · <strong2/> total`,
    `<strong/> accounts with an amount · <strong2/> total`,
  )
export const commonAmountLabel = (size: number) => `Same amount for all selected (${countText(size)})`
export const apply = 'Apply'
export const clearAmounts = 'Clear amounts'
export const issueCredit = 'Issue credit'
export const commentIsRequired = 'Comment is required'
export const line = 'Line'
export const lineNumber = (line: number) => `Line ${line}`
export const whatWouldHappen = 'What would happen'
export const wouldBeCredited = 'Would be credited'
export const needsApprovalLabel = 'Needs approval'
export const noUsableLine = 'No line in the file has an account and an amount.'
export const importCredits = 'Import credits'
export const importHint = (creditReasonCd: string, comments: string) =>
  `Use a file with the columns “account” and “amount”. You’ll review the credits before anything is issued; the reason and comment come from the page (${creditReasonCd}, ${comments}).`
export const dryRunSummary = (count: number, amount: string, rejected: number) =>
  `<strong>Dry run:</strong> ${quantity(count, 'account', 'accounts')} would be credited ${amount} total; ${countText(rejected)} wouldn’t.`
export const clearInvalidAmounts = 'Clear invalid amounts'
export const credits = 'Credits'
export const runs = 'Runs'
export const limitUse = (used: string, limit: string) => `${used} of your ${limit} 24-hour limit used`
export const recentCredit = (account: string, amount: string) => `<name/> (${account}): ${amount} by <issuer/>, <date/>`
export const andEarlierCredits = (unlisted: number) => `And ${quantity(unlisted, 'earlier credit', 'earlier credits')}.`
export const reportSaved = 'Report saved.'
export const aboveOwnLimit = 'This exceeds your credit limit. A second approver is required.'
export const aboveLimitOf = (startedBy: string) =>
  `This exceeds ${startedBy}’s credit limit. A second approver is required.`
export const pause = 'Pause'
export const resume = 'Resume'
export const cancelTheRun = 'Cancel the run'
export const retryFailed = (failedCount: number) => `Retry failed (${countText(failedCount)})`
export const downloadReport = 'Download report'
export const cancelThisRun = 'Cancel this run?'
export const cancelRunningEffect = 'The run stops after the current account.'
export const cancelingIsFinal = 'This can’t be undone.'
export const uncreditedCount = (left: number) => `${quantity(left, 'account', 'accounts')} won’t be credited.`
export const noneCreditedHint = 'Nothing has been credited so far.'
export const cancelRunEffect = (amount: string, creditedCount: number) =>
  `Credits already issued stay: ${amount} total to ${quantity(creditedCount, 'account', 'accounts')}.`
export const filterRuns = 'Filter runs'
export const runsNotLoaded = 'We couldn’t load the runs.'
export const noMatchingRuns = 'No runs have this status.'
export const noRuns = 'No credits have been issued in a run yet.'
export const chooseAnotherStatus = 'Choose another status.'
export const noRunsHint = 'Enter amounts under Accounts, or import a file there.'
export const runsCaption = 'Credit runs, newest first'
export const owedNow = 'Owed now'
export const runNotLoaded = 'We couldn’t load the run.'
export const creditRun = 'Credit run'
export const filterRows = 'Filter rows'
export const rows = 'Rows'
export const runRowsCaption = 'Rows in the run, in order'
export const allRuns = 'All runs'
interface RunProgress {
  done: number
  rowCount: number
  creditedCount: number
  amount: string
  failedCount: number
}

export const runProgress = ({ done, rowCount, creditedCount, amount, failedCount }: RunProgress) =>
  `${countText(done)} of ${countText(rowCount)} accounts done · ${countText(creditedCount)} credited with ${amount} · ${countText(failedCount)} failed`
export const canceledRunProgress = (progress: RunProgress, canceledCount: number) =>
  `${runProgress(progress)} · ${countText(canceledCount)} canceled`
export const statusWithFailures = (status: string, failedCount: number) =>
  `${status} · ${countText(failedCount)} failed`
export const runFinished = (creditedCount: number, failedCount: number) =>
  `Credit run finished: ${countText(creditedCount)} credited, ${countText(failedCount)} failed.`
export const runStopped = (creditedCount: number, failedCount: number) =>
  `Credit run stopped: ${countText(creditedCount)} credited, ${countText(failedCount)} failed.`
/** Describes a run: its total, its reason and comments, and who started and decided on it. */
export const runFacts = (total: string, reason: string, decision: 'approved' | 'rejected' | null) => {
  const facts = `${total} total · ${reason} · <comments/> · started by <starter/> on <started/>`
  if (decision === null) return facts
  return decision === 'rejected'
    ? `${facts} · rejected by <decider/> on <decided/>`
    : `${facts} · approved by <decider/> on <decided/>`
}
export const importHeadHint = 'The first line of the file must name the columns “account” and “amount”.'
export const invalidAccountColumn = 'The column “account” must contain a number such as BA-1234567890.'
export const oversizedImport = `A run can include at most ${countText(maxCreditRows)} accounts. Split the file and import each part.`
export const invalidAmount = (text: string) =>
  joinSentences(`“${text}” isn’t an amount.`, commonTexts.amountExample('12.34'))
export const startRun = (count: number, needsApproval: boolean) =>
  needsApproval
    ? `Request approval for ${quantity(count, 'account', 'accounts')}`
    : `Credit ${quantity(count, 'account', 'accounts')}`
export const amountPlaceholder = '0.00'
export const requestedBy = 'Requested by'
export const plannedTotal = ({ count, total, requester }: { count: number; total: string; requester: string }) =>
  `You’re about to credit ${quantity(count, 'account', 'accounts')} a total of ${total}, as ${requester} requested.`
export const invalidAmounts = (count: number) =>
  plural(
    count,
    '1 row has an invalid amount. Correct or clear it to issue credit.',
    `${countText(count)} rows have invalid amounts. Correct or clear them to issue credit.`,
  )
export const aboveAccountCeiling = (ceiling: string) =>
  `This is more than ${ceiling} for one account, so it needs a second person’s approval before anything is credited.`
export const aboveDailyCeiling = (ceiling: string) =>
  `This is more than ${ceiling} within 24 hours, so it needs a second person’s approval before anything is credited.`
export const recentlyCredited = (count: number, hours: number) =>
  plural(
    count,
    `1 of these accounts was already credited in the last ${hours} hours:`,
    `${countText(count)} of these accounts were already credited in the last ${hours} hours:`,
  )
export const wontBeCredited = (count: number) => `${countText(count)} of these accounts won’t be credited:`

export const reasonLabels: Record<CreditReason, string> = {
  // Fixed by the specification.
  '101': 'Credit Adjustment',
  '102': 'Outage credit',
  '103': 'Billing error',
  '104': 'Missed appointment',
  '105': 'Promotion not applied',
  '106': 'Equipment returned',
  '107': 'Goodwill',
  '108': 'Late fee waived',
}

export const runStatusLabels: Record<RunStatus, string> = {
  waiting: 'Waiting for approval',
  running: 'Running',
  paused: 'Paused',
  finished: 'Finished',
  rejected: 'Rejected',
  cancelled: 'Canceled',
}

/** The headings of the report of a credit run. */
export const reportHead = ['No.', 'Billing account', 'Customer', 'Amount', 'Status', 'Ended', 'Reason', 'Comment']
/** The file name of a run's report contains the day on which the run started, in the provider's time zone. */
export const reportName = (day: string, runId: string) => `Credit run ${day} ${runId.slice(0, 8)}.csv`

export const proposalNotLoaded = 'We couldn’t load the proposed credits.'
export const nothingProposed = 'There’s nothing to credit.'
export const takeAmounts = 'Fill in these amounts'
export const takeAmountsEffect =
  'Nothing is credited yet. You can review and change the amounts before you start the run.'
