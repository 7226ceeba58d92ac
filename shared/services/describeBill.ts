import * as commonTexts from '../texts/common'
import { servicesInSentence, servicesLabel } from './listServices'
import { type ServiceType, serviceTypes } from './services'

interface BilledAccount {
  street_address: string
  service_type_code: ServiceType
}

/**
 * Describes what a billing account covers: "Fiber and TV" at "100 Quill St", or "Gas" at "28 addresses".
 * `servicesInSentence` is for the inside of a sentence: "fiber and TV".
 */
export function describeBill<Account extends BilledAccount>(
  { user_accounts }: { user_accounts: readonly Account[] },
  isOfBill: (account: Account) => boolean,
) {
  const billedAccounts = user_accounts.filter(isOfBill)
  const addresses = [...new Set(billedAccounts.map(({ street_address }) => street_address))]
  const types = serviceTypes.filter((type) =>
    billedAccounts.some(({ service_type_code }) => service_type_code === type),
  )
  return {
    services: servicesLabel(types),
    servicesInSentence: servicesInSentence(types),
    place: addresses.length === 1 ? (addresses[0] ?? '') : commonTexts.addressCount(addresses.length),
  }
}
