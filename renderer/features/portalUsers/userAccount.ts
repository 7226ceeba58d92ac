import type { PortalUserType } from '#shared/access/portalUsers'
import type { AccountDetails } from '#shared/contract/customers/portalUsers'

/** Converts an account that was looked up into the request that creates a login for it. */
export const toUserAccount = (account: AccountDetails, user_type: PortalUserType) => ({
  parent_account_no: account.parent_account_id,
  billing_account_no: account.account_number,
  service_account_no: account.service_account_no,
  parent_account_id: account.parent_account_id,
  billing_account_id: account.account_number,
  service_account_id: account.account_id,
  account_number: account.account_number,
  service_type_code: account.service_type,
  service_address_line1: account.address_line1,
  service_address_line2: account.address_line2,
  service_address_city: account.address_city,
  service_address_state: account.address_state,
  service_address_postal_code: account.address_postal_code,
  user_type,
})
