/** Generates the whole demo: shared data first, then one customer after the other. */
import { demoAnnouncements } from './announcements'
import { cast } from './cast'
import { catalog } from './catalog'
import { demoChannels } from './channels'
import { addCreditRuns } from './creditRuns'
import { addCredits } from './credits'
import { crowd } from './crowd'
import { addDeposits } from './deposits'
import { addDunning, demoMoratoria } from './dunning'
import { demoPeople } from './demoPeople'
import type { Household } from './openHousehold'
import { addNoticeRuns } from './noticeRuns'
import { notAfter } from './notAfter'
import { communityProductRows } from './productFacts'
import { communityRows, type CommunityId } from './places'
import { addDeskWork } from './deskWork'
import { addPaidBack } from './refunds'
import { resident } from './residents'
import type { CustomerRows, PremiseRow } from './rows'
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
export const mostWithHistory = 5000

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
  crowd: Iterable<CustomerRows>
}

export function generateDemo({
  accounts = defaultAccounts,
  withHistory: most = mostWithHistory,
  messages = 0,
  now,
  ...options
}: DemoOptions): Demo {
  const withHistory = Math.min(accounts, most)
  const { world, roles } = createWorld({ isLarge: accounts >= defaultAccounts, ...options })
  const known = [...demoPeople(world), ...cast(world)]
  return {
    communities: communityRows,
    products: catalog,
    communityProducts: communityProductRows(catalog),
    channels: demoChannels(),
    roles,
    announcements: demoAnnouncements(world.today, world.random.fork('announcements')),
    moratoria: demoMoratoria(world.today, world.random.fork('moratoria')),
    freePremises: freePremises(world),
    households: inThePast(everybody(world, known, withHistory), now),
    crowd: crowd(world, { customers: accounts - withHistory, messages }),
  }
}

function* everybody(world: World, known: Household[], accounts: number): Generator<Household> {
  const told = known.map(withWhatFollows)
  addNoticeRuns(world, told)
  yield* told
  const residents = Math.max(0, accounts - known.length)
  // Credit runs cover several customers, so these are generated together.
  const first = Array.from({ length: Math.min(residents, inRuns) }, (_, index) => resident(world, index))
  addCreditRuns(world, { households: first, known })
  addPaidBack(world, first)
  for (const household of first) yield withStaffWork(household)
  for (let index = first.length; index < residents; index++) yield withStaffWork(resident(world, index))
}

function* inThePast(households: Iterable<Household>, now: Date | undefined): Generator<Household> {
  for (const household of households) {
    if (now) notAfter(now, household.rows)
    yield household
  }
}

const inRuns = 14

/** Adds the staff's work on a resident. */
function withStaffWork(household: Household): Household {
  addCredits(household)
  withWhatFollows(household)
  addNoticeRuns(household.world, [household])
  addDeskWork(household)
  return household
}

/** Adds deposits and dunning, which depend on all bills and payments. */
function withWhatFollows(household: Household): Household {
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
