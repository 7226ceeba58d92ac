/** Which account a sentence is about: that of the address and the service that it names, else the one that is chosen. */

import type { Parameters } from '#shared/commands/understood'
import type { UserAccount, UserDetails } from '#shared/contract/userDetails'
import { serviceLabels } from '#shared/services'
import { addressesNamed } from './addressesNamed'
import * as commandTexts from '#shared/texts/commands'

interface Chosen {
  user: Pick<UserDetails, 'user_accounts' | 'user_address_details'>
  account: UserAccount | null
}

/** Where none can be said, why. */
type Named = { account: UserAccount } | { account: null; trouble: string }

export function accountNamed(
  { Service: service, 'Billed Address': said }: Parameters,
  { user, account: chosen }: Chosen,
): Named {
  const places = said === undefined ? null : addressesNamed(said, user.user_address_details)
  if (said !== undefined && places?.length !== 1) {
    return { account: null, trouble: places?.length ? commandTexts.severalBills(said) : commandTexts.noSuchBill(said) }
  }
  const premise = places?.[0]?.crm_premise_id ?? chosen?.crm_premise_id
  const offered = user.user_accounts.filter((one) => service === undefined || one.service_type_code === service)
  const there = offered.filter((one) => one.crm_premise_id === premise)
  const here = there.find((one) => one.crm_service_account_id === chosen?.crm_service_account_id) ?? there[0]
  if (here) return { account: here }
  const elsewhere = places ? [] : offered
  const [only] = elsewhere
  if (only && elsewhere.length === 1) return { account: only }
  const label = service ? serviceLabels[service] : 'such'
  return { account: null, trouble: only ? commandTexts.severalServices(label) : commandTexts.noService(label) }
}
