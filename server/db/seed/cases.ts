/** Messages and service requests of a customer: threads with the provider's answers, over the last two years. */
import { caseStatuses, isOver, visitWindows, type CaseStatus } from '#shared/cases'
import type { UserType } from '#shared/access'
import { addDays } from '#shared/dates'
import { isWorkday } from '#shared/openingHours'
import { findInCatalog } from '../../features/cases/catalog/catalog'
import { expectedBy, messagePromise } from '../../features/cases/rules'
import {
  buildingThreads,
  meterShows,
  messageThreads,
  requestThreads,
  staffAuthors,
  type Line,
  type MessageThread,
  type RequestThread,
} from './caseThreads'
import { dials } from './gas'
import { buildingMessageThreads } from './buildingThreads'
import type { Household } from './openHousehold'
import type { Random } from './random'
import type { CaseRow, ContactRow } from './rows'

const zone = 'America/Chicago'
const hourMs = 3_600_000

export interface Writer {
  contact: ContactRow
  userId: string | null
  userType: UserType
}

/** The one who writes for a household: its first user, else its first contact; null when there is nobody. */
export function writerOf({ rows }: Household): Writer | null {
  const user = rows.users[0]
  const contact = rows.contacts.find(({ id }) => id === user?.contactId) ?? rows.contacts[0]
  return contact ? { contact, userId: user?.id ?? null, userType: user?.userType ?? 'CUSTOMER' } : null
}

/** Some of the threads that fit what the household has. */
export function addCases(household: Household, { requests, messages }: { requests: number; messages: number }): void {
  const writer = writerOf(household)
  if (!writer) return
  const random = household.random.fork('cases')
  const isBuilder = writer.userType === 'BUILDER' || writer.userType === 'DEVELOPER'
  const types = new Set(household.rows.serviceAccounts.map(({ serviceType }) => serviceType))
  const fitting = [...(isBuilder ? buildingThreads : []), ...requestThreads].filter(({ service }) => types.has(service))
  const draw = (index: number) => ({
    random: random.fork(`${index}`),
    daysAgo: random.chance(0.3) ? random.integer(1, 24) : random.integer(25, 700),
  })
  for (let index = 0; index < requests && fitting.length > 0; index++) {
    const { daysAgo, ...rest } = draw(index)
    addRequest(household, writer, { thread: random.pick(fitting), daysAgo, ...rest })
  }
  // Nobody writes the same twice.
  const written = new Set(household.rows.cases.map(({ title }) => title))
  const isOfMany = writer.userType !== 'CUSTOMER'
  const left = (isOfMany ? buildingMessageThreads : messageThreads).filter(({ title }) => !written.has(title))
  for (let index = 0; index < messages && left.length > 0; index++) {
    const thread = random.pick(left)
    left.splice(left.indexOf(thread), 1)
    addMessage(household, writer, { thread, ...draw(1000 + index) })
  }
}

interface Drawn<Thread> {
  thread: Thread
  random: Random
  daysAgo: number
  status?: CaseStatus
  /** Answers that the customer has not read yet. */
  isUnread?: boolean
  /** Of the service accounts that fit, which one. */
  place?: number
  days?: number
}

export function addRequest(household: Household, writer: Writer, drawn: Drawn<RequestThread>): CaseRow {
  const { thread, random, daysAgo, place = 0 } = drawn
  const { today } = household.world
  const openedAt = momentOf(addDays(today, -daysAgo), random)
  const status = drawn.status ?? statusAfter(daysAgo, { random, needsVisit: thread.needsVisit ?? false })
  const fitting = household.rows.serviceAccounts.filter(({ serviceType }) => serviceType === thread.service)
  const service = fitting[place % Math.max(1, fitting.length)]
  const found = findInCatalog('CENTRIC', { service_type: thread.kind[0], service_subtype: thread.kind[1] })
  if (!found) throw new Error(`The catalog has no ${thread.kind.join(' ')}`)
  const visitOn = nextWorkday(addDays(today, drawn.days ?? random.integer(1, 6)))
  const row: CaseRow = {
    ...emptyCase(household, writer, { openedAt, random }),
    kind: 'request',
    premiseNumber: service?.premiseNumber ?? null,
    serviceAccountId: service?.id ?? null,
    category: found.type.category,
    serviceType: found.type.code,
    serviceSubtype: found.subtype.code,
    title: `${found.type.label}: ${found.subtype.label}`,
    description: thread.description,
    answers: thread.answers.map(([question, answer]) => ({
      question,
      answer: answer === meterShows ? readBetween(household, service?.id, openedAt) : answer,
    })),
    priority: found.subtype.promised === 'hour' ? 'high' : 'normal',
    status,
    expectedBy: expectedBy(openedAt, found.subtype.promised, zone),
    ...(status === 'scheduled' ? { appointmentOn: visitOn, appointmentWindow: random.pick(visitWindows) } : {}),
  }
  tell(household, writer, { row, lines: linesAt(status, thread), ...drawn })
  return row
}

function linesAt(status: CaseStatus, { lines, need }: RequestThread): readonly Line[] {
  switch (status) {
    case 'received':
      return []
    case 'waiting':
      return [['staff', need]]
    case 'assigned':
    case 'scheduled':
      return lines.slice(0, 1)
    case 'in_progress':
    case 'resolved':
    case 'closed':
    case 'cancelled':
      return lines
  }
}

/** What the meter showed when the last bill before that day said more: some way back from the billed reading. */
function readBetween({ rows }: Household, serviceId: string | undefined, openedAt: Date): string {
  const day = openedAt.toISOString().slice(0, 10)
  const billed = rows.gasReadings.findLast(
    ({ serviceAccountId, periodEnd }) => serviceAccountId === serviceId && periodEnd < day,
  )
  const shown = billed ? (billed.currentRead - Math.ceil(billed.ccf / 4) + dials) % dials : 0
  return String(shown).padStart(4, '0')
}

export function addMessage(household: Household, writer: Writer, drawn: Drawn<MessageThread>): CaseRow {
  const { thread, random, daysAgo } = drawn
  const row: CaseRow = {
    ...emptyCase(household, writer, { openedAt: momentOf(addDays(household.world.today, -daysAgo), random), random }),
    kind: 'message',
    premiseNumber: household.rows.serviceAccounts[0]?.premiseNumber ?? null,
    serviceAccountId: household.rows.serviceAccounts[0]?.id ?? null,
    title: thread.title,
    description: thread.description,
    status: thread.lines.length === 0 ? 'received' : daysAgo > 20 ? 'closed' : 'in_progress',
  }
  tell(household, writer, { row, lines: thread.lines, ...drawn })
  return row
}

/** Sunday to Saturday, from eight in the morning to five in the afternoon where the provider is. */
const momentOf = (day: string, random: Random): Date =>
  new Date(Date.parse(`${day}T14:00:00Z`) + random.integer(0, 9 * 60) * 60_000)

function nextWorkday(day: string): string {
  return isWorkday(day) ? day : nextWorkday(addDays(day, 1))
}

function statusAfter(daysAgo: number, { random, needsVisit }: { random: Random; needsVisit: boolean }): CaseStatus {
  if (daysAgo > 21) return random.chance(0.08) ? 'cancelled' : 'closed'
  const early: CaseStatus[] = ['received', 'assigned', needsVisit ? 'scheduled' : 'in_progress', 'in_progress']
  return random.pick(
    daysAgo > 7 ? ['waiting', 'resolved', 'in_progress', 'resolved'] : [...early, 'waiting', 'resolved'],
  )
}

function emptyCase(
  { number, world }: Household,
  { contact, userId }: Writer,
  { openedAt, random }: { openedAt: Date; random: Random },
): CaseRow {
  return {
    id: random.uuid(),
    number: world.ids.caseNumber(openedAt.getUTCFullYear()),
    kind: 'request',
    customerNumber: number,
    contactId: contact.id,
    userId,
    premiseNumber: null,
    serviceAccountId: null,
    category: null,
    serviceType: '',
    serviceSubtype: '',
    title: '',
    description: '',
    answers: [],
    contactPhone: '',
    contactWindow: null,
    preferredOn: null,
    preferredWindow: null,
    status: 'received',
    priority: 'normal',
    appointmentOn: null,
    appointmentWindow: null,
    parentId: null,
    isPart: false,
    cancelReason: null,
    expectedBy: null,
    createdAt: openedAt,
    updatedAt: openedAt,
    closedAt: null,
    rating: null,
    ratingComment: '',
    commentCount: 0,
    answeredAt: null,
    askedAt: openedAt,
    answerDueAt: null,
    assignedTo: null,
    idempotencyKey: null,
    requestHash: null,
  }
}

interface Told {
  row: CaseRow
  lines: readonly Line[]
  random: Random
  isUnread?: boolean
}

/** Puts the comments and the history beside a case, each later than the one before and all before today. */
function tell(household: Household, writer: Writer, { row, lines, random, isUnread }: Told): void {
  const { rows, world } = household
  const last = Date.parse(`${world.today}T00:00:00Z`) - 1
  let at = row.createdAt.getTime()
  const later = (hours: number): Date => {
    at = Math.min(last, at + Math.round((0.3 + random.fraction()) * hours * hourMs))
    return new Date(at)
  }
  const staff = random.pick(staffAuthors)
  const names = { customer: `${writer.contact.firstName} ${writer.contact.lastName}`, staff }
  const eventOf = (status: CaseStatus, createdAt: Date, isOwn = false) =>
    rows.caseEvents.push({
      id: random.uuid(),
      caseId: row.id,
      kind: 'status',
      status,
      note: '',
      authorName: isOwn ? names.customer : names.staff,
      authorType: isOwn ? writer.userType : 'CENTRIC',
      createdAt,
    })
  const steps = row.kind === 'message' ? [] : stepsTo(row.status, row.appointmentOn !== null)
  eventOf('received', row.createdAt, true)
  if (steps[0]) eventOf(steps[0], later(3))
  const after = steps.slice(1)
  // A request waits from the moment of the question on.
  const isWaiting = after.at(-1) === 'waiting'
  if (isWaiting) for (const status of after.slice(0, -1)) eventOf(status, later(6))
  for (const [who, body] of lines) {
    const createdAt = later(14)
    const author =
      who === 'staff'
        ? { userId: null, authorType: 'CENTRIC' as const }
        : { userId: writer.userId, authorType: writer.userType }
    rows.caseComments.push({
      id: random.uuid(),
      caseId: row.id,
      ...author,
      authorName: names[who],
      body,
      createdAt,
      idempotencyKey: null,
      requestHash: null,
    })
    row.commentCount += 1
    if (who === 'staff') row.answeredAt = createdAt
    else row.askedAt = createdAt
  }
  if (isWaiting) eventOf('waiting', new Date(at))
  else for (const status of after) eventOf(status, later(20), status === 'cancelled')
  row.updatedAt = new Date(at)
  if (isOver(row.status)) row.closedAt = row.updatedAt
  const isOwed = row.kind === 'message' && !isOver(row.status) && lines.at(-1)?.[0] !== 'staff'
  if (isOwed) row.answerDueAt = expectedBy(row.askedAt, messagePromise, zone)
  if (row.status === 'closed' && row.kind === 'request' && random.chance(0.4))
    row.rating = random.pick([5, 5, 4, 4, 3, 2])
  if (row.kind === 'request' && steps.length > 0 && row.status !== 'cancelled') row.answeredAt = row.updatedAt
  const isNew = isUnread ?? (Date.parse(world.today) - at < 6 * 24 * hourMs && random.chance(0.4))
  // Whoever wrote last has read what was before.
  const hasLastWord = row.kind === 'message' && lines.at(-1)?.[0] === 'customer'
  const isRead = !isNew || hasLastWord
  if (writer.userId && row.answeredAt && isRead) {
    rows.caseReads.push({ userId: writer.userId, caseId: row.id, readAt: row.updatedAt })
  }
  rows.cases.push(row)
}

/** The statuses after the first, in order, up to the one that a case has. */
function stepsTo(status: CaseStatus, hasVisit: boolean): CaseStatus[] {
  if (status === 'cancelled') return ['assigned', 'cancelled']
  const upTo = caseStatuses.slice(1, caseStatuses.indexOf(status) + 1)
  return upTo.filter((step) => step === status || (step !== 'waiting' && (step !== 'scheduled' || hasVisit)))
}
