/** What becomes of an amount that is more than is owed, said before it is paid. */
import { formatCents, type Cents } from '#shared/money'

/** Null where there is nothing to say, as while the balance is not known. */
export function amountNote(owed: Cents | null, amount: Cents | null): string | null {
  if (owed === null) return null
  if (owed <= 0) return 'Nothing is due right now. What you pay stays as a credit on your account.'
  if (amount === null || amount <= owed) return null
  return `${formatCents(amount - owed)} more than you owe; it stays as a credit on your account.`
}
