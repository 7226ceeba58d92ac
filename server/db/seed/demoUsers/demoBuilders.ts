/** Owners of many properties: builders, a homeowners association and a land developer. */
import { addDays } from '#shared/format/dates'
import { perfectHabit, usualHabit } from '../billing/payers'
import { openMonthEnd } from '../billing/periods'
import { expiryIn, methodOf, type NewProfile } from '../billing/savedMethods'
import { addCaseFiles } from '../cases/caseFiles'
import { addCases } from '../cases/cases'
import { createHousehold, type Household } from '../households/createHousehold'
import { addBill, addPerson, addPremise, addProfile } from '../households/household'
import type { CommunityId } from '../services/places'
import { addProperties, type StagePlan } from '../services/properties'
import type { World } from '../world'

const operatingAccount: NewProfile = { type: 'ECHECK', category: 'DD', last4: '2208', description: 'Operating account' }

export function builder(world: World): Household {
  const household = createHousehold(world, world.random.fork('builder'), {
    name: 'Hollow Oak Homes LLC',
    kind: 'builder',
  })
  const person = { firstName: 'Wendell', lastName: 'Marchbanks', email: 'builder@demo.example', phone: '2905550105' }
  const userId = addPerson(household, person, { userType: 'BUILDER', role: 'Builder / Land developer' })
  const premises = lots(household, 'winnow-creek-3', 40)
  addProperties(household, premises, builderStages)
  return propertyBills(household, userId, { gas: premises.slice(0, 28), fiberCount: 6 })
}

/** Model homes come first, then homes under construction, then lots without anything. */
const builderStages: StagePlan = [
  ['activated', 8],
  ['vacant', 2],
  ['drop', 8],
  ['meter_set', 10],
  ['line_in', 5],
  ['planned', 7],
]

/** A builder with more properties than fit on a screen. */
export function largeBuilder(world: World): Household {
  const household = createHousehold(world, world.random.fork('large builder'), {
    name: 'Cobblethatch Builders Inc.',
    kind: 'builder',
  })
  const person = {
    firstName: 'Ingrid',
    lastName: 'Vantage',
    email: 'ingrid.vantage@example.com',
    phone: '2915550111',
  }
  const userId = addPerson(household, person, { userType: 'BUILDER', role: 'Builder / Land developer' })
  const premises = lots(household, 'winnow-creek-3', 60)
  addProperties(household, premises, [
    ['occupied', 6],
    ['activated', 6],
    ['drop', 10],
    ['meter_set', 12],
    ['line_in', 12],
    ['planned', 14],
  ])
  return propertyBills(household, userId, { gas: premises.slice(0, 30), fiberCount: 3 })
}

export function association(world: World): Household {
  const name = 'Fennick Oaks Homeowners Association'
  const household = createHousehold(world, world.random.fork('association'), { name, kind: 'hoa' })
  const person = { firstName: 'Delphine', lastName: 'Thornbury', email: 'hoa@demo.example', phone: '2905550106' }
  const userId = addPerson(household, person, { userType: 'BUILDER', role: 'HOA manager' })
  const homes = lots(household, 'fennick-oaks', 26)
  addProperties(
    household,
    [...homes, ...lots(household, 'fennick-oaks', 4)],
    [
      ['occupied', 26],
      ['vacant', 4],
    ],
  )
  const startedOn = addDays(world.today, -1100)
  addBill(household, {
    group: 'FIBER',
    services: homes.map((premise) => ({ type: 'FIBER', premise, products: ['FIB-BULK-500'], startedOn })),
    lastEnd: openMonthEnd(world.today),
    habit: { ...usualHabit('portal', methodOf(operatingAccount)), unpaid: 1 },
    userId,
  })
  addProfile(household, operatingAccount)
  const clubhouse = homes.slice(0, 1)
  return propertyBills(household, userId, { gas: clubhouse, fiberCount: 0 })
}

export function developer(world: World): Household {
  const household = createHousehold(world, world.random.fork('developer'), {
    name: 'Tallis & Saddle Land Company',
    kind: 'developer',
  })
  const person = { firstName: 'Soraya', lastName: 'Westerling', email: 'developer@demo.example', phone: '2905550107' }
  const userId = addPerson(household, person, { userType: 'DEVELOPER', role: 'Builder / Land developer' })
  const premises = [...lots(household, 'tallis-green', 12), ...lots(household, 'saddlewick-ranch', 12)]
  addProperties(household, premises, [
    ['activated', 12],
    ['meter_set', 12],
  ])
  for (const community of ['tallis-green', 'saddlewick-ranch'] as const) {
    addProperties(household, lots(household, community, 18), [
      ['line_in', 6],
      ['planned', 12],
    ])
  }
  return propertyBills(household, userId, { gas: premises, fiberCount: 4 })
}

const lots = (household: Household, community: CommunityId, count: number) =>
  Array.from({ length: count }, () => addPremise(household, household.world.places.premise(community)))

interface BilledProperties {
  gas: Household['rows']['premises']
  /** The number of premises that already have fiber: model homes and the office. */
  fiberCount: number
}

function propertyBills(household: Household, userId: string | null, { gas, fiberCount }: BilledProperties): Household {
  const { today } = household.world
  const company: NewProfile = { type: 'VISA', category: 'CC', last4: '1881', description: 'Company card' }
  const token = addProfile(household, { ...company, expiry: expiryIn(today, 2, 6) })
  const lastEnd = openMonthEnd(today)
  addBill(household, {
    group: 'GAS',
    services: gas.map((premise, index) => ({
      type: 'GAS',
      premise,
      products: ['GAS-GC1'],
      startedOn: addDays(today, -240 - ((index * 37) % 420)),
      homeFactor: 0.2,
    })),
    lastEnd,
    habit: { ...usualHabit('portal', methodOf(company)), unpaid: 1 },
    userId,
  })
  addCases(household, { requests: 9, messages: 5 })
  addCaseFiles(household)
  const models = gas.slice(0, fiberCount)
  if (models.length === 0) return household
  addBill(household, {
    group: 'FIBER',
    services: models.map((premise) => ({
      type: 'FIBER',
      premise,
      products: ['FIB-PLUS-500'],
      startedOn: addDays(today, -300),
    })),
    lastEnd,
    habit: { ...perfectHabit('autopay', methodOf(company)), unpaid: 1 },
    autopayToken: token,
    userId,
  })
  return household
}
