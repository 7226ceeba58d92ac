/** Carries settings and payment methods of a legacy account over to its user. */

import type { CarriedOver } from '#shared/contract/customers/registrations'
import { describeMethod } from '#shared/payments/brands'
import type { ServiceGroup } from '#shared/services/services'
import type { ProviderProfile } from '../../adapters/cards/cardProvider'
import type { Executor } from '../../db/database'
import type { Services } from '../../services'
import { type NewOutboundEvent, recordEvents } from '../outboundEvents/recordEvent'
import { isExpired } from '../payments/rules'
import {
  carryPaperless,
  countContacts,
  findSelectedBills,
  type LegacyAccount,
  turnAutopayOn,
} from './legacyAccounts.queries'

export const selectedGroups = (selection: { fiber_account: boolean; gas_account: boolean }): ServiceGroup[] => [
  ...(selection.fiber_account ? (['FIBER'] as const) : []),
  ...(selection.gas_account ? (['GAS'] as const) : []),
]

export interface AccountSelection {
  fiber_account: boolean
  fiber_account_number: string
  gas_account: boolean
  gas_account_number: string
}

/**
 * Moves the saved methods to the customer's own number. This runs before anything is stored, because it can be
 * repeated.
 */
export async function transferMethods({ cards }: Services, account: LegacyAccount): Promise<ProviderProfile[]> {
  await cards.transferProfiles(account.migrationAccountParentId, account.customerNumber)
  return cards.listProfiles(account.customerNumber)
}

/** Returns a full description, to tell methods with the same last digits apart, or an empty string without a method. */
export const methodDescription = (method: ProviderProfile | undefined): string =>
  method ? describeMethod({ ...method, accountNumber: method.last4 }) : ''

export async function transferLegacyAccount(
  tx: Executor,
  { account, selection }: { account: LegacyAccount; selection: AccountSelection },
  { methods, now, today }: { methods: ProviderProfile[]; now: Date; today: string },
): Promise<CarriedOver> {
  const { customerNumber, autopayToken, addedTokens, isPaperless } = account
  const method = methods.find(({ token }) => token === autopayToken)
  const usable = method && !isExpired(method.expiry, today) ? method.token : null
  const selected = { customerNumber, groups: selectedGroups(selection) }
  const turnedOn = usable === null ? [] : await turnAutopayOn(tx, selected, usable)
  const bills = await findSelectedBills(tx, selected)
  const paperlessGroups = isPaperless ? [...new Set(bills.map(({ groupId }) => groupId))] : []
  await carryPaperless(tx, paperlessGroups)
  await recordEvents(tx, carriedEvents({ customerNumber, at: now }, { turnedOn, paperlessGroups }))
  const addedMethods = methods.filter(({ token }) => addedTokens.includes(token))
  const autopayBills = bills.filter((bill) => bill.autopayToken !== null)
  return {
    autopay: autopayStateOf(account, { isOn: autopayBills.length > 0, isUsable: usable !== null }),
    autopay_accounts: autopayBills.map(({ number }) => number),
    autopay_method:
      autopayBills.length > 0
        ? methodDescription(methods.find(({ token }) => token === autopayBills[0]?.autopayToken))
        : '',
    paperless: isPaperless,
    contacts: await countContacts(tx, customerNumber),
    payment_methods: methods.length - addedMethods.length,
    added_methods: addedMethods.length,
  }
}

const carriedEvents = (
  about: { customerNumber: string; at: Date },
  { turnedOn, paperlessGroups }: { turnedOn: string[]; paperlessGroups: string[] },
): NewOutboundEvent[] => [
  ...turnedOn.map((groupId) => ({
    ...about,
    type: 'autopay.turned_on' as const,
    data: { crm_billing_group_id: groupId },
  })),
  ...paperlessGroups.map((groupId) => ({
    ...about,
    type: 'paperless.changed' as const,
    data: { crm_billing_group_id: groupId, paperless: true },
  })),
]

function autopayStateOf(
  { autopayToken, addedTokens }: LegacyAccount,
  { isOn, isUsable }: { isOn: boolean; isUsable: boolean },
): CarriedOver['autopay'] {
  if (autopayToken === null) return isOn ? 'carried' : 'off'
  // Without an open account to pay for, autopay is off although the method is valid.
  if (!isOn) return isUsable ? 'off' : 'expired'
  return addedTokens.includes(autopayToken) ? 'chosen' : 'carried'
}
