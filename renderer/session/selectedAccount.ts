import type { UserAccount, UserDetails } from '#shared/contract/customers/userDetails'
import { defaultAccountOf } from '#shared/customers/selection'

/** Returns the service to select for a billing account, preferably one at the given address. */
export function accountOfBill(user: UserDetails, billNumber: string, premiseId?: string): UserAccount | null {
  const billedAccounts = user.user_accounts.filter(
    ({ crm_billing_account_number }) => crm_billing_account_number === billNumber,
  )
  return (
    defaultAccountOf(billedAccounts.filter(({ crm_premise_id }) => crm_premise_id === premiseId)) ??
    defaultAccountOf(billedAccounts)
  )
}
