import { billOf } from '../../../session/billOf'
import { useSignedIn } from '../../../session/SignedIn'
import * as paymentTexts from '#shared/texts/payments'

/** One bill that autopay pays. */
export function AutopayPlace({ group, note }: { group: string; note?: string }) {
  const { user } = useSignedIn()
  const { services, place } = billOf(user, (account) => account.crm_billing_group_id === group)
  return (
    <li>
      {paymentTexts.atOfServices(services)} {place}
      {note !== undefined && `: ${note}`}
    </li>
  )
}
