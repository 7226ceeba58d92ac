/** Formats the differences between two bills. */
import type { Cents } from '#shared/format/money'
import { amountText } from '../../ui/format/amounts'

export const amountOr = (fallback: string, cents: Cents | null): string =>
  cents === null ? fallback : amountText(cents)
export const signedAmount = (cents: Cents): string => (cents > 0 ? `+${amountText(cents)}` : amountText(cents))
