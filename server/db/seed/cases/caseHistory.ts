/** Builds a case of the demo: its row, comments and events, in chronological order. */

import type { UserType } from '#shared/access/access'
import { type CaseStatus, caseStatuses, isFinishedCase } from '#shared/cases/cases'
import { expectedBy, messagePromise } from '../../../directory/cases/rules'
import { fullName } from '../../../fullName'
import type { Household } from '../households/createHousehold'
import { lastOfficeTime, nextOfficeTime } from '../officeHours'
import type { Random } from '../random'
import type { CaseRow, ContactRow } from '../rows'
import { staffAuthors, type ThreadLine } from './caseThreads'

export const zone = 'America/Chicago'
const hourMs = 3_600_000

export interface Writer {
  contact: ContactRow
  userId: string | null
  userType: UserType
}

export interface CaseDraft<Thread> {
  thread: Thread
  random: Random
  daysAgo: number
  status?: CaseStatus
  /** Whether the customer has not read the answers yet. */
  isUnread?: boolean
  /** The index of the service account among those that fit. */
  serviceIndex?: number
  days?: number
}

/** Returns a time between 8 am and 5 pm in the provider's time zone, on any day of the week. */
export const officeTimeOn = (day: string, random: Random): Date =>
  new Date(Date.parse(`${day}T14:00:00Z`) + random.integer(0, 9 * 60) * 60_000)

export function createCaseRow(
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
    outageId: null,
    snoozedUntil: null,
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
    appointmentConfirmedAt: null,
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
    customerWroteAt: openedAt,
    answerDueAt: null,
    assignedTo: null,
    teamId: null,
    firstAnsweredAt: null,
    firstAnswerDueAt: null,
    firstAnsweredBy: null,
    idempotencyKey: null,
    requestHash: null,
  }
}

interface CaseHistoryInput {
  row: CaseRow
  lines: readonly ThreadLine[]
  random: Random
  isUnread?: boolean
}

/** Adds the case with its comments and events. Each is later than the one before, and all are before today. */
export function addCaseWithHistory(
  household: Household,
  writer: Writer,
  { row, lines, random, isUnread }: CaseHistoryInput,
): void {
  const { rows, world } = household
  const latestTime = lastOfficeTime(Date.parse(`${world.today}T00:00:00Z`) - 1)
  let currentTime = row.createdAt.getTime()
  const nextTime = (hours: number, author: ThreadLine[0] = 'staff'): Date => {
    const proposedTime = currentTime + Math.round((0.3 + random.fraction()) * hours * hourMs)
    currentTime = Math.max(
      currentTime,
      Math.min(latestTime, author === 'staff' ? nextOfficeTime(proposedTime) : proposedTime),
    )
    return new Date(currentTime)
  }
  const staff = random.pick(staffAuthors)
  const names = { customer: fullName(writer.contact), staff }
  const addEvent = (status: CaseStatus, createdAt: Date, isOwn = false) =>
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
  const statuses = row.kind === 'message' ? [] : statusesUpTo(row.status, row.appointmentOn !== null)
  addEvent('received', row.createdAt, true)
  if (statuses[0]) addEvent(statuses[0], nextTime(3))
  const laterStatuses = statuses.slice(1)
  // The status changes to `waiting` with the question, so after the comments.
  const isWaiting = laterStatuses.at(-1) === 'waiting'
  if (isWaiting) for (const status of laterStatuses.slice(0, -1)) addEvent(status, nextTime(6))
  for (const [who, body] of lines) {
    const createdAt = nextTime(14, who)
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
    else row.customerWroteAt = createdAt
    if (who === 'staff' && row.kind === 'message' && row.firstAnsweredAt === null) {
      row.firstAnsweredAt = createdAt
      row.firstAnswerDueAt = expectedBy(row.createdAt, messagePromise, zone)
    }
  }
  if (isWaiting) addEvent('waiting', new Date(currentTime))
  else for (const status of laterStatuses) addEvent(status, nextTime(20), status === 'cancelled')
  row.updatedAt = new Date(currentTime)
  if (isFinishedCase(row.status)) row.closedAt = row.updatedAt
  const needsAnswer = row.kind === 'message' && !isFinishedCase(row.status) && lines.at(-1)?.[0] !== 'staff'
  if (needsAnswer) row.answerDueAt = expectedBy(row.customerWroteAt, messagePromise, zone)
  if (row.status === 'closed' && row.kind === 'request' && random.chance(0.4))
    row.rating = random.pick([5, 5, 4, 4, 3, 2])
  if (row.kind === 'request' && statuses.length > 0 && row.status !== 'cancelled') row.answeredAt = row.updatedAt
  const isMarkedUnread = isUnread ?? (Date.parse(world.today) - currentTime < 6 * 24 * hourMs && random.chance(0.4))
  // A customer who wrote the last comment has read everything before it.
  const hasLastWord = row.kind === 'message' && lines.at(-1)?.[0] === 'customer'
  const isRead = !isMarkedUnread || hasLastWord
  if (writer.userId && row.answeredAt && isRead) {
    rows.caseReads.push({ userId: writer.userId, caseId: row.id, readAt: row.updatedAt })
  }
  rows.cases.push(row)
}

/** Returns the statuses after the first one, in order, up to the given one. */
function statusesUpTo(status: CaseStatus, hasVisit: boolean): CaseStatus[] {
  if (status === 'cancelled') return ['assigned', 'cancelled']
  const pastStatuses = caseStatuses.slice(1, caseStatuses.indexOf(status) + 1)
  const isPassed = (step: CaseStatus): boolean =>
    step !== 'waiting' && step !== 'on_the_way' && (step !== 'scheduled' || hasVisit)
  return pastStatuses.filter((step) => step === status || isPassed(step))
}
