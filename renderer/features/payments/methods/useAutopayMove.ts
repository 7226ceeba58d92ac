/** Moves autopay from one method to another, account by account. A failed account does not stop the others. */
import { useState } from 'react'
import type { PaymentProfile } from '#shared/contract/payments/payments'
import * as commonTexts from '#shared/texts/common'
import { useUpdateAutopayMutation } from '../../../api/payments/payments'
import { autopayRequestOf } from '../../../domain/payments/paymentRequests'
import { useSignedIn } from '../../../session/SignedIn'
import { problemOfQuery } from '../../../ui/states/queryState'

export interface FailedMove {
  group: string
  message: string
}

export function useAutopayMove(from: PaymentProfile, to: PaymentProfile) {
  const { user } = useSignedIn()
  const [updateAutopay] = useUpdateAutopayMutation()
  // The billing groups at the start, because each move removes one from the refreshed method.
  const [groups] = useState(from['autopay-billing-groups'])
  const [moved, setMoved] = useState<string[]>([])
  const [failed, setFailed] = useState<FailedMove[]>([])

  /** Returns why autopay of a billing group could not be moved, or null. */
  async function moveGroup(group: string): Promise<string | null> {
    const account = user.user_accounts.find(({ crm_billing_group_id }) => crm_billing_group_id === group)
    if (!account) return commonTexts.notFound
    const { error } = await updateAutopay(autopayRequestOf(account, to.token))
    return error ? problemOfQuery(error).message : null
  }

  /** Moves the remaining billing groups. Returns whether all have been moved. */
  async function move(): Promise<boolean> {
    const movedGroups = [...moved]
    const failures: FailedMove[] = []
    for (const group of groups.filter((candidate) => !moved.includes(candidate))) {
      const message = await moveGroup(group)
      if (message === null) movedGroups.push(group)
      else failures.push({ group, message })
    }
    setMoved(movedGroups)
    setFailed(failures)
    return failures.length === 0
  }

  return { groups, moved, failed, move }
}
