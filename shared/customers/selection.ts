/** Resolves which address and service a user sees. The server and the portal must agree on it. */
import type { UserAccount, UserAddress, UserDetails } from '../contract/customers/userDetails'
import { defaultServiceType } from '../services/services'

/** The address and the service that the user selected. Null means that the default applies. */
export interface SelectionChoice {
  premiseId: string | null
  serviceAccountId: string | null
}

export interface CurrentSelection {
  address: UserAddress | null
  /** The services at that address, one of which is selected. */
  accounts: UserAccount[]
  account: UserAccount | null
}

const findById = (accounts: readonly UserAccount[], id: string | null): UserAccount | undefined =>
  accounts.find(({ crm_service_account_id }) => crm_service_account_id === id)

/**
 * Resolves the selection: the user's choice if it is still valid, else their preferred service, else the first address
 * with its fiber service.
 */
export function resolveSelection(
  user: Pick<UserDetails, 'user_address_details' | 'user_accounts'>,
  choice: SelectionChoice,
  preferredId: string | null = null,
): CurrentSelection {
  const addresses = user.user_address_details
  const preferred = findById(user.user_accounts, preferredId)
  const address =
    addresses.find(({ crm_premise_id }) => crm_premise_id === choice.premiseId) ??
    addresses.find(({ crm_premise_id }) => crm_premise_id === preferred?.crm_premise_id) ??
    addresses[0] ??
    null
  const accounts = user.user_accounts.filter(({ crm_premise_id }) => crm_premise_id === address?.crm_premise_id)
  const account =
    findById(accounts, choice.serviceAccountId) ?? findById(accounts, preferredId) ?? defaultAccountOf(accounts)
  return { address, accounts, account }
}

/** Returns the fiber service, or the first one where there is none. */
export const defaultAccountOf = (accounts: readonly UserAccount[]): UserAccount | null =>
  accounts.find(({ service_type_code }) => service_type_code === defaultServiceType) ?? accounts[0] ?? null
