/** How a change from one bill to the next is written. */
import { formatCents, type Cents } from '#shared/money'

export const amountOr = (words: string, cents: Cents | null): string => (cents === null ? words : formatCents(cents))
export const signed = (cents: Cents): string => (cents > 0 ? `+${formatCents(cents)}` : formatCents(cents))
