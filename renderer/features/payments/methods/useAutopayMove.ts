/** Moves autopay from one payment method to another, account by account. One that fails doesn't hold up the others. */
import { useState } from 'react'
import type { PaymentProfile } from '#shared/contract/payments'
import { autopayChoice } from '../../../api/paymentRequests'
import { useUpdateAutopayMutation } from '../../../api/payments'
import { useSignedIn } from '../../../session/SignedIn'
import { problemOfQuery } from '../../../ui/states/queryFace'
import * as commonTexts from '#shared/texts/common'

export interface FailedMove {
  group: string
  message: string
}

export function useAutopayMove(from: PaymentProfile, to: PaymentProfile) {
  const { user } = useSignedIn()
  const [updateAutopay] = useUpdateAutopayMutation()
  // The list as it was at the start: each move refreshes the method, and removes a billing group from it.
  const [groups] = useState(from['autopay-billing-groups'])
  const [moved, setMoved] = useState<string[]>([])
  const [failed, setFailed] = useState<FailedMove[]>([])

  /** Answers why the autopay of a billing group could not be moved, or null. */
  async function moveOne(group: string): Promise<string | null> {
    const account = user.user_accounts.find(({ crm_billing_group_id }) => crm_billing_group_id === group)
    if (!account) return commonTexts.notFound
    const { error } = await updateAutopay(autopayChoice(account, to.token))
    return error ? problemOfQuery(error).message : null
  }

  /** Moves what has not been moved yet. Answers whether everything has been. */
  async function move(): Promise<boolean> {
    const done = [...moved]
    const failures: FailedMove[] = []
    for (const group of groups.filter((one) => !moved.includes(one))) {
      const message = await moveOne(group)
      if (message === null) done.push(group)
      else failures.push({ group, message })
    }
    setMoved(done)
    setFailed(failures)
    return failures.length === 0
  }

  return { groups, moved, failed, move }
}
