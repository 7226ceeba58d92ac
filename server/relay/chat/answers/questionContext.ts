/** The context of a question about accounts, and the matching of the accounts that it mentions. */

import type { AccountOwner } from '#shared/access/accountOwner'
import type { BillingAccount, Location } from '#shared/contract/customers/accountDetails'
import type { ChatAnswer } from '#shared/contract/speech/chat'
import { addressLine } from '#shared/customers/addresses'
import { servicesLabel } from '#shared/services/listServices'
import { type ServiceType, serviceGroupOf, serviceTypes } from '#shared/services/services'
import * as serviceTexts from '#shared/texts/services/services'
import * as chatAccountTexts from '#shared/texts/speech/chatAccounts'
import type { Actor } from '../../../http/actor'
import type { CustomerScope } from '../../../http/customerScope'
import type { SelectedAccount } from '../selectedAccount'
import { type AccountMention, hasMention, matchesAddress, matchesNumber } from '../understanding/accountMention'

export type AccountAnswer = Pick<ChatAnswer, 'text' | 'links'>

/** Accounts with their balances and addresses with their services, as on the dashboard. */
export interface OwnedAccounts {
  billingAccounts: BillingAccount[]
  locations: Location[]
}

export interface QuestionContext {
  actor: Actor
  /** The customers whom the question may concern. */
  customerScope: CustomerScope
  /** The account that is open, if any. */
  account: SelectedAccount | null
  mention: AccountMention
  owner: AccountOwner
  /** Reads the accounts on the first call. */
  readOwned: () => Promise<OwnedAccounts>
}

export type AddressedService = Location['services'][number] & { address: string }

export const servicesOf = ({ locations }: OwnedAccounts): AddressedService[] =>
  locations.flatMap(({ street_address: address, services }) => services.map((service) => ({ ...service, address })))

/** A billing account with its name at the start of a sentence: "Fiber and TV at 100 Quill St (BA-1002)". */
export interface NamedAccount {
  bill: BillingAccount
  name: string
  /** The number of addresses at which it has services. */
  addressCount: number
}

function nameAccount(bill: BillingAccount, ownServices: readonly AddressedService[]): NamedAccount {
  const billed = ownServices.filter((service) => service.crm_billing_account_number === bill.crm_billing_account_number)
  const billedTypes = serviceTypes.filter((type) => billed.some(({ service_type_code: code }) => code === type))
  const addresses = [...new Set(billed.map(({ address }) => address))]
  const services = servicesLabel(billedTypes)
  const number = bill.crm_billing_account_number
  const name =
    addresses.length > 1
      ? chatAccountTexts.nameAtSeveral(services, addresses.length, number)
      : chatAccountTexts.accountName(services, addresses[0] ?? bill.street_address, number)
  return { bill, name, addressCount: addresses.length }
}

/** The accounts that a question concerns: the selected one, some that it mentions, or none with the reason. */
type AccountMatch =
  | { kind: 'chosen'; account: SelectedAccount }
  | { kind: 'some'; bills: NamedAccount[] }
  | { kind: 'none'; text: string }

const isOfType = (bill: BillingAccount, type: ServiceType | null): boolean =>
  type === null || bill.service_group === serviceGroupOf(type)

export async function matchAccounts({ mention, account, owner, readOwned }: QuestionContext): Promise<AccountMatch> {
  if (!hasMention(mention))
    return account ? { kind: 'chosen', account } : { kind: 'none', text: chatAccountTexts.chooseAccount[owner] }
  const { service, number, place, isAll } = mention
  const isOnlyService = number === null && place === null && !isAll
  const isSelectedType = account && service && serviceGroupOf(service) === serviceGroupOf(account.serviceType)
  if (isOnlyService && isSelectedType) return { kind: 'chosen', account }

  const ownedAccounts = await readOwned()
  const services = servicesOf(ownedAccounts)
  const isMatch = (bill: BillingAccount): boolean => {
    const ownServices = services.filter((entry) => entry.crm_billing_account_number === bill.crm_billing_account_number)
    if (number !== null) {
      const numbers = [bill.crm_billing_account_number, ...ownServices.map((entry) => entry.crm_service_account_number)]
      if (!numbers.some((candidate) => matchesNumber(candidate, number))) return false
    }
    if (place !== null && !ownServices.some(({ address }) => matchesAddress(address, place))) return false
    return isOfType(bill, service)
  }
  const bills = ownedAccounts.billingAccounts.filter(isMatch)
  if (bills.length === 0) return { kind: 'none', text: noMatchText(mention, owner) }
  return { kind: 'some', bills: bills.map((bill) => nameAccount(bill, services)) }
}

/** An account of another customer gets the same text as one that does not exist. */
function noMatchText({ number, place, service }: AccountMention, owner: AccountOwner): string {
  if (number !== null) return chatAccountTexts.noSuchNumber(owner, number.toUpperCase())
  if (place !== null)
    return chatAccountTexts.noSuchPlace(
      owner,
      place.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    )
  return service
    ? chatAccountTexts.noSuchService(owner, serviceTexts.serviceNames[service])
    : chatAccountTexts.noAccounts[owner]
}

/** Returns the heading of the answer about the selected account. */
export const selectedAccountHeading = (account: SelectedAccount): string =>
  chatAccountTexts.serviceHeading(
    serviceTexts.serviceLabels[account.serviceType],
    addressLine(account.streetAddress, account.unit),
  )
