/** Credit adjustments: why they are given, how far one person may go alone, and what is said about them. */
import { formatCents, type Cents } from './money'

export const creditReasons = {
  '101': 'Credit Adjustment',
  '102': 'Outage credit',
  '103': 'Billing error',
  '104': 'Missed appointment',
  '105': 'Promotion not applied',
  '106': 'Equipment returned',
  '107': 'Goodwill',
  '108': 'Late fee waived',
} as const
export type CreditReason = keyof typeof creditReasons
export const creditReasonCodes = Object.keys(creditReasons) as [CreditReason, ...CreditReason[]]

export const defaultReason: CreditReason = '101'
export const defaultComment = 'Credit Adjustment'

export const runStatuses = ['waiting', 'running', 'paused', 'finished', 'rejected', 'cancelled'] as const
/** `waiting`: for a second person. `cancelled`: what was not given by then is never given. */
export type RunStatus = (typeof runStatuses)[number]

export const rowStatuses = ['not_initiated', 'success', 'error', 'cancelled'] as const
export type RowStatus = (typeof rowStatuses)[number]

/** The specification's words for what became of a row, on the screen and in the report. */
export const rowWords = ({ status, credit_status }: { status: RowStatus; credit_status: string }): string =>
  status === 'not_initiated' ? 'Not initiated' : credit_status

/** How far somebody goes alone within 24 hours, to an account and in all: many small credits are one large one. */
export interface Ceiling {
  perAccount: Cents
  perDay: Cents
}

const ofWriters: Ceiling = { perAccount: 100_00, perDay: 2_000_00 }
const ofApprovers: Ceiling = { perAccount: 500_00, perDay: 10_000_00 }

export const ceilingOf = (rights: { has(right: 'CREDITS.approve'): boolean }): Ceiling =>
  rights.has('CREDITS.approve') ? ofApprovers : ofWriters

/** More than that for one account is taken for a slip of the keyboard. */
export const mostPerAccount: Cents = 5_000_00
export const mostRows = 5_000
/** How long ago a credit is still worth a word before the next one. */
export const lateCreditHours = 24
/** As many of those are listed. */
export const mostRecentCredits = 20

export type CeilingBreach = 'account' | 'day'

interface Used {
  ceiling: Ceiling
  usedToday: Cents
  /** With what their giver gave each of the accounts before, within the same hours; the amounts alone where that is not known. */
  perAccount?: readonly Cents[]
}

/** What keeps somebody from giving these credits alone; null when nothing does. */
export function breachOf(
  amounts: readonly Cents[],
  { ceiling, usedToday, perAccount = amounts }: Used,
): CeilingBreach | null {
  if (perAccount.some((amount) => amount > ceiling.perAccount)) return 'account'
  return usedToday + sumOf(amounts) > ceiling.perDay ? 'day' : null
}

export const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0)

/** Texts of the specification, sections 2 and 8, and the product's own after them. */
export const creditTexts = {
  confirmTitle: 'Confirm Action',
  confirm: (count: number) => `Are you sure you want to credit ${count} accounts?`,
  updated: 'Credit details updated successfully!',
  updateFailed: 'Failed to update the Credit details!',
  partlyFailed: ({ credited_count, failed_count }: { credited_count: number; failed_count: number }) =>
    `Failed for ${failed_count} of ${credited_count + failed_count} accounts; ${credited_count} credited. Retry what failed in the run.`,
  begun: 'The run has begun. It goes on whether or not you watch it.',
  begunWaiting: 'The run waits for approval by a second person.',
  unknownAccount: 'There is no such billing account.',
  closedAccount: 'This billing account is closed.',
  rowFailed: 'The credit could not be written. Nothing was credited; retry it.',
  amountRange: `A credit is more than $0 and at most ${formatCents(mostPerAccount)}`,
  noRows: 'Enter an amount for at least one account',
  tooManyRows: `A run has at most ${mostRows} accounts`,
  twice: (account: string) => `${account} is listed twice`,
  keyReused: 'This Idempotency-Key was used for other credits. Send a new one.',
  needsApproval: 'This is above what you may credit alone within 24 hours. Begin a run: it waits for a second person.',
  retryNeedsApproval:
    'This is above what who began the run may credit alone within 24 hours. Begin a new run: it waits for a second person.',
  ownRun: 'You began this run, so someone else has to decide on it.',
  decided: 'Someone has already decided on this run.',
  notRunning: 'This run is not running.',
  notPaused: 'This run is not paused.',
  runOver: 'This run is over: there is nothing left of it to cancel.',
  runCancelled: 'This run was cancelled. Begin another one.',
  changedMeanwhile: 'The amounts have changed. Issue the credit again.',
  nothingFailed: 'No credit of this run has failed.',
} as const

/** What the report of a run is called: under the day on which the run was begun where the provider is. */
export const creditReportName = (day: string, runId: string): string => `Credit run ${day} ${runId.slice(0, 8)}.csv`
