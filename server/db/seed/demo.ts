/** The whole demo: what everybody shares first, then one customer after the other. */
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
  /** How many customers in all; the demo people and the cast are there in any case. */
  accounts?: number
  /** How many of them, at most, have a history; `mostWithHistory` unless told. */
  withHistory?: number
  /** Of the customers without a history. */
  messages?: number
  /** Nothing that is told of has happened later. Without it all of today may have. */
  now?: Date
}

export const defaultAccounts = 400
/** Whoever comes after them has accounts and messages, but no bills, payments and usage of two years. */
export const mostWithHistory = 5000

export interface Demo {
  communities: typeof communityRows
  products: typeof catalog
  communityProducts: ReturnType<typeof communityProductRows>
  channels: ReturnType<typeof demoChannels>
  roles: ReturnType<typeof createWorld>['roles']
  announcements: ReturnType<typeof demoAnnouncements>
  moratoria: ReturnType<typeof demoMoratoria>
  /** Addresses where nobody is a customer yet. */
  freePremises: PremiseRow[]
  /** Made as they are asked for: there may be more than fit in memory. */
  households: Iterable<Household>
  /** Asked for after the households: numbers are given out in that order. */
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
  // Runs of credits go over several customers at once.
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

/** What staff did for one of the many. */
function withStaffWork(household: Household): Household {
  addCredits(household)
  withWhatFollows(household)
  addNoticeRuns(household.world, [household])
  addDeskWork(household)
  return household
}

/** What comes of bills and payments once all of them are there. */
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
      // The rows' own ids.
      () => ({ ...world.places.premise(id as CommunityId), stage: 'vacant' as const }),
    ),
  )
