/**
 * Customers of the old system: registered, in the middle of registering, or not registered. One is reserved for trying
 * /register.
 */

import { registrationSteps } from '#shared/customers/registrations'
import { addDays } from '#shared/format/dates'
import { daysAfter } from '#shared/format/moments'
import { fullName } from '../../../fullName'
import type { NewProfile } from '../billing/savedMethods'
import type { Household } from './createHousehold'

interface LegacyAccountOptions {
  /** The method that is saved in the old system, and that its autopay charges. */
  profile?: NewProfile
  step?: (typeof registrationSteps)[number]
  /** The number of days since the last registration step or the invitation. */
  daysAgo?: number
  isInvited?: boolean
  lastFailure?: string
}

/** Call this once for each customer, after their bills are added. */
export function addLegacyAccount(household: Household, legacy: LegacyAccountOptions): void {
  const { rows, world, number } = household
  const [contact] = rows.contacts
  const [premise] = rows.premises
  if (!contact || !premise) return
  const parentId = `MP-${number.slice(3)}`
  const user = rows.users.find(({ contactId }) => contactId === contact.id)
  const changedAt = new Date(`${addDays(world.today, -(legacy.daysAgo ?? 0))}T16:20:00Z`)
  rows.legacyAccounts.push({
    migrationAccountParentId: parentId,
    customerNumber: number,
    contactId: contact.id,
    email: contact.email.toLowerCase(),
    firstName: contact.firstName,
    lastName: contact.lastName,
    mobile: contact.phone,
    fiberAccountNumber: legacyAccountNumber(household, 'FIBER'),
    gasAccountNumber: legacyAccountNumber(household, 'GAS'),
    serviceAddressLine1: premise.streetAddress,
    serviceAddressLine2: premise.unit,
    serviceAddressCity: premise.city,
    serviceAddressState: premise.state,
    serviceAddressPostalCode: premise.zip,
    autopayToken: legacy.profile ? addLegacyProfile(household, parentId, legacy.profile) : null,
    addedTokens: [],
    isPaperless: rows.communicationSettings.some(({ paperless }) => paperless),
    lastStep: user ? 'done' : (legacy.step ?? 'none'),
    lastStepAt: user || (legacy.step ?? 'none') !== 'none' ? changedAt : null,
    lastFailure: legacy.lastFailure ?? '',
    invitedAt: legacy.isInvited ? daysAfter(changedAt, -3) : null,
    invitationHash: null,
    invitationOpenedAt: legacy.isInvited && (user || (legacy.step ?? 'none') !== 'none') ? changedAt : null,
    registeredAt: user ? changedAt : null,
    registeredBy: user?.id ?? null,
  })
}

/** Uses the eight digits of the billing group id, which are unique. */
const legacyAccountNumber = ({ rows }: Household, group: 'FIBER' | 'GAS'): string | null =>
  rows.billingAccounts.find(({ serviceGroup }) => serviceGroup === group)?.groupId.slice(3) ?? null

/** Adds a method under the customer's id in the old system. */
function addLegacyProfile({ profiles, rows }: Household, parentId: string, profile: NewProfile): string {
  const [holder] = rows.contacts
  const token = `tok_demo_${parentId.replace('-', '')}_${profiles.length + 1}`
  profiles.push({
    expiry: null,
    behavior: 'ok',
    ...profile,
    customerNumber: parentId,
    token,
    holderName: holder ? fullName(holder) : '',
  })
  return token
}

const migratedResidents = 60

/** Marks two of three of the first residents as customers of the old system, each at a random registration step. */
export function addMigration(household: Household, index: number): void {
  if (index >= migratedResidents || index % 3 === 2) return
  const random = household.random.fork('migration')
  const unfinishedSteps = registrationSteps.filter((step) => step !== 'done')
  const step = unfinishedSteps[random.weighted([32, 16, 16, 16, 20])] ?? 'none'
  addLegacyAccount(household, {
    step,
    daysAgo: random.integer(1, 45),
    isInvited: random.chance(0.6),
    ...(step === 'payment' && random.chance(0.6) ? { lastFailure: 'The bank declined the card.' } : {}),
    ...(household.rows.users.length === 0 && random.chance(0.3) ? { profile: expiredCard(household.world.today) } : {}),
  })
}

/** An expired card, so that autopay of the old system cannot be migrated. */
const expiredCard = (today: string): NewProfile => ({
  type: 'MC',
  category: 'CC',
  last4: '5454',
  description: 'Mastercard',
  expiry: { month: 5, year: Number(today.slice(0, 4)) - 1 },
})
