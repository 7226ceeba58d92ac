/** Credit adjustments: why they are given, how far one person may go alone, and what is said about them. */
import { type Cents } from './money'

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

/** What the report of a run is called: under the day on which the run was begun where the provider is. */
export const creditReportName = (day: string, runId: string): string => `Credit run ${day} ${runId.slice(0, 8)}.csv`
