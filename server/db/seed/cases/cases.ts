/** Adds a customer's messages and service requests with the provider's answers, over the last two years. */
import { type CaseStatus, visitWindows } from '#shared/cases/cases'
import { isWorkday } from '#shared/desks/openingHours'
import { addDays } from '#shared/format/dates'
import { meterRange } from '#shared/services/meterReadings'
import { findInCatalog } from '../../../directory/cases/catalog/catalog'
import { appointmentChange, expectedBy } from '../../../directory/cases/rules'
import type { Household } from '../households/createHousehold'
import type { Random } from '../random'
import type { CaseRow } from '../rows'
import { buildingMessageThreads, buildingThreads } from './buildingThreads'
import { addCaseWithHistory, type CaseDraft, createCaseRow, officeTimeOn, type Writer, zone } from './caseHistory'
import { addMessage } from './caseMessages'
import { meterPlaceholder, type RequestThread, type ThreadLine } from './caseThreads'
import { messageThreads } from './messageThreads'
import { requestThreads } from './requestThreads'

/** Returns the author of a household's cases: its first user, or else its first contact; null when it has neither. */
export function writerOf({ rows }: Household): Writer | null {
  const user = rows.users[0]
  const contact = rows.contacts.find(({ id }) => id === user?.contactId) ?? rows.contacts[0]
  return contact ? { contact, userId: user?.id ?? null, userType: user?.userType ?? 'CUSTOMER' } : null
}

/** Adds randomly chosen threads that fit the household's services. */
export function addCases(household: Household, { requests, messages }: { requests: number; messages: number }): void {
  const writer = writerOf(household)
  if (!writer) return
  const random = household.random.fork('cases')
  const isBuilder = writer.userType === 'BUILDER' || writer.userType === 'DEVELOPER'
  const types = new Set(household.rows.serviceAccounts.map(({ serviceType }) => serviceType))
  const matchingThreads = [...(isBuilder ? buildingThreads : []), ...requestThreads].filter(({ service }) =>
    types.has(service),
  )
  const draw = (index: number) => ({
    random: random.fork(`${index}`),
    daysAgo: random.chance(0.3) ? random.integer(1, 24) : random.integer(25, 700),
  })
  for (let index = 0; index < requests && matchingThreads.length > 0; index++) {
    const { daysAgo, ...rest } = draw(index)
    addRequest(household, writer, { thread: random.pick(matchingThreads), daysAgo, ...rest })
  }
  // A household sends each message only once.
  const written = new Set(household.rows.cases.map(({ title }) => title))
  const isCompany = writer.userType !== 'CUSTOMER'
  const unusedThreads = (isCompany ? buildingMessageThreads : messageThreads).filter(({ title }) => !written.has(title))
  for (let index = 0; index < messages && unusedThreads.length > 0; index++) {
    const thread = random.pick(unusedThreads)
    unusedThreads.splice(unusedThreads.indexOf(thread), 1)
    addMessage(household, writer, { thread, ...draw(1000 + index) })
  }
}

export function addRequest(household: Household, writer: Writer, draft: CaseDraft<RequestThread>): CaseRow {
  const { thread, random, daysAgo, serviceIndex = 0 } = draft
  const { today } = household.world
  const openedAt = officeTimeOn(addDays(today, -daysAgo), random)
  const status = draft.status ?? statusAfter(daysAgo, { random, needsVisit: thread.needsVisit ?? false })
  const matchingAccounts = household.rows.serviceAccounts.filter(({ serviceType }) => serviceType === thread.service)
  const service = matchingAccounts[serviceIndex % Math.max(1, matchingAccounts.length)]
  const found = findInCatalog('CENTRIC', { service_type: thread.kind[0], service_subtype: thread.kind[1] })
  if (!found) throw new Error(`The catalog has no ${thread.kind.join(' ')}`)
  const visitOn = nextWorkday(addDays(today, draft.days ?? random.integer(1, 6)))
  const promisedAt = expectedBy(openedAt, found.subtype.promised, zone)
  const row: CaseRow = {
    ...createCaseRow(household, writer, { openedAt, random }),
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
      answer: answer === meterPlaceholder ? estimateReading(household, service?.id, openedAt) : answer,
    })),
    priority: found.subtype.promised === 'hour' ? 'high' : 'normal',
    status,
    expectedBy: promisedAt,
    answerDueAt: status === 'received' ? promisedAt : null,
    ...(status === 'scheduled' ? appointmentChange({ date: visitOn, window: random.pick(visitWindows) }, zone) : {}),
  }
  addCaseWithHistory(household, writer, { row, lines: linesForStatus(status, thread), ...draft })
  return row
}

function linesForStatus(status: CaseStatus, { lines, question }: RequestThread): readonly ThreadLine[] {
  switch (status) {
    case 'received':
      return []
    case 'waiting':
      return [['staff', question]]
    case 'assigned':
    case 'scheduled':
    case 'on_the_way':
      return lines.slice(0, 1)
    case 'in_progress':
    case 'resolved':
    case 'closed':
    case 'cancelled':
      return lines
  }
}

/** Returns a meter reading that is lower than the last billed one, so that the bill before that day seems too high. */
function estimateReading({ rows }: Household, serviceId: string | undefined, openedAt: Date): string {
  const day = openedAt.toISOString().slice(0, 10)
  const billed = rows.gasReadings.findLast(
    ({ serviceAccountId, periodEnd }) => serviceAccountId === serviceId && periodEnd < day,
  )
  const reading = billed ? (billed.currentRead - Math.ceil(billed.ccf / 4) + meterRange) % meterRange : 0
  return String(reading).padStart(4, '0')
}

export function nextWorkday(day: string): string {
  return isWorkday(day) ? day : nextWorkday(addDays(day, 1))
}

function statusAfter(daysAgo: number, { random, needsVisit }: { random: Random; needsVisit: boolean }): CaseStatus {
  if (daysAgo > 21) return random.chance(0.08) ? 'cancelled' : 'closed'
  const early: CaseStatus[] = ['received', 'assigned', needsVisit ? 'scheduled' : 'in_progress', 'in_progress']
  return random.pick(
    daysAgo > 7 ? ['waiting', 'resolved', 'in_progress', 'resolved'] : [...early, 'waiting', 'resolved'],
  )
}
