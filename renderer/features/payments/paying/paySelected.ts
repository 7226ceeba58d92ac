/** Several bills with one method: a payment each, one after the other, and what came of each. */
import { useState } from 'react'
import type { PaymentProfile } from '#shared/contract/payments'
import type { ChosenBill } from '../../../session/chosenBill'
import { paymentGuard } from './paymentGuard'
import { canTryAgain, type PaymentResult } from './useMakePayment'
import { usePayFor } from './usePaying'

export type BillResult = PaymentResult | 'paying'

/** The rest is not tried where nothing is known of the line or of the session, nor with a method that was just declined. */
const endsAll = (status: PaymentResult['status']): boolean =>
  status === 'unknown' || status === 'notReceived' || status === 'left' || status === 'DECLINED'

export function usePaySelected(bills: readonly ChosenBill[], onPaid: (bill: ChosenBill) => void) {
  const [results, setResults] = useState<Record<string, BillResult>>({})
  const [isPaying, setIsPaying] = useState(false)
  const [isHeldBack, setIsHeldBack] = useState(false)
  const payFor = usePayFor()
  const isOpen = ({ account }: ChosenBill): boolean => {
    const result = results[account.crm_billing_account_number]
    return result === undefined || (result !== 'paying' && canTryAgain(result))
  }
  const open = bills.filter(isOpen)

  async function payAll(method: PaymentProfile): Promise<void> {
    // One wish to pay, however many bills it is for.
    const end = paymentGuard.tryBegin()
    setIsHeldBack(end === null)
    if (!end) return
    setIsPaying(true)
    try {
      for (const bill of open) {
        const { account, amount } = bill
        const number = account.crm_billing_account_number
        setResults((before) => ({ ...before, [number]: 'paying' }))
        const result = await payFor(account)(method, amount, () => {})
        setResults((before) => ({ ...before, [number]: result }))
        if (result.status === 'ACCEPTED') onPaid(bill)
        if (endsAll(result.status)) return
      }
    } finally {
      end()
      setIsPaying(false)
    }
  }

  return { results, open, isPaying, isHeldBack, payAll }
}
