/** Pays several bills with one method, one after the other, and records each result. */
import { useState } from 'react'
import type { PaymentProfile } from '#shared/contract/payments/payments'
import type { BillToPay } from '../../../../domain/payments/billToPay'
import { paymentGuard } from '../sending/paymentGuard'
import { canTryAgain, type PaymentResult, usePay } from '../sending/usePay'

export type BillResult = PaymentResult | 'paying'

/** Stops after a decline of the method, and when the connection, the outcome or the session is uncertain. */
const stopsRemaining = (status: PaymentResult['status']): boolean =>
  status === 'unknown' || status === 'notReceived' || status === 'left' || status === 'DECLINED'

export function usePaySelected(bills: readonly BillToPay[], onPaid: (bill: BillToPay) => void) {
  const [results, setResults] = useState<Record<string, BillResult>>({})
  const [isPaying, setIsPaying] = useState(false)
  const [isBlocked, setIsBlocked] = useState(false)
  const pay = usePay()
  const isUnpaid = ({ account }: BillToPay): boolean => {
    const result = results[account.crm_billing_account_number]
    return result === undefined || (result !== 'paying' && canTryAgain(result))
  }
  const open = bills.filter(isUnpaid)

  async function payAll(method: PaymentProfile): Promise<void> {
    // The payment guard counts all bills together as one payment.
    const release = paymentGuard.tryStart()
    setIsBlocked(release === null)
    if (!release) return
    setIsPaying(true)
    try {
      for (const bill of open) {
        const { account, amount } = bill
        const number = account.crm_billing_account_number
        setResults((before) => ({ ...before, [number]: 'paying' }))
        const result = await pay({ account, method, amount })
        setResults((before) => ({ ...before, [number]: result }))
        if (result.status === 'ACCEPTED') onPaid(bill)
        if (stopsRemaining(result.status)) return
      }
    } finally {
      release()
      setIsPaying(false)
    }
  }

  return { results, open, isPaying, isBlocked, payAll }
}
