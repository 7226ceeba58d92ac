/** Builds the arguments of payment calls from the selected account. */
import type { UserAccount } from '#shared/contract/customers/userDetails'

export const balanceRequestOf = (account: UserAccount) => ({
  body: {
    service_type: account.service_type_code,
    service_account_id: account.crm_service_account_id,
    billing_group_id: account.crm_billing_group_id,
  },
})

export const profilesRequestOf = (account: UserAccount) => ({
  query: {
    crm_customer_id: account.crm_customer_number,
    service_account_number: account.crm_service_account_number,
    billing_account_number: account.crm_billing_account_number,
  },
})

export const autopayQueryOf = (account: UserAccount) => ({
  query: { crm_billing_group_id: account.crm_billing_group_id },
})

export const autopayRequestOf = (account: UserAccount, token: string) => ({
  query: {
    crm_customer_id: account.crm_customer_number,
    crm_service_account_id: account.crm_service_account_id,
    crm_billing_group_id: account.crm_billing_group_id,
    token,
  },
})

export const scheduledPaymentsRequestOf = (account: UserAccount) => ({
  query: { crm_customer_id: account.crm_customer_number },
})

/** The dashboard shows at most this many credits. */
const maxRecentCredits = 3

export const recentCreditsRequestOf = (account: UserAccount) => ({
  query: { billing_group_id: account.crm_billing_group_id, page_size: maxRecentCredits },
})
