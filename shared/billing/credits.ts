/** Defines credit adjustments: their reasons, statuses and ceilings. */
import type { Cents } from '../format/money'

export const creditReasonCodes = ['101', '102', '103', '104', '105', '106', '107', '108'] as const
export type CreditReason = (typeof creditReasonCodes)[number]

export const defaultReason: CreditReason = '101'

export const runStatuses = ['waiting', 'running', 'paused', 'finished', 'rejected', 'cancelled'] as const
/** `waiting`: a second agent has to approve the run. `cancelled`: the remaining credits will never be given. */
export type RunStatus = (typeof runStatuses)[number]

export const rowStatuses = ['not_initiated', 'success', 'error', 'cancelled'] as const
export type RowStatus = (typeof rowStatuses)[number]

/**
 * An agent can give this much alone within 24 hours. Both limits exist because many small credits add up to a large
 * one.
 */
interface Ceiling {
  perAccount: Cents
  perDay: Cents
}

const writerCeiling: Ceiling = { perAccount: 100_00, perDay: 2_000_00 }
const approverCeiling: Ceiling = { perAccount: 500_00, perDay: 10_000_00 }

export const ceilingOf = (rights: { has(right: 'CREDITS.approve'): boolean }): Ceiling =>
  rights.has('CREDITS.approve') ? approverCeiling : writerCeiling

/** Agents are warned about a credit that the account received within this many hours. */
export const recentCreditHours = 24
/** The warning lists at most this many credits. */
export const maxRecentCredits = 20

export type CeilingBreach = 'account' | 'day'

interface CreditUsage {
  ceiling: Ceiling
  usedToday: Cents
  /**
   * Each amount includes what the agent gave the account within the same 24 hours. It defaults to the amounts alone.
   */
  perAccount?: readonly Cents[]
}

/** Returns why an agent can't give these credits alone, or null if they can. */
export function breachOf(
  amounts: readonly Cents[],
  { ceiling, usedToday, perAccount = amounts }: CreditUsage,
): CeilingBreach | null {
  if (perAccount.some((amount) => amount > ceiling.perAccount)) return 'account'
  return usedToday + sumOf(amounts) > ceiling.perDay ? 'day' : null
}

export const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0)
