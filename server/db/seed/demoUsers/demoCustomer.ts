/**
 * The main demo customer, who uses everything that the portal can show, with bills to pay and a card for each outcome.
 */
import { addDays, addMonths } from '#shared/format/dates'
import { perfectHabit, usualHabit } from '../billing/payers'
import { openMonthEnd } from '../billing/periods'
import { expiryIn, methodOf, type NewProfile, soonExpiry } from '../billing/savedMethods'
import { createHousehold, type Household } from '../households/createHousehold'
import { addBill, addPerson, addPremise, addProfile } from '../households/household'
import type { World } from '../world'
import { customerCases } from './demoCases'
import { addPreferences } from './demoPreferences'
import { addVoipPreferences } from './demoVoip'

const visa: NewProfile = { type: 'VISA', category: 'CC', last4: '1111', description: 'Everyday card' }
const checking: NewProfile = { type: 'ECHECK', category: 'DD', last4: '6789', description: 'Checking account' }

export function createDemoCustomer(world: World): Household {
  const household = createHousehold(world, world.random.fork('customer'), { name: 'Mara Ellery', kind: 'residential' })
  const userId = addPeople(household)
  const autopayToken = addMethods(household)
  const home = addPremise(household, world.places.premise('fennick-oaks'))
  const cottage = addPremise(household, world.places.premise('orrin-lake-estates'))
  const lastEnd = openMonthEnd(world.today)
  addHomeBills(household, { premise: home, userId, lastEnd, autopayToken })
  addCottageBills(household, { premise: cottage, userId, lastEnd })
  setCottageDevices(household, cottage)
  customerCases(household)
  addPreferences(household, userId)
  addVoipPreferences(household, userId)
  if (userId) household.rows.premiseNicknames.push({ userId, premiseNumber: cottage.number, nickname: 'Lake cottage' })
  return household
}

/** Adds the account holder and three other people, and returns the account holder's user. */
function addPeople(household: Household): string | null {
  const mara = { firstName: 'Mara', lastName: 'Ellery', email: 'customer@demo.example', phone: '2905550101' }
  const userId = addPerson(household, mara, { userType: 'CUSTOMER', role: 'Customer owner' })
  const partner = {
    firstName: 'Jonas',
    lastName: 'Ellery',
    email: 'jonas.ellery@example.com',
    phone: '2905550102',
    relation: 'Partner',
  }
  addPerson(household, partner, { userType: 'CUSTOMER', role: 'Authorized – billing' })
  const daughter = {
    firstName: 'Ines',
    lastName: 'Ellery',
    email: 'ines.ellery@example.com',
    phone: '2905550103',
    relation: 'Daughter',
    hasUnverifiedPhone: true,
  } as const
  addPerson(household, daughter, { userType: 'CUSTOMER', role: 'Authorized – view' })
  const neighbor = {
    firstName: 'Odette',
    lastName: 'Marsh',
    email: 'odette.marsh@example.com',
    phone: '2905550111',
    relation: 'Neighbor',
  }
  addPerson(household, neighbor)
  return userId
}

/** Adds a method for each outcome of a payment, and returns the token of the one that autopay uses. */
function addMethods(household: Household): string {
  const { today } = household.world
  const token = addProfile(household, { ...visa, expiry: expiryIn(today, 3) })
  const debit: NewProfile = { type: 'MC_DEBIT', category: 'DC', last4: '4444', description: 'Household debit card' }
  addProfile(household, { ...debit, expiry: soonExpiry(today) })
  addProfile(household, checking)
  const amex: NewProfile = { type: 'AMEX', category: 'CC', last4: '0005', description: 'Old travel card' }
  addProfile(household, { ...amex, expiry: expiryIn(today, -1, 3), behavior: 'declines' })
  const blocked: NewProfile = { type: 'VISA', category: 'CC', last4: '0002', description: 'Card the bank declines' }
  addProfile(household, { ...blocked, expiry: expiryIn(today, 2, 11), behavior: 'declines' })
  const paypal: NewProfile = {
    type: 'PAYPAY_ACCOUNT',
    category: 'PAYPAL_ACCOUNT',
    last4: '',
    description: 'PayPal, m•••@example.com',
  }
  addProfile(household, paypal)
  return token
}

interface Place {
  premise: Household['rows']['premises'][number]
  userId: string | null
  lastEnd: string
}

/** Adds the address with all services: fiber, voice and TV on one bill, and gas on another that autopay pays. */
function addHomeBills(
  household: Household,
  { premise, userId, lastEnd, autopayToken }: Place & { autopayToken: string },
): void {
  const { today } = household.world
  const startedOn = addDays(today, -1290)
  const upgradedOn = addDays(today, -395)
  addBill(household, {
    group: 'FIBER',
    hasDailyUsage: true,
    services: [
      {
        type: 'FIBER',
        premise,
        products: [
          { code: 'FIB-GIG-1000', startedOn: upgradedOn, endedOn: null },
          { code: 'FIB-PLUS-500', startedOn, endedOn: addDays(upgradedOn, -1) },
          'FIB-ADD-GATEWAY',
          'FIB-ADD-WIFI1',
        ],
        startedOn,
      },
      { type: 'VOIP', premise, products: ['VOI-UNLIMITED', 'VOI-ADD-VMTEXT'], startedOn },
      { type: 'TV', premise, products: ['TV-SELECT-120', 'TV-ADD-SPORTS', 'TV-ADD-BOX'], startedOn },
    ],
    lastEnd,
    habit: {
      ...usualHabit('portal', methodOf(visa)),
      declined: 0,
      declinedBefore: 5,
      skipped: 0,
      partial: 0,
      unpaid: 1,
    },
    userId,
  })
  addBill(household, {
    group: 'GAS',
    hasDailyUsage: true,
    services: [{ type: 'GAS', premise, products: ['GAS-R1'], startedOn, homeFactor: 1.15 }],
    lastEnd,
    habit: { ...perfectHabit('autopay', methodOf(visa)), unpaid: 1 },
    isOnPaper: true,
    autopayToken,
    userId,
  })
}

/** Adds a second address with its own bills: one that is paid and one that is open. */
function addCottageBills(household: Household, { premise, userId, lastEnd }: Place): void {
  const startedOn = addDays(household.world.today, -800)
  addBill(household, {
    group: 'FIBER',
    hasDailyUsage: true,
    services: [{ type: 'FIBER', premise, products: ['FIB-START-300', 'FIB-ADD-GATEWAY'], startedOn }],
    lastEnd: cottageLastEnd(household),
    habit: perfectHabit('portal', methodOf(checking)),
    userId,
  })
  addBill(household, {
    group: 'GAS',
    hasDailyUsage: true,
    services: [{ type: 'GAS', premise, products: ['GAS-R1'], startedOn, homeFactor: 0.7 }],
    lastEnd,
    habit: { ...usualHabit('portal', methodOf(checking)), skipped: 0, partial: 0, returnedBefore: 3, unpaid: 1 },
    userId,
  })
}

const cottageLastEnd = ({ world }: Household): string => addDays(world.today, -26)

/** The cottage is empty: its line is down, and a faster plan starts with the next bill. */
function setCottageDevices(household: Household, cottage: Household['rows']['premises'][number]): void {
  const { rows, world, random } = household
  const service = rows.serviceAccounts.find(
    ({ premiseNumber, serviceType }) => premiseNumber === cottage.number && serviceType === 'FIBER',
  )
  const userId = rows.users[0]?.id
  if (!service || !userId) return
  for (const device of rows.devices) {
    const isInCottage = device.serviceAccountId === service.id
    device.isOnline = !isInCottage
    device.since = new Date(`${addDays(world.today, isInCottage ? -2 : -41)}T09:40:00Z`)
  }
  rows.planChanges.push({
    id: random.fork('scheduled plan').uuid(),
    serviceAccountId: service.id,
    kind: 'plan',
    status: 'scheduled',
    exclusiveGroup: 'plan',
    fromProductCode: 'FIB-START-300',
    toProductCode: 'FIB-PLUS-500',
    priceDifference: 1500,
    proration: 0,
    effectiveOn: addDays(addMonths(cottageLastEnd(household), 1), 1),
    isShipped: false,
    userId,
    idempotencyKey: null,
    requestHash: null,
    createdAt: new Date(`${addDays(world.today, -3)}T18:20:00Z`),
    appliedAt: null,
    cancelledAt: null,
  })
}
