/** Builds a case of the demo: its row, comments and events, in chronological order. */
import { caseStatuses, isFinishedCase, type CaseStatus } from '#shared/cases'
import type { UserType } from '#shared/access'
import { expectedBy, messagePromise } from '../../features/cases/rules'
import { staffAuthors, type Line } from './caseThreads'
import { lastOpen, nextOpen } from './officeHours'
import type { Household } from './openHousehold'
import type { Random } from './random'
import type { CaseRow, ContactRow } from './rows'

export const zone = 'America/Chicago'
const hourMs = 3_600_000

export interface Writer {
  contact: ContactRow
  userId: string | null
  userType: UserType
}

export interface Drawn<Thread> {
  thread: Thread
  random: Random
  daysAgo: number
  status?: CaseStatus
  /** Whether the customer has not read the answers yet. */
  isUnread?: boolean
  /** The index of the service account among those that fit. */
  place?: number
  days?: number
}

/** Returns a time between 8 am and 5 pm in the provider's time zone, on any day of the week. */
export const momentOf = (day: string, random: Random): Date =>
  new Date(Date.parse(`${day}T14:00:00Z`) + random.integer(0, 9 * 60) * 60_000)

export function emptyCase(
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

/** Adds the case with its comments and events. Each is later than the one before, and all are before today. */
export function tell(household: Household, writer: Writer, { row, lines, random, isUnread }: Told): void {
  const { rows, world } = household
  const last = lastOpen(Date.parse(`${world.today}T00:00:00Z`) - 1)
  let at = row.createdAt.getTime()
  const later = (hours: number, who: Line[0] = 'staff'): Date => {
    const wanted = at + Math.round((0.3 + random.fraction()) * hours * hourMs)
    at = Math.max(at, Math.min(last, who === 'staff' ? nextOpen(wanted) : wanted))
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
  // The status changes to `waiting` with the question, so after the comments.
  const isWaiting = after.at(-1) === 'waiting'
  if (isWaiting) for (const status of after.slice(0, -1)) eventOf(status, later(6))
  for (const [who, body] of lines) {
    const createdAt = later(14, who)
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
  if (isFinishedCase(row.status)) row.closedAt = row.updatedAt
  const isOwed = row.kind === 'message' && !isFinishedCase(row.status) && lines.at(-1)?.[0] !== 'staff'
  if (isOwed) row.answerDueAt = expectedBy(row.askedAt, messagePromise, zone)
  if (row.status === 'closed' && row.kind === 'request' && random.chance(0.4))
    row.rating = random.pick([5, 5, 4, 4, 3, 2])
  if (row.kind === 'request' && steps.length > 0 && row.status !== 'cancelled') row.answeredAt = row.updatedAt
  const isNew = isUnread ?? (Date.parse(world.today) - at < 6 * 24 * hourMs && random.chance(0.4))
  // A customer who wrote the last comment has read everything before it.
  const hasLastWord = row.kind === 'message' && lines.at(-1)?.[0] === 'customer'
  const isRead = !isNew || hasLastWord
  if (writer.userId && row.answeredAt && isRead) {
    rows.caseReads.push({ userId: writer.userId, caseId: row.id, readAt: row.updatedAt })
  }
  rows.cases.push(row)
}

/** Returns the statuses after the first one, in order, up to the given one. */
function stepsTo(status: CaseStatus, hasVisit: boolean): CaseStatus[] {
  if (status === 'cancelled') return ['assigned', 'cancelled']
  const upTo = caseStatuses.slice(1, caseStatuses.indexOf(status) + 1)
  return upTo.filter((step) => step === status || (step !== 'waiting' && (step !== 'scheduled' || hasVisit)))
}
