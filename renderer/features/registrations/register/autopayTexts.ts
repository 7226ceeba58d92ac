/** Names the bills on autopay, and asks whether a new method should pay them. */

import { joinWithAnd } from '#shared/format/joinWords'
import { describeBill } from '#shared/services/describeBill'
import * as registrationTexts from '#shared/texts/customers/registrations'
import type { LegacyAccountDetails } from './legacyAccount'

type LegacyServices = LegacyAccountDetails['services']

/** Names a bill inside a sentence by its services and address, or by its number if these are unknown. */
export function billName(bill: string, services: LegacyServices): string {
  const { servicesInSentence: names, place } = describeBill(
    { user_accounts: services },
    ({ crm_billing_account_number }) => crm_billing_account_number === bill,
  )
  return names === '' ? bill : registrationTexts.servicesAtAddress(names, place)
}

/** Asks, for example, whether to use the method for autopay of fiber at 88 Harrow Ln instead of a saved card. */
export function autopayQuestion({
  services,
  autopay_method: method,
}: Pick<LegacyAccountDetails, 'services' | 'autopay_method'>) {
  const bills = [...new Set(services.map(({ crm_billing_account_number }) => crm_billing_account_number))]
  const names = joinWithAnd(bills.map((bill) => billName(bill, services)))
  return registrationTexts.useForAutopay(names, method === '', method)
}

/** Returns the services of the selected accounts. */
export const selectedServices = (
  services: LegacyServices,
  selected: { fiber: boolean; gas: boolean },
): LegacyServices => services.filter(({ service_group: group }) => (group === 'GAS' ? selected.gas : selected.fiber))
