import type { UserAccount, UserAddress, UserDetails } from '#shared/contract/userDetails'
import { defaultServiceType } from '#shared/services'
import type { SelectionState } from './selectionSlice'

export interface Selected {
  address: UserAddress | null
  /** The services on that address, of which one is selected. */
  accounts: UserAccount[]
  account: UserAccount | null
}

const withId = (accounts: readonly UserAccount[], id: string | null): UserAccount | undefined =>
  accounts.find(({ crm_service_account_id }) => crm_service_account_id === id)

/**
 * What is selected: the choice where it is still the person's own, else the service they start with, else the first
 * address and its fiber service.
 */
export function selectedOf(
  user: UserDetails,
  selection: Omit<SelectionState, 'customerNumber'>,
  startsWith: string | null = null,
): Selected {
  const addresses = user.user_address_details
  const start = withId(user.user_accounts, startsWith)
  const address =
    addresses.find(({ crm_premise_id }) => crm_premise_id === selection.premiseId) ??
    addresses.find(({ crm_premise_id }) => crm_premise_id === start?.crm_premise_id) ??
    addresses[0] ??
    null
  const accounts = user.user_accounts.filter(({ crm_premise_id }) => crm_premise_id === address?.crm_premise_id)
  const account = withId(accounts, selection.serviceAccountId) ?? withId(accounts, startsWith) ?? usualOf(accounts)
  return { address, accounts, account }
}

const usualOf = (accounts: readonly UserAccount[]): UserAccount | null =>
  accounts.find(({ service_type_code }) => service_type_code === defaultServiceType) ?? accounts[0] ?? null

/** The service to select for a billing account: one at the given address where it bills any there. */
export function accountOfBill(user: UserDetails, billNumber: string, premiseId?: string): UserAccount | null {
  const billed = user.user_accounts.filter(
    ({ crm_billing_account_number }) => crm_billing_account_number === billNumber,
  )
  return usualOf(billed.filter(({ crm_premise_id }) => crm_premise_id === premiseId)) ?? usualOf(billed)
}
