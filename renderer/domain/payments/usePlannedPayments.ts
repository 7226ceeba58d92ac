/** Returns the scheduled payments of one bill, or none for users who may not see them. */
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { useListScheduledPaymentsQuery } from '../../api/payments/scheduledPayments'
import { useHasRight } from '../../session/useHasRight'

export function usePlannedPayments({ crm_customer_number, crm_billing_account_number }: UserAccount) {
  const maySee = useHasRight('MANAGEPAYMENT.read')
  const query = useListScheduledPaymentsQuery({ query: { crm_customer_id: crm_customer_number } }, { skip: !maySee })
  const planned = (query.currentData ?? []).filter(
    (payment) => payment.crm_billing_account_number === crm_billing_account_number,
  )
  return { planned, isFailed: query.error !== undefined }
}
