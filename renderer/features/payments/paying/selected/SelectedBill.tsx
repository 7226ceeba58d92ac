/** One account of "Pay selected": its amount, warnings and result. */

import { describeBill } from '#shared/services/describeBill'
import * as autopayTexts from '#shared/texts/payments/autopay'
import * as paymentTexts from '#shared/texts/payments/payments'
import type { BillToPay } from '../../../../domain/payments/billToPay'
import { alreadyScheduledText } from '../../../../domain/payments/scheduledPaymentText'
import { useAccountScheduledPayments } from '../../../../domain/payments/useAccountScheduledPayments'
import { useSignedIn } from '../../../../session/SignedIn'
import { amountText } from '../../../../ui/format/amounts'
import parts from '../../../../ui/panels/parts.module.css'
import making from '../makePayment.module.css'
import type { BillResult } from './usePaySelected'

interface Props {
  bill: BillToPay
  fee: number
  today: string
  /** Undefined until the payment was tried. */
  result: BillResult | undefined
  /** At least one account has been tried, and no payment is in progress. */
  wasTried: boolean
}

export function SelectedBill({ bill: { account, amount, hasAutopay }, fee, today, result, wasTried }: Props) {
  const { user } = useSignedIn()
  const { scheduled } = useAccountScheduledPayments(account)
  const number = account.crm_billing_account_number
  // One bill may cover several services.
  const { services, place } = describeBill(user, (other) => other.crm_billing_account_number === number)
  return (
    <li className={making.bill}>
      <span>
        {number}
        <span className={parts.below}>{paymentTexts.servicesAt(services, place)}</span>
        {hasAutopay && <span className={parts.below}>{autopayTexts.autopayWillPay}</span>}
        {scheduled.map((payment) => (
          <span key={payment.scheduled_payment_id} className={parts.below}>
            {alreadyScheduledText(payment, today)}
          </span>
        ))}
      </span>
      <span className={making.billTotal}>
        {amountText(amount)}
        {fee > 0 && <span className={parts.below}>{paymentTexts.plusFee(amountText(fee))}</span>}
      </span>
      <output className={making.billResult} data-failed={isFailed(result)}>
        {resultText(result, wasTried)}
      </output>
    </li>
  )
}

const isFailed = (result: BillResult | undefined): true | undefined =>
  result !== undefined && result !== 'paying' && result.status !== 'ACCEPTED' && result.status !== 'PENDING'
    ? true
    : undefined

function resultText(result: BillResult | undefined, wasTried: boolean): string {
  if (result === undefined) return wasTried ? paymentTexts.notTriedNotice : ''
  if (result === 'paying') return paymentTexts.processing
  switch (result.status) {
    case 'ACCEPTED':
      return paymentTexts.paidConfirmationNumber(result.paid?.confirmation_number ?? '')
    case 'duplicate':
      return paymentTexts.duplicateSkipped
    case 'unknown':
      return paymentTexts.paymentUnknown
    case 'left':
      return ''
    case 'PENDING':
    case 'DECLINED':
    case 'failed':
    case 'notReceived':
      return result.text
  }
}
