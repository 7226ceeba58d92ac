/** Holds the bills that are selected to be paid together. */
import { useState } from 'react'
import type { ServiceAccountBill, ServicePremise } from '#shared/contract/services/serviceAccounts'
import type { BillToPay } from '../../domain/payments/billToPay'
import { isGranted } from '../../session/grantedRights'
import { useSignedIn } from '../../session/SignedIn'
import { accountOfBill } from '../../session/selectedAccount'
import { useHasRight } from '../../session/useHasRight'

export interface BillChoice {
  isSelected: boolean
  toggle: () => void
}

/**
 * Returns null if the bill can't be selected: nothing is owed, the person may not pay it, or it belongs to another
 * customer than the bills selected before.
 */
export type ChoiceOf = (bill: ServiceAccountBill, premise: ServicePremise) => BillChoice | null

export function useSelectedBills() {
  const { user } = useSignedIn()
  const mayPay = useHasRight('MANAGEPAYMENT.write')
  const [selected, setSelected] = useState<readonly BillToPay[]>([])

  const choiceOf: ChoiceOf = ({ crm_billing_account_number: number, balance, autopay_enabled }, { crm_premise_id }) => {
    const account = accountOfBill(user, number, crm_premise_id)
    if (!mayPay || balance <= 0 || !account || !isGranted(account, 'MANAGEPAYMENT.write')) return null
    const selectedCustomer = selected[0]?.account.crm_customer_number
    if (selectedCustomer !== undefined && selectedCustomer !== account.crm_customer_number) return null
    const others = selected.filter((bill) => bill.account.crm_billing_account_number !== number)
    const isSelected = others.length < selected.length
    const bill = { account, amount: balance, hasAutopay: autopay_enabled }
    return { isSelected, toggle: () => setSelected(isSelected ? others : [...selected, bill]) }
  }

  const removePaid = (paid: BillToPay): void =>
    setSelected((before) =>
      before.filter(({ account }) => account.crm_billing_account_number !== paid.account.crm_billing_account_number),
    )

  return { selected, choiceOf, removePaid, clearSelection: () => setSelected([]) }
}
