/** The payments of the same bill that may make the reviewed one a second payment. */
import { useState } from 'react'
import type { Cents } from '#shared/format/money'
import { useSignedIn } from '../../../../session/SignedIn'
import type { UnsettledAttempt } from '../sending/paymentAttempts'
import { recentlyPaidAt } from '../sending/recentPayments'

interface ReviewedPayment {
  billingAccount: string
  amount: Cents
  token: string | null
}

export function useEarlierPayments(
  { billingAccount, amount, token }: ReviewedPayment,
  unsettled: readonly UnsettledAttempt[],
) {
  const { person } = useSignedIn()
  // Repeating the same payment reuses its key, so it can't charge twice.
  const earlier = unsettled.filter(
    (candidate) => !candidate.isEnded && !(candidate.token === token && candidate.amount === amount),
  )
  // An attempt that was open at the start has an outcome by now, so paying again would be a second payment.
  const [initiallyOpenKeys] = useState(() => unsettled.filter((candidate) => !candidate.isEnded).map(({ key }) => key))
  const isUnsettled = (key: string): boolean =>
    unsettled.some((candidate) => candidate.key === key && !candidate.isEnded)
  // Read once at the start, so that this payment itself does not count as an earlier one.
  const [paidAt] = useState(() => recentlyPaidAt(person.user_id, { billingAccount, amount }))
  return {
    earlier,
    paidAt,
    isSecondPayment: earlier.length > 0 || paidAt !== null,
    /** One of them was settled while the review was open. */
    isAnySettled: !initiallyOpenKeys.every(isUnsettled),
  }
}
