import { describeBill } from '#shared/services/describeBill'
import * as paymentTexts from '#shared/texts/payments/payments'
import { useSignedIn } from '../../../session/SignedIn'

/** Lists one bill that autopay pays. */
export function AutopayBillItem({ group, note }: { group: string; note?: string }) {
  const { user } = useSignedIn()
  const { services, place } = describeBill(user, (account) => account.crm_billing_group_id === group)
  return (
    <li>
      {paymentTexts.servicesAt(services, place)}
      {note !== undefined && `: ${note}`}
    </li>
  )
}
