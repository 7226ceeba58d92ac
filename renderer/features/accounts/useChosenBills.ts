/** The bills that are ticked to be paid together. */
import { useState } from 'react'
import type { ServiceAccountBill, ServicePremise } from '#shared/contract/serviceAccounts'
import type { ChosenBill } from '../../session/chosenBill'
import { isGranted } from '../../session/grantedRights'
import { accountOfBill } from '../../session/selectedAccount'
import { useSignedIn } from '../../session/SignedIn'
import { useMay } from '../../session/useMay'

export interface BillChoice {
  isChosen: boolean
  toggle: () => void
}

/** Null for a bill that cannot be chosen: nothing is owed on it, or it is another customer's than those chosen before. */
export type ChoiceOf = (bill: ServiceAccountBill, premise: ServicePremise) => BillChoice | null

export function useChosenBills() {
  const { user } = useSignedIn()
  const mayPay = useMay('MANAGEPAYMENT.write')
  const [chosen, setChosen] = useState<readonly ChosenBill[]>([])

  const choiceOf: ChoiceOf = ({ crm_billing_account_number: number, balance, autopay_enabled }, { crm_premise_id }) => {
    const account = accountOfBill(user, number, crm_premise_id)
    if (!mayPay || balance <= 0 || !account || !isGranted(account, 'MANAGEPAYMENT.write')) return null
    const first = chosen[0]?.account.crm_customer_number
    if (first !== undefined && first !== account.crm_customer_number) return null
    const others = chosen.filter((bill) => bill.account.crm_billing_account_number !== number)
    const isChosen = others.length < chosen.length
    const bill = { account, amount: balance, hasAutopay: autopay_enabled }
    return { isChosen, toggle: () => setChosen(isChosen ? others : [...chosen, bill]) }
  }

  /** Once it is paid, it is no longer owed. */
  const leaveOut = (paid: ChosenBill): void =>
    setChosen((before) =>
      before.filter(({ account }) => account.crm_billing_account_number !== paid.account.crm_billing_account_number),
    )

  return { chosen, choiceOf, leaveOut, forget: () => setChosen([]) }
}
