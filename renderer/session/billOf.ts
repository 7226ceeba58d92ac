import { serviceLabels, serviceTypes, type ServiceType } from '#shared/services'
import * as commonTexts from '#shared/texts/common'

/** "Fiber, Voice and TV" */
function listed(words: string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : commonTexts.and(words.slice(0, -1).join(', '), last)
}

interface Billed {
  street_address: string
  service_type_code: ServiceType
}

/** What a billing account bills, in words: "Fiber and TV at 100 Quill St", or "Gas at 28 addresses". */
export function billOf<Account extends Billed>(
  { user_accounts }: { user_accounts: readonly Account[] },
  isOfBill: (account: Account) => boolean,
) {
  const billed = user_accounts.filter(isOfBill)
  const addresses = [...new Set(billed.map(({ street_address }) => street_address))]
  const services = serviceTypes.filter((type) => billed.some(({ service_type_code }) => service_type_code === type))
  return {
    services: listed(services.map((type) => serviceLabels[type])),
    place: addresses.length === 1 ? (addresses[0] ?? '') : `${addresses.length} addresses`,
  }
}
