/**
 * The users whose logins are printed at the start. Their email addresses must not change, because tests and guides
 * use them.
 */
import { addDays } from '#shared/format/dates'
import { mailedCheck, perfectHabit, usualHabit } from '../billing/payers'
import { openMonthEnd } from '../billing/periods'
import { expiryIn, methodOf, type NewProfile } from '../billing/savedMethods'
import { createHousehold, type Household } from '../households/createHousehold'
import { addBill, addPerson, addPremise } from '../households/household'
import { addLegacyAccount } from '../households/legacyAccounts'
import { addTeam } from '../staff/staffMembers'
import type { World } from '../world'
import { association, builder, developer } from './demoBuilders'
import { createDemoCustomer } from './demoCustomer'
import { legacyEmail, pastDueEmail } from './demoEmails'

export const demoPassword = 'Portal#2025'

export const demoSignIns = [
  { email: 'customer@demo.example', description: 'customer with two addresses: fiber, voice, TV and gas' },
  { email: 'newcomer@demo.example', description: 'customer with one fiber account and nothing else yet' },
  { email: pastDueEmail, description: 'customer with a past-due bill, a declined payment and an email that bounced' },
  { email: 'builder@demo.example', description: 'builder with 40 properties' },
  { email: 'hoa@demo.example', description: 'homeowners association of one community' },
  { email: 'developer@demo.example', description: 'land developer with two communities' },
  { email: 'staff@demo.example', description: 'staff with all rights' },
  { email: 'clerk@demo.example', description: 'staff who may read, and write little' },
] as const

export function createDemoPeople(world: World): Household[] {
  const demoCustomer = createDemoCustomer(world)
  const requester = newcomer(world)
  addAccessRequest(requester, demoCustomer)
  return [
    demoCustomer,
    requester,
    ...[builder, association, developer, provider, legacy].map((create) => create(world)),
  ]
}

/** The newcomer has asked the main demo customer for access to their bills and has no answer yet. */
function addAccessRequest({ rows, world, random }: Household, owner: Household): void {
  const [user] = rows.users
  const [bill] = owner.rows.billingAccounts
  if (!user || !bill) return
  rows.accessRequests.push({
    id: random.fork('request').uuid(),
    userId: user.id,
    customerNumber: owner.number,
    billingAccountNumber: bill.number,
    state: 'waiting',
    createdAt: new Date(`${addDays(world.today, -3)}T18:00:00Z`),
    expiresAt: new Date(`${addDays(world.today, 11)}T18:00:00Z`),
    decidedBy: null,
    decidedAt: null,
  })
}

function newcomer(world: World): Household {
  const household = createHousehold(world, world.random.fork('newcomer'), {
    name: 'Tobin Ashgrove',
    kind: 'residential',
  })
  const tobin = { firstName: 'Tobin', lastName: 'Ashgrove', email: 'newcomer@demo.example', phone: '2905550104' }
  addPerson(household, tobin, { userType: 'CUSTOMER', role: 'Customer owner' })
  const premise = addPremise(household, world.places.premise('pellam-crossing'))
  const startedOn = addDays(world.today, -6)
  addBill(household, {
    group: 'FIBER',
    hasDailyUsage: true,
    services: [{ type: 'FIBER', premise, products: ['FIB-PLUS-500', 'FIB-ADD-GATEWAY'], startedOn }],
    lastEnd: null,
    habit: perfectHabit('mail', mailedCheck),
    isOnPaper: true,
  })
  return household
}

function provider(world: World): Household {
  const household = createHousehold(world, world.random.fork('provider'), {
    name: 'Quillmere Utilities & Fiber',
    kind: 'provider',
  })
  const supervisor = { firstName: 'Imani', lastName: 'Penhallow', email: 'staff@demo.example', phone: '2905550108' }
  addPerson(household, supervisor, { userType: 'CENTRIC', role: 'Supervisor' })
  const clerk = { firstName: 'Percy', lastName: 'Lambourne', email: 'clerk@demo.example', phone: '2905550109' }
  addPerson(household, clerk, { userType: 'CENTRIC', role: 'Clerk' })
  addTeam(household, world.isLarge)
  return household
}

function legacy(world: World): Household {
  const household = createHousehold(world, world.random.fork('legacy'), {
    name: 'Enid Calderwick',
    kind: 'residential',
  })
  const enid = { firstName: 'Enid', lastName: 'Calderwick', email: legacyEmail, phone: '2905550167' }
  addPerson(household, enid)
  const premise = addPremise(household, world.places.premise('thornvale-reserve'))
  const startedOn = addDays(world.today, -1700)
  const lastEnd = openMonthEnd(world.today)
  const card: NewProfile = { type: 'VISA', category: 'CC', last4: '1111', description: 'Visa' }
  const shared = { lastEnd, habit: { ...usualHabit('autopay', methodOf(card)), unpaid: 1 } }
  const fiber = { type: 'FIBER' as const, premise, products: ['FIB-START-300', 'FIB-ADD-GATEWAY'], startedOn }
  const gas = { type: 'GAS' as const, premise, products: ['GAS-R1'], startedOn }
  addBill(household, { ...shared, group: 'FIBER', services: [fiber] })
  addBill(household, { ...shared, group: 'GAS', services: [gas] })
  addLegacyAccount(household, {
    profile: { ...card, expiry: expiryIn(world.today, 2) },
  })
  return household
}
