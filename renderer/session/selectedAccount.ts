import type { UserAccount, UserAddress, UserDetails } from '#shared/contract/customers/userDetails'
import { defaultServiceType } from '#shared/services/services'
import type { SelectionState } from './selectionSlice'

export interface CurrentSelection {
  address: UserAddress | null
  /** The services at that address, one of which is selected. */
  accounts: UserAccount[]
  account: UserAccount | null
}

const findById = (accounts: readonly UserAccount[], id: string | null): UserAccount | undefined =>
  accounts.find(({ crm_service_account_id }) => crm_service_account_id === id)

/**
 * Resolves the selection: the person's choice if it is still valid, else their preferred service, else the first
 * address with its fiber service.
 */
export function resolveSelection(
  user: UserDetails,
  selection: Omit<SelectionState, 'customerNumber'>,
  preferredId: string | null = null,
): CurrentSelection {
  const addresses = user.user_address_details
  const preferred = findById(user.user_accounts, preferredId)
  const address =
    addresses.find(({ crm_premise_id }) => crm_premise_id === selection.premiseId) ??
    addresses.find(({ crm_premise_id }) => crm_premise_id === preferred?.crm_premise_id) ??
    addresses[0] ??
    null
  const accounts = user.user_accounts.filter(({ crm_premise_id }) => crm_premise_id === address?.crm_premise_id)
  const account =
    findById(accounts, selection.serviceAccountId) ?? findById(accounts, preferredId) ?? defaultAccountOf(accounts)
  return { address, accounts, account }
}

const defaultAccountOf = (accounts: readonly UserAccount[]): UserAccount | null =>
  accounts.find(({ service_type_code }) => service_type_code === defaultServiceType) ?? accounts[0] ?? null

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
