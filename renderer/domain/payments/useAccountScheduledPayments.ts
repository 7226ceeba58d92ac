/** Returns the scheduled payments of one bill, or none for users who may not see them. */
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { useListScheduledPaymentsQuery } from '../../api/payments/scheduledPayments'
import { useHasRight } from '../../session/useHasRight'
import { scheduledPaymentsRequestOf } from './paymentRequests'

export function useAccountScheduledPayments(account: UserAccount) {
  const maySee = useHasRight('MANAGEPAYMENT.read')
  const query = useListScheduledPaymentsQuery(scheduledPaymentsRequestOf(account), { skip: !maySee })
  const scheduled = (query.currentData ?? []).filter(
    (payment) => payment.crm_billing_account_number === account.crm_billing_account_number,
  )
  return { scheduled, isLoading: query.isLoading, isFailed: query.error !== undefined }
}
