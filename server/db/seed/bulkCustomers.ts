/**
 * Hundreds of thousands of customers for measurements: contacts, addresses, accounts, messages and the gas bills of
 * debtors, but no histories.
 */

import { type CaseStatus, isFinishedCase } from '#shared/cases/cases'
import { addDays } from '#shared/format/dates'
import { daysAfter } from '#shared/format/moments'
import type { Cents } from '#shared/format/money'
import { type ServiceType, serviceGroupOf, serviceGroups } from '#shared/services/services'
import { fullName } from '../../fullName'
import { labelMessage } from './cases/messageLabels'
import { messageThreads } from './cases/messageThreads'
import { firstNames, lastNames, streets } from './households/names'
import { areaCodes } from './households/residents'
import { opaqueId } from './identifiers'
import type { Random } from './random'
import { type CaseRow, type CustomerRows, emptyRows } from './rows'
import { communityRows } from './services/places'
import { teamOf } from './staff/teams'
import type { World } from './world'

interface BulkPlan {
  customers: number
  messages: number
}

/** Ordered by foreign keys: a table follows those that it references. */
export const bulkTables = [
  'customers',
  'contacts',
  'users',
  'userCustomers',
  'premises',
  'billingAccounts',
  'serviceAccounts',
  'statements',
  'cases',
  'labeledMessages',
] as const satisfies (keyof CustomerRows)[]

const customersPerSlice = 20_000

/** Yields the rows of some thousand customers at a time, because all of them do not fit in memory. */
export function* generateBulkCustomers(world: World, { customers, messages }: BulkPlan): Generator<CustomerRows> {
  const random = world.random.fork('crowd')
  for (let start = 0; start < customers; start += customersPerSlice) {
    const rows = emptyRows()
    const end = Math.min(start + customersPerSlice, customers)
    for (let index = start; index < end; index++) {
      addCustomer(world, rows, { index, random })
      // Distributes the messages evenly, whatever the two numbers are.
      const messageCount = Math.floor(((index + 1) * messages) / customers) - Math.floor((index * messages) / customers)
      for (let count = 0; count < messageCount; count++) addMessage(world, rows, random)
    }
    yield rows
  }
}

interface DrawnCustomer {
  index: number
  random: Random
}

/** Higher than any house number of the other demo customers. */
const firstHouse = 30_000
const openedAt = new Date('2024-05-06T16:00:00Z')

function addCustomer(world: World, rows: CustomerRows, { index, random }: DrawnCustomer): void {
  const { ids } = world
  const firstName = random.pick(firstNames)
  const lastName = random.pick(lastNames)
  const number = ids.customerNumber()
  rows.customers.push({
    number,
    name: fullName({ firstName, lastName }),
    kind: 'residential',
    defaultMethodToken: null,
  })
  rows.contacts.push({
    id: opaqueId('003', random),
    customerNumber: number,
    firstName,
    lastName,
    email: `${plainName(firstName)}.${plainName(lastName)}${index}@example.net`,
    phone: `${areaCodes[index % areaCodes.length]}${2_000_000 + Math.floor(index / areaCodes.length)}`,
    phoneType: 'mobile',
    language: 'en',
    relation: '',
    emailVerifiedAt: null,
    phoneVerifiedAt: null,
    delivered: null,
    removedAt: null,
  })
  if (index % 3 === 0) addSignIn(world, rows, random)
  const community = communityRows[index % communityRows.length]
  if (!community) return
  const { id: communityId, city, state, zip, services: offered } = community
  const premiseNumber = ids.premiseNumber()
  rows.premises.push({
    number: premiseNumber,
    communityId,
    streetAddress: `${firstHouse + Math.floor(index / streets.length)} ${streets[index % streets.length]}`,
    unit: '',
    city,
    state,
    zip,
    region: '',
    lot: '',
    ownerNumber: null,
    stage: 'occupied',
    version: 1,
    changedAt: openedAt,
  })
  for (const group of serviceGroups) {
    const types = offered.filter((type: ServiceType) => serviceGroupOf(type) === group)
    const billingAccountNumber = ids.billingAccountNumber()
    if (types.length === 0) continue
    const account = {
      number: billingAccountNumber,
      groupId: ids.billingGroupId(),
      customerNumber: number,
      serviceGroup: group,
      status: 'active' as const,
      balance: random.chance(0.3) ? random.integer(20_00, 200_00) : 0,
      dueOn: addDays(world.today, random.integer(-10, 20)),
      autopayToken: null,
    }
    rows.billingAccounts.push(account)
    if (group === 'GAS' && account.balance > 0) addBills(rows, account, random)
    const serviceType = random.pick(types)
    rows.serviceAccounts.push({
      id: opaqueId('02i', random),
      number: ids.serviceAccountNumber(),
      billingAccountNumber,
      premiseNumber,
      serviceType,
      status: 'active',
      startedOn: addDays(world.today, -random.integer(60, 2000)),
    })
  }
}

const billsPerAccount = 4
/** The share of debtors who owe more than the last bill. */
const lateShare = 0.08

/** Adds one bill per month. The last one is unpaid, and for some accounts also the one before. */
function addBills(
  rows: CustomerRows,
  { number, balance, dueOn }: { number: string; balance: Cents; dueOn: string },
  random: Random,
): void {
  const charges = random.chance(lateShare) ? Math.ceil(balance / 2) : balance
  for (let month = 0; month < billsPerAccount; month++) {
    const due = addDays(dueOn, -30 * month)
    rows.statements.push({
      id: random.uuid(),
      billingAccountNumber: number,
      periodStart: addDays(due, -53),
      periodEnd: addDays(due, -24),
      issuedOn: addDays(due, -21),
      dueOn: due,
      previousBalance: 0,
      charges,
      lines: [],
      correctedAt: null,
      noticedAt: new Date(`${addDays(due, -21)}T15:00:00Z`),
    })
  }
}

function addSignIn({ passwordHash, roleIds }: World, rows: CustomerRows, random: Random): void {
  const contact = rows.contacts.at(-1)
  if (!contact) return
  const id = random.uuid()
  rows.users.push({
    id,
    email: contact.email,
    passwordHash,
    userType: 'CUSTOMER',
    contactId: contact.id,
    roleId: roleIds['Customer owner'],
    status: 'active',
    createdAt: openedAt,
    lastSignInAt: null,
    preferredName: '',
    totpSecret: null,
    totpSince: null,
    mustChangePassword: false,
    totpLastStep: null,
  })
  rows.userCustomers.push({ userId: id, customerNumber: contact.customerNumber, roleId: null })
}

const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()

const messageDays = 1200
/** Messages of the last days are still open. */
const openDays = 10

function addMessage({ ids, today }: World, rows: CustomerRows, random: Random): void {
  const contact = rows.contacts.at(-1)
  if (!contact) return
  const thread = random.pick(messageThreads)
  const daysAgo = random.integer(1, messageDays)
  const createdAt = new Date(Date.parse(`${addDays(today, -daysAgo)}T14:00:00Z`) + random.integer(0, 32_400_000))
  const status: CaseStatus = daysAgo <= openDays ? random.pick(['received', 'in_progress'] as const) : 'closed'
  const number = ids.caseNumber(createdAt.getUTCFullYear())
  const row: CaseRow = {
    id: random.uuid(),
    number,
    kind: 'message',
    customerNumber: contact.customerNumber,
    contactId: contact.id,
    userId: null,
    premiseNumber: rows.premises.at(-1)?.number ?? null,
    serviceAccountId: rows.serviceAccounts.at(-1)?.id ?? null,
    outageId: null,
    snoozedUntil: null,
    category: null,
    serviceType: '',
    serviceSubtype: '',
    title: thread.title,
    // Each message contains a unique number like those on bills and receipts, by which it can be found.
    description: `${thread.description} My reference is ${ids.confirmationNumber()}.`,
    answers: [],
    contactPhone: '',
    contactWindow: null,
    preferredOn: null,
    preferredWindow: null,
    status,
    priority: 'normal',
    appointmentOn: null,
    appointmentConfirmedAt: null,
    appointmentWindow: null,
    parentId: null,
    isPart: false,
    cancelReason: null,
    expectedBy: null,
    createdAt,
    customerWroteAt: createdAt,
    answerDueAt: isFinishedCase(status) ? null : daysAfter(createdAt, 1),
    assignedTo: null,
    teamId: teamOf('residential'),
    firstAnsweredAt: null,
    firstAnswerDueAt: null,
    firstAnsweredBy: null,
    updatedAt: createdAt,
    closedAt: isFinishedCase(status) ? createdAt : null,
    rating: null,
    ratingComment: '',
    commentCount: 0,
    answeredAt: null,
    idempotencyKey: null,
    requestHash: null,
  }
  rows.cases.push(row)
  labelMessage(rows, row, random.chance(0.7))
}
