/** How a change from one bill to the next is written. */
import type { Cents } from '#shared/money'
import { amountText } from '../../ui/look/amounts'

export const amountOr = (words: string, cents: Cents | null): string => (cents === null ? words : amountText(cents))
export const signed = (cents: Cents): string => (cents > 0 ? `+${amountText(cents)}` : amountText(cents))
