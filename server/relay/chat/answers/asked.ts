/** What an answer about an account is made from: who asks, whose accounts those are, and which of them the question names. */
import { addressLine } from '#shared/addresses'
import type { ChatAnswer } from '#shared/contract/chat'
import type { BillingAccount, Location } from '#shared/contract/customers'
import { serviceGroupOf, serviceLabels, serviceTypes, type ServiceType } from '#shared/services'
import type { Actor } from '../../../http/actor'
import type { Reach } from '../../../http/ownership'
import type { AskedAccount } from '../queries'
import type { AccountTexts } from '../texts'
import { isAt, isNamed, isNumbered, type Scope } from '../understanding/scope'

export type Answered = Pick<ChatAnswer, 'text' | 'links'>

/** What the dashboard lists: accounts with what they owe, and addresses with their services. */
export interface Owned {
  billingAccounts: BillingAccount[]
  locations: Location[]
}

export interface Asked {
  actor: Actor
  /** The customers that are asked about. */
  reach: Reach
  /** The one that is looked at, if any. */
  account: AskedAccount | null
  scope: Scope
  texts: AccountTexts
  /** Read when it is needed. */
  owned: () => Promise<Owned>
}

export type Service = Location['services'][number] & { address: string }

export const servicesOf = ({ locations }: Owned): Service[] =>
  locations.flatMap(({ street_address: address, services }) => services.map((service) => ({ ...service, address })))

/** A billing account as it is named in a sentence: "Fiber, TV at 100 Quill St (BA-1002)". */
export interface NamedBill {
  bill: BillingAccount
  name: string
  /** At how many addresses it has services. */
  places: number
}

function named(bill: BillingAccount, services: readonly Service[]): NamedBill {
  const billed = services.filter((one) => one.crm_billing_account_number === bill.crm_billing_account_number)
  const types = serviceTypes.filter((type) => billed.some(({ service_type_code: code }) => code === type))
  const places = [...new Set(billed.map(({ address }) => address))]
  const place = places.length > 1 ? `${places.length} addresses` : (places[0] ?? bill.street_address)
  const labels = types.map((type) => serviceLabels[type]).join(', ')
  return { bill, name: `${labels} at ${place} (${bill.crm_billing_account_number})`, places: places.length }
}

/** The accounts that a question is about: the chosen one, some that it names, or none and why. */
export type Meant =
  | { kind: 'chosen'; account: AskedAccount }
  | { kind: 'some'; bills: NamedBill[] }
  | { kind: 'none'; text: string }

const isOfType = (bill: BillingAccount, type: ServiceType | null): boolean =>
  type === null || bill.service_group === serviceGroupOf(type)

export async function meantBy({ scope, account, texts, owned }: Asked): Promise<Meant> {
  if (!isNamed(scope)) return account ? { kind: 'chosen', account } : { kind: 'none', text: texts.chooseAccount }
  const { service, number, place, isAll } = scope
  const isOnlyService = number === null && place === null && !isAll
  const isChosenType = account && service && serviceGroupOf(service) === serviceGroupOf(account.serviceType)
  if (isOnlyService && isChosenType) return { kind: 'chosen', account }

  const found = await owned()
  const services = servicesOf(found)
  const isMeant = (bill: BillingAccount): boolean => {
    const own = services.filter((one) => one.crm_billing_account_number === bill.crm_billing_account_number)
    if (number !== null) {
      const numbers = [bill.crm_billing_account_number, ...own.map((one) => one.crm_service_account_number)]
      if (!numbers.some((known) => isNumbered(known, number))) return false
    }
    if (place !== null && !own.some(({ address }) => isAt(address, place))) return false
    return isOfType(bill, service)
  }
  const bills = found.billingAccounts.filter(isMeant)
  if (bills.length === 0) return { kind: 'none', text: noneText(scope, texts) }
  return { kind: 'some', bills: bills.map((bill) => named(bill, services)) }
}

/** Somebody else's is said no more of than what is not there. */
function noneText({ number, place, service }: Scope, texts: AccountTexts): string {
  if (number !== null) return texts.noSuchNumber(number.toUpperCase())
  if (place !== null) return texts.noSuchPlace(place.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()))
  return texts.noSuchService(service ? serviceLabels[service] : 'such')
}

export const chosenName = (account: AskedAccount): string =>
  `${serviceLabels[account.serviceType]} at ${addressLine(account.streetAddress, account.unit)}:`
