/** Finds the account that a sentence names by address and service. Without either, it is the selected account. */

import type { CommandParameters } from '#shared/commands/parsedCommand'
import type { UserAccount, UserDetails } from '#shared/contract/customers/userDetails'
import * as serviceTexts from '#shared/texts/services/services'
import * as commandTexts from '#shared/texts/speech/commands'
import { findNamedAddresses } from './findNamedAddresses'

interface AccountContext {
  user: Pick<UserDetails, 'user_accounts' | 'user_address_details'>
  account: UserAccount | null
}

/** `problem` says why no single account was found. */
type NamedAccount = { account: UserAccount } | { account: null; problem: string }

export function findNamedAccount(
  { Service: service, 'Billed Address': spokenAddress }: CommandParameters,
  { user, account: selected }: AccountContext,
): NamedAccount {
  const addresses = spokenAddress === undefined ? null : findNamedAddresses(spokenAddress, user.user_address_details)
  if (spokenAddress !== undefined && addresses?.length !== 1) {
    return {
      account: null,
      problem: addresses?.length ? commandTexts.severalBills(spokenAddress) : commandTexts.noSuchBill(spokenAddress),
    }
  }
  const premise = addresses?.[0]?.crm_premise_id ?? selected?.crm_premise_id
  const candidates = user.user_accounts.filter(
    (candidate) => service === undefined || candidate.service_type_code === service,
  )
  const atAddress = candidates.filter((candidate) => candidate.crm_premise_id === premise)
  const match =
    atAddress.find((candidate) => candidate.crm_service_account_id === selected?.crm_service_account_id) ?? atAddress[0]
  if (match) return { account: match }
  const otherAccounts = addresses ? [] : candidates
  const [otherAccount] = otherAccounts
  if (otherAccount && otherAccounts.length === 1) return { account: otherAccount }
  const name = service === undefined ? null : serviceTexts.serviceNames[service]
  return { account: null, problem: otherAccount ? commandTexts.severalServices(name) : commandTexts.noService(name) }
}
