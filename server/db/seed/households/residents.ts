/** Random households. Each has its own random stream, so that adding more of them does not change the first ones. */
import { addDays, daysBetween } from '#shared/format/dates'
import { type ServiceGroup, type ServiceType, serviceGroupOf } from '#shared/services/services'
import { fullName } from '../../../fullName'
import { mailedCheck, type PaymentHabit, usualHabit } from '../billing/payers'
import { lastPeriodEnd } from '../billing/periods'
import { expiryIn, methodOf, type NewProfile } from '../billing/savedMethods'
import { addCases } from '../cases/cases'
import type { Random } from '../random'
import { type CommunityId, communityOf, communityRows } from '../services/places'
import type { World } from '../world'
import { createHousehold, type Household } from './createHousehold'
import { addBill, addPerson, addPremise, addProfile, type ServicePlan } from './household'
import { addMigration } from './legacyAccounts'
import { firstNames, lastNames } from './names'

/** The communities with residents. The lots of Winnow Creek still belong to their builders. */
const residentialCommunities: CommunityId[] = [
  'fennick-oaks',
  'thornvale-reserve',
  'pellam-crossing',
  'saddlewick-ranch',
  'orrin-lake-estates',
  'marrowby-mills',
  'tallis-green',
]
const homesOf = residentialCommunities.map((id) => communityRows.find((community) => community.id === id)?.homes ?? 0)

/** Area codes that are never assigned: N9X is reserved for longer numbers. */
export const areaCodes = ['3', '4', '5', '6', '7', '8', '9'].flatMap((first) =>
  Array.from({ length: 10 }, (_, last) => `${first}9${last}`),
)

export function createResident(world: World, index: number): Household {
  const random = world.random.fork(`resident ${index}`)
  const person = createPerson(index, random)
  const name = fullName(person)
  const household = createHousehold(world, random, { name, kind: 'residential' })
  const hasSignIn = person.email !== '' && random.chance(0.34)
  const userId = addPerson(household, person, hasSignIn ? { userType: 'CUSTOMER', role: 'Customer owner' } : undefined)
  const community = residentialCommunities[random.weighted(homesOf)] ?? 'pellam-crossing'
  const closedOn = random.chance(0.03) ? addDays(world.today, -random.integer(30, 400)) : undefined
  const services = createServices(household, community, closedOn)
  const payer = createPayer(household, hasSignIn)
  const lastEnd = closedOn ?? lastPeriodEnd(random.integer(1, 28), world.today)

  for (const group of ['FIBER', 'GAS'] satisfies ServiceGroup[]) {
    const billedServices = services.filter(({ type }) => serviceGroupOf(type) === group)
    if (billedServices.length === 0) continue
    addBill(household, {
      group,
      services: billedServices,
      lastEnd,
      habit: payer.habit,
      autopayToken: closedOn ? null : payer.autopayToken,
      ...(person.email === '' ? { isOnPaper: true } : {}),
      userId,
      ...(closedOn ? { closedOn } : {}),
    })
  }
  const caseRandom = random.fork('how many cases')
  addCases(household, {
    requests: caseRandom.integer(0, hasSignIn ? 4 : 3),
    messages: caseRandom.integer(hasSignIn ? 1 : 0, hasSignIn ? 5 : 2),
  })
  addMigration(household, index)
  return household
}

function createPerson(index: number, random: Random) {
  const firstName = random.pick(firstNames)
  const lastName = random.pick(lastNames)
  const mailName = `${firstName}.${lastName}`
    .normalize('NFD')
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase()
  const email = random.chance(0.06) ? '' : `${mailName}${index + 100}@example.com`
  const line = String(100 + (Math.floor(index / areaCodes.length) % 100)).padStart(4, '0')
  return { firstName, lastName, email, phone: `${areaCodes[index % areaCodes.length]}555${line}` }
}

const serviceProbabilities: Record<ServiceType, number> = { FIBER: 0.85, TV: 0.35, VOIP: 0.3, GAS: 0.8 }

function createServices(household: Household, community: CommunityId, closedOn: string | undefined): ServicePlan[] {
  const { random, world } = household
  const offered = communityOf(community).services
  const selected = offered.filter((type) => random.chance(serviceProbabilities[type]))
  const types = selected.length > 0 ? selected : offered.slice(0, 1)
  const premise = addPremise(household, world.places.premise(community))
  const lastDay = closedOn ?? world.today
  // Tallis Green is new, so that its residents have no bills yet.
  const movedInOn = addDays(lastDay, community === 'tallis-green' ? -random.integer(25, 60) : -random.integer(45, 2200))
  const homeFactor = random.chance(0.02) ? 0 : 0.6 + random.fraction()
  return types.map((type) => ({
    type,
    premise,
    products: productsOf(type, community, { random, movedInOn, lastDay, closedOn: closedOn ?? null }),
    startedOn: movedInOn,
    homeFactor,
  }))
}

interface Residency {
  random: Random
  movedInOn: string
  lastDay: string
  closedOn: string | null
}

const fiberPlans = ['FIB-START-300', 'FIB-PLUS-500', 'FIB-GIG-1000', 'FIB-DUO-2000', 'FIB-MAX-5000'] as const
const fiberShares = [18, 32, 36, 11, 3]

function productsOf(type: ServiceType, community: CommunityId, residency: Residency): ServicePlan['products'] {
  const { random } = residency
  const optional = (code: string, probability: number) => (random.chance(probability) ? [code] : [])
  if (type === 'FIBER') {
    const wifi = [
      ...optional('FIB-ADD-WIFI1', 0.2),
      ...optional('FIB-ADD-SECURITY', 0.15),
      ...optional('FIB-ADD-IP4', 0.04),
    ]
    const extras = [
      ...optional('FIB-ADD-GATEWAY', 0.7),
      ...wifi,
      ...optional('FIB-ADD-CARE', 0.06),
      ...optional('FIB-ADD-LTE', 0.04),
    ]
    return [...fiberPlan(community, residency), ...extras]
  }
  if (type === 'TV') {
    const pack = random.pick(['TV-LOCAL-32', 'TV-SELECT-120', 'TV-SELECT-120', 'TV-PRIME-210'])
    return [pack, ...optional('TV-ADD-SPORTS', 0.2), ...optional('TV-ADD-BOX', 0.4), ...optional('TV-ADD-CLOUD', 0.3)]
  }
  if (type === 'VOIP') {
    const line = random.pick(['VOI-BASIC', 'VOI-UNLIMITED', 'VOI-UNLIMITED'])
    return [line, ...optional('VOI-ADD-VMTEXT', 0.2), ...optional('VOI-ADD-INTL', 0.1)]
  }
  return ['GAS-R1']
}

/** In a bulk community, residents only pay for a top-up. Elsewhere some have upgraded from a smaller plan. */
function fiberPlan(
  community: CommunityId,
  { random, movedInOn, lastDay, closedOn }: Residency,
): ServicePlan['products'] {
  if (community === 'fennick-oaks' && random.chance(0.6)) return [random.pick(['FIB-TOPUP-GIG', 'FIB-TOPUP-DUO'])]
  const rank = random.weighted(fiberShares)
  const code = fiberPlans[rank] ?? 'FIB-PLUS-500'
  const previousPlan = fiberPlans[rank - 1]
  const days = daysBetween(movedInOn, lastDay)
  if (!previousPlan || days < 200 || !random.chance(0.2)) return [code]
  const upgradedOn = addDays(movedInOn, random.integer(90, days - 30))
  return [
    { code, startedOn: upgradedOn, endedOn: closedOn },
    { code: previousPlan, startedOn: movedInOn, endedOn: addDays(upgradedOn, -1) },
  ]
}

const cardBrands: NewProfile[] = [
  { type: 'VISA', category: 'CC', last4: '1111', description: 'Visa' },
  { type: 'MC', category: 'CC', last4: '5454', description: 'Mastercard' },
  { type: 'VISA_DEBIT', category: 'DC', last4: '5556', description: 'Visa debit' },
  { type: 'MC_DEBIT', category: 'DC', last4: '4444', description: 'Mastercard debit' },
  { type: 'DISC', category: 'CC', last4: '1117', description: 'Discover' },
  { type: 'AMEX', category: 'CC', last4: '0005', description: 'American Express' },
]

function createPayer(household: Household, hasSignIn: boolean): { habit: PaymentHabit; autopayToken: string | null } {
  const { random, world } = household
  const hasAutopay = random.chance(hasSignIn ? 0.5 : 0.25)
  const unpaid = random.chance(0.06) ? random.integer(1, 3) : 0
  if (!hasAutopay && !hasSignIn) {
    const byPhone = random.chance(0.3)
    const habit = byPhone ? usualHabit('phone', methodOf(random.pick(cardBrands))) : usualHabit('mail', mailedCheck)
    return { habit: { ...habit, unpaid }, autopayToken: null }
  }
  const account = String(random.integer(1000, 9999))
  const profile: NewProfile = random.chance(0.35)
    ? { type: 'ECHECK', category: 'DD', last4: account, description: 'Checking account' }
    : { ...random.pick(cardBrands), expiry: expiryIn(world.today, random.integer(1, 4), random.integer(1, 12)) }
  const token = addProfile(household, profile)
  if (hasAutopay) return { habit: usualHabit('autopay', methodOf(profile)), autopayToken: token }
  return { habit: { ...usualHabit('portal', methodOf(profile)), unpaid }, autopayToken: null }
}
