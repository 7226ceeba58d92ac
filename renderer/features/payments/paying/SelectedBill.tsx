/** One account of "Pay selected": what is paid for it, what to know before, and what came of it. */
import { usePlannedPayments } from '../../../api/usePlannedPayments'
import { billOf } from '../../../session/billOf'
import type { ChosenBill } from '../../../session/chosenBill'
import { useSignedIn } from '../../../session/SignedIn'
import { amountText } from '../../../ui/look/amounts'
import { onTopText } from '../../../ui/payments/plannedTexts'
import making from './makePayment.module.css'
import type { BillResult } from './paySelected'
import * as paymentTexts from '#shared/texts/payments'

interface Props {
  bill: ChosenBill
  fee: number
  today: string
  /** Undefined while it has not been tried. */
  result: BillResult | undefined
  /** At least one of the accounts has been tried, and none is being paid now. */
  wasTried: boolean
}

export function SelectedBill({ bill: { account, amount, hasAutopay }, fee, today, result, wasTried }: Props) {
  const { user } = useSignedIn()
  const { planned } = usePlannedPayments(account)
  const number = account.crm_billing_account_number
  // One bill may be for several services.
  const { services, place } = billOf(user, (other) => other.crm_billing_account_number === number)
  return (
    <li className={making.bill}>
      <span>
        {number}
        <span className={making.place}>{`${services} at ${place}`}</span>
        {hasAutopay && <span className={making.place}>{paymentTexts.autopayIsOnAndWill}</span>}
        {planned.map((payment) => (
          <span key={payment.scheduled_payment_id} className={making.place}>
            {onTopText(payment, today)}
          </span>
        ))}
      </span>
      <span className={making.billTotal}>
        {amountText(amount)}
        {fee > 0 && <span className={making.place}>{paymentTexts.plusFee(amountText(fee))}</span>}
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
  if (result === undefined) return wasTried ? paymentTexts.notTriedNothingWasCharged : ''
  if (result === 'paying') return paymentTexts.processing
  switch (result.status) {
    case 'ACCEPTED':
      return paymentTexts.paidConfirmationNumber(result.paid?.confirmation_number ?? '')
    case 'duplicate':
      return paymentTexts.theSamePaymentWasMade
    case 'unknown':
      return paymentTexts.weDontKnowYetWhetherThis
    case 'left':
      return ''
    case 'PENDING':
    case 'DECLINED':
    case 'failed':
    case 'notReceived':
      return result.text
  }
}
