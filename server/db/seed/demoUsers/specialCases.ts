/** One household for each problem or unusual situation, so that it can be found and shown. */
import { addDays } from '#shared/format/dates'
import { fullName } from '../../../fullName'
import { mailedCheck, perfectHabit, usualHabit } from '../billing/payers'
import { lastPeriodEnd, openMonthEnd } from '../billing/periods'
import { expiryIn, methodOf, type NewProfile } from '../billing/savedMethods'
import { createHousehold, type Household } from '../households/createHousehold'
import {
  addBill,
  addPerson,
  addPremise,
  addProfile,
  type BillPlan,
  type Person,
  type ServicePlan,
} from '../households/household'
import type { CommunityId } from '../services/places'
import { addProperties } from '../services/properties'
import type { World } from '../world'
import { largeBuilder } from './demoBuilders'
import { longThread } from './demoCases'
import { pastDueEmail } from './demoEmails'

export function createSpecialCases(world: World): Household[] {
  return [
    perfectPayer(world),
    gasPastDue(world),
    expiredCard(world),
    creditBalance(world),
    namesake(world, 'pellam-crossing', '2915550105'),
    namesake(world, 'orrin-lake-estates', '2915550106'),
    accentedName(world),
    closedAccount(world),
    withoutEmail(world),
    landlord(world),
    largeBuilder(world),
    gasPastDueWithoutEmail(world),
    gasTurnedOff(world),
  ]
}

const card: NewProfile = { type: 'VISA', category: 'CC', last4: '1111', description: 'Visa' }

function household(world: World, person: Person): { household: Household; userId: string | null } {
  const name = fullName(person)
  const created = createHousehold(world, world.random.fork(`cast ${name} ${person.phone}`), {
    name,
    kind: 'residential',
  })
  const signIn = { userType: 'CUSTOMER', role: 'Customer owner' } as const
  const userId = addPerson(created, person, person.email ? signIn : undefined)
  return { household: created, userId }
}

const emailOf = (name: string): string => `${name}@example.com`

const fiberAt = (world: World, premise: ServicePlan['premise']): ServicePlan => ({
  type: 'FIBER',
  premise,
  products: ['FIB-GIG-1000', 'FIB-ADD-GATEWAY'],
  startedOn: addDays(world.today, -900),
})

const gasAt = (world: World, premise: ServicePlan['premise']): ServicePlan => ({
  type: 'GAS',
  premise,
  products: ['GAS-R1'],
  startedOn: addDays(world.today, -900),
})

type SingleBillPlan = Pick<BillPlan, 'lastEnd' | 'habit'> &
  Partial<BillPlan> & {
    community: CommunityId
  }

/** Adds a household with one bill, for fiber unless the group is gas. */
function createWithOneBill(
  world: World,
  person: Person,
  { community, group = 'FIBER', ...plan }: SingleBillPlan,
): Household {
  const { household: created, userId } = household(world, person)
  const premise = addPremise(created, world.places.premise(community))
  const service = group === 'GAS' ? gasAt(world, premise) : fiberAt(world, premise)
  addBill(created, { group, services: [service], userId, ...plan })
  return created
}

function perfectPayer(world: World): Household {
  const person = { firstName: 'Selwyn', lastName: 'Kestrel', email: emailOf('selwyn.kestrel'), phone: '2915550101' }
  const { household: created, userId } = household(world, person)
  const token = addProfile(created, { ...card, expiry: expiryIn(world.today, 3) })
  const premise = addPremise(created, world.places.premise('thornvale-reserve'))
  const plan = { userId, habit: perfectHabit('autopay', methodOf(card)), autopayToken: token }
  const lastEnd = lastPeriodEnd(12, world.today)
  addBill(created, { ...plan, group: 'FIBER', services: [fiberAt(world, premise)], lastEnd })
  addBill(created, { ...plan, group: 'GAS', services: [gasAt(world, premise)], lastEnd })
  longThread(created)
  return created
}

/**
 * The bill is twenty days past due, and the one before is unpaid too: the stage at which a disconnect notice is sent.
 */
function gasPastDue(world: World): Household {
  const person = { firstName: 'Roscoe', lastName: 'Ironwood', email: emailOf('roscoe.ironwood'), phone: '2915550102' }
  const created = createWithOneBill(world, person, {
    community: 'saddlewick-ranch',
    group: 'GAS',
    lastEnd: addDays(world.today, -13),
    habit: { ...usualHabit('phone', methodOf(card)), unpaid: 3 },
  })
  addNotice(created, 2)
  return created
}

/** Adds a letter that announced the disconnection some days ago. */
function addNotice({ world, random, rows }: Household, daysAgo: number): void {
  for (const { number } of rows.billingAccounts) {
    const sentOn = addDays(world.today, -daysAgo)
    rows.dunningNotices.push({ id: random.uuid(), billingAccountNumber: number, channel: 'mail', sentOn, runId: null })
  }
}

/** Has no email address, so only letters can be sent. */
function gasPastDueWithoutEmail(world: World): Household {
  const person = { firstName: 'Ottilie', lastName: 'Brandt', email: '', phone: '2915550112' }
  const created = createWithOneBill(world, person, {
    community: 'saddlewick-ranch',
    group: 'GAS',
    lastEnd: addDays(world.today, -14),
    habit: { ...usualHabit('mail', mailedCheck), unpaid: 2 },
    isOnPaper: true,
  })
  addNotice(created, 1)
  return created
}

/** The gas has been off for more than two weeks. */
function gasTurnedOff(world: World): Household {
  const person = { firstName: 'Leopold', lastName: 'Tarn', email: emailOf('leopold.tarn'), phone: '2915550113' }
  const created = createWithOneBill(world, person, {
    community: 'pellam-crossing',
    group: 'GAS',
    lastEnd: addDays(world.today, -11),
    habit: { ...usualHabit('phone', methodOf(card)), unpaid: 4 },
  })
  addNotice(created, 33)
  for (const { number } of created.rows.billingAccounts) {
    const [orderedOn, disconnectedOn] = [addDays(world.today, -21), addDays(world.today, -18)]
    created.rows.disconnections.push({
      billingAccountNumber: number,
      orderedOn,
      disconnectedOn,
      reconnectOn: null,
      reconnectedOn: null,
    })
  }
  addNotice(created, 32)
  return created
}

/** Autopay has failed, and the bill is past due. The launcher also lets an email to this user bounce. */
function expiredCard(world: World): Household {
  const person = { firstName: 'Linnea', lastName: 'Redfern', email: pastDueEmail, phone: '2915550103' }
  const created = createWithOneBill(world, person, {
    community: 'pellam-crossing',
    lastEnd: addDays(world.today, -27),
    habit: { ...perfectHabit('autopay', methodOf(card)), unpaid: 2, failure: 'The card has expired.' },
  })
  const token = addProfile(created, { ...card, expiry: expiryIn(world.today, -1), behavior: 'declines' })
  for (const account of created.rows.billingAccounts) account.autopayToken = token
  markAutopayAsTried(created)
  return created
}

/** Autopay pays each bill once, so it does not try again when the demo starts. */
function markAutopayAsTried({ rows }: Household): void {
  for (const { number, groupId, dueOn } of rows.billingAccounts) {
    const declined = rows.payments.filter((payment) => payment.billingAccountNumber === number).at(-1)
    if (declined?.status === 'declined') declined.idempotencyKey = `autopay:${groupId}:${dueOn}`
  }
}

function creditBalance(world: World): Household {
  const person = { firstName: 'Keziah', lastName: 'Norwood', email: emailOf('keziah.norwood'), phone: '2915550104' }
  return createWithOneBill(world, person, {
    community: 'tallis-green',
    lastEnd: addDays(world.today, -26),
    habit: { ...perfectHabit('mail', mailedCheck), overpayment: 8540 },
  })
}

/** There are two of these, who differ only in address and phone number. */
function namesake(world: World, community: CommunityId, phone: string): Household {
  const email = emailOf(`jamie.harrowgate${phone.slice(-2)}`)
  return createWithOneBill(
    world,
    { firstName: 'Jamie', lastName: 'Harrowgate', email, phone },
    { community, lastEnd: lastPeriodEnd(20, world.today), habit: usualHabit('portal', methodOf(card)) },
  )
}

function accentedName(world: World): Household {
  const person = { firstName: 'Renée', lastName: "O'Núñez-Ångström", email: emailOf('renee'), phone: '2915550107' }
  return createWithOneBill(world, person, {
    community: 'orrin-lake-estates',
    lastEnd: openMonthEnd(world.today),
    habit: { ...usualHabit('portal', methodOf(card)), unpaid: 1 },
  })
}

function closedAccount(world: World): Household {
  const person = { firstName: 'Oswin', lastName: 'Varga', email: emailOf('oswin.varga'), phone: '2915550108' }
  const closedOn = addDays(world.today, -70)
  return createWithOneBill(world, person, {
    community: 'pellam-crossing',
    lastEnd: closedOn,
    closedOn,
    habit: { ...perfectHabit('mail', mailedCheck), overpayment: 4215 },
  })
}

function withoutEmail(world: World): Household {
  const person = { firstName: 'Wilhelmina', lastName: 'Yarrow', email: '', phone: '2915550109' }
  return createWithOneBill(world, person, {
    community: 'fennick-oaks',
    lastEnd: openMonthEnd(world.today),
    habit: { ...perfectHabit('mail', mailedCheck), unpaid: 1 },
    isOnPaper: true,
  })
}

function landlord(world: World): Household {
  const person = {
    firstName: 'Lorcan',
    lastName: 'Silverlake',
    email: emailOf('lorcan.silverlake'),
    phone: '2915550110',
  }
  const { household: created, userId } = household(world, person)
  const premises = Array.from({ length: 14 }, () => addPremise(created, world.places.premise('marrowby-mills')))
  const plan = {
    userId,
    lastEnd: openMonthEnd(world.today),
    habit: { ...usualHabit('portal', methodOf(card)), unpaid: 1 },
  }
  addProperties(created, premises, [['occupied', 14]])
  addProfile(created, { ...card, expiry: expiryIn(world.today, 1) })
  addBill(created, {
    ...plan,
    group: 'FIBER',
    services: premises.slice(0, 9).map((premise) => fiberAt(world, premise)),
  })
  addBill(created, { ...plan, group: 'GAS', services: premises.map((premise) => gasAt(world, premise)) })
  return created
}
