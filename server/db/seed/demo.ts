/** Generates the whole demo: shared data first, then one customer after the other. */
import { demoAnnouncements } from './announcements'
import { addCreditRuns } from './billing/creditRuns'
import { addCredits } from './billing/credits'
import { addDeposits } from './billing/deposits'
import { addDunning, demoMoratoria } from './billing/dunning'
import { addNoticeRuns } from './billing/noticeRuns'
import { addOutageRefunds } from './billing/refunds'
import { generateBulkCustomers } from './bulkCustomers'
import { createDemoPeople } from './demoUsers/demoPeople'
import { createSpecialCases } from './demoUsers/specialCases'
import type { Household } from './households/createHousehold'
import { createResident } from './households/residents'
import { limitRowsToPast } from './limitToPast'
import type { CustomerRows, PremiseRow } from './rows'
import { catalog } from './services/catalog'
import { demoChannels } from './services/channels'
import { type CommunityId, communityRows } from './services/places'
import { communityProductRows } from './services/productFacts'
import { giveMessagesToTeams } from './staff/messageTeams'
import { addOfficeWork } from './staff/staffWork'
import { createWorld, type World, type WorldOptions } from './world'

export interface DemoOptions extends WorldOptions {
  /** The total number of customers. The demo people and the special cases are always included. */
  accounts?: number
  /** The maximum number of customers with a history; `maxWithHistory` by default. */
  withHistory?: number
  /** The number of messages of the customers without a history. */
  messages?: number
  /** Nothing in the demo happens after this time. Without it, the demo may use all of today. */
  now?: Date
}

export const defaultAccounts = 400
/** Any further customers have accounts and messages, but no two years of bills, payments and usage. */
export const maxWithHistory = 5000

export interface Demo {
  communities: typeof communityRows
  products: typeof catalog
  communityProducts: ReturnType<typeof communityProductRows>
  channels: ReturnType<typeof demoChannels>
  roles: ReturnType<typeof createWorld>['roles']
  announcements: ReturnType<typeof demoAnnouncements>
  moratoria: ReturnType<typeof demoMoratoria>
  /** Addresses without a customer. */
  freePremises: PremiseRow[]
  /** Generated lazily, because they may not fit in memory together. */
  households: Iterable<Household>
  /** Must be consumed after the households, because ids are assigned in that order. */
  bulkCustomers: Iterable<CustomerRows>
}

export function generateDemo({
  accounts = defaultAccounts,
  withHistory: historyLimit = maxWithHistory,
  messages = 0,
  now,
  ...options
}: DemoOptions): Demo {
  const withHistory = Math.min(accounts, historyLimit)
  const { world, roles } = createWorld({ isLarge: accounts >= defaultAccounts, ...options })
  const namedHouseholds = [...createDemoPeople(world), ...createSpecialCases(world)]
  return {
    communities: communityRows,
    products: catalog,
    communityProducts: communityProductRows(catalog),
    channels: demoChannels(),
    roles,
    announcements: demoAnnouncements(world.today, world.random.fork('announcements')),
    moratoria: demoMoratoria(world.today, world.random.fork('moratoria')),
    freePremises: freePremises(world),
    households: limitToPast(generateHouseholds(world, namedHouseholds, withHistory), now),
    bulkCustomers: generateBulkCustomers(world, { customers: accounts - withHistory, messages }),
  }
}

function* generateHouseholds(world: World, namedHouseholds: Household[], accounts: number): Generator<Household> {
  const withConsequences = namedHouseholds.map(addConsequences)
  for (const household of withConsequences) giveMessagesToTeams(household)
  addNoticeRuns(world, withConsequences)
  yield* withConsequences
  const residents = Math.max(0, accounts - namedHouseholds.length)
  // Credit runs cover several customers, so these are generated together.
  const firstResidents = Array.from({ length: Math.min(residents, residentsInRuns) }, (_, index) =>
    createResident(world, index),
  )
  addCreditRuns(world, { households: firstResidents, namedHouseholds })
  addOutageRefunds(world, firstResidents)
  for (const household of firstResidents) yield addStaffWork(household)
  for (let index = firstResidents.length; index < residents; index++) yield addStaffWork(createResident(world, index))
}

function* limitToPast(households: Iterable<Household>, now: Date | undefined): Generator<Household> {
  for (const household of households) {
    if (now) limitRowsToPast(now, household.rows)
    yield household
  }
}

const residentsInRuns = 14

/** Adds the staff's work on a resident. */
function addStaffWork(household: Household): Household {
  addCredits(household)
  addConsequences(household)
  addNoticeRuns(household.world, [household])
  addOfficeWork(household)
  giveMessagesToTeams(household)
  return household
}

/** Adds deposits and dunning, which depend on all bills and payments. */
function addConsequences(household: Household): Household {
  addDeposits(household)
  addDunning(household)
  return household
}

const freePerCommunity = 6

const freePremises = (world: World): PremiseRow[] =>
  communityRows.flatMap(({ id }) =>
    Array.from(
      { length: freePerCommunity },
      // The ids come from these very rows.
      () => ({ ...world.places.premise(id as CommunityId), stage: 'vacant' as const }),
    ),
  )
