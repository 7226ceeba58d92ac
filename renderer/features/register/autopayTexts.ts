/** Names the bills that pay themselves, and asks before another method takes them over. */
import { billOf } from '../../session/billOf'
import type { FoundAccount } from './foundAccount'
import * as registrationTexts from '#shared/texts/registrations'

type Services = FoundAccount['services']

/** By what it bills; by its number where that is not known. */
export function billName(bill: string, services: Services): string {
  const { services: names, place } = billOf(
    { user_accounts: services },
    ({ crm_billing_account_number }) => crm_billing_account_number === bill,
  )
  return names === '' ? bill : registrationTexts.at(names, place)
}

/** "Use it for autopay of Fiber at 88 Harrow Ln and Gas at 88 Harrow Ln, instead of Visa ending in 1111" */
export function autopayQuestion({
  services,
  autopay_method: method,
}: Pick<FoundAccount, 'services' | 'autopay_method'>) {
  const bills = [...new Set(services.map(({ crm_billing_account_number }) => crm_billing_account_number))]
  const names = bills.map((bill) => billName(bill, services)).join(' and ')
  return registrationTexts.useItForAutopayOn(names, method === '', method)
}

/** The services of the accounts that are ticked. */
export const chosenServices = (services: Services, ticked: { fiber: boolean; gas: boolean }): Services =>
  services.filter(({ service_group: group }) => (group === 'GAS' ? ticked.gas : ticked.fiber))
