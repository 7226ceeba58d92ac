/** Adds a customer's messages and service requests with the provider's answers, over the last two years. */
import { visitWindows, type CaseStatus } from '#shared/cases'
import { addDays } from '#shared/dates'
import { isWorkday } from '#shared/openingHours'
import { findInCatalog } from '../../features/cases/catalog/catalog'
import { expectedBy } from '../../features/cases/rules'
import { meterShows, type Line, type RequestThread } from './caseThreads'
import { addMessage } from './caseMessages'
import { emptyCase, momentOf, tell, zone, type Drawn, type Writer } from './caseStory'
import { dials } from './gas'
import { buildingMessageThreads, buildingThreads } from './buildingThreads'
import { messageThreads } from './messageThreads'
import type { Household } from './openHousehold'
import type { Random } from './random'
import { requestThreads } from './requestThreads'
import type { CaseRow } from './rows'

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
  const fitting = [...(isBuilder ? buildingThreads : []), ...requestThreads].filter(({ service }) => types.has(service))
  const draw = (index: number) => ({
    random: random.fork(`${index}`),
    daysAgo: random.chance(0.3) ? random.integer(1, 24) : random.integer(25, 700),
  })
  for (let index = 0; index < requests && fitting.length > 0; index++) {
    const { daysAgo, ...rest } = draw(index)
    addRequest(household, writer, { thread: random.pick(fitting), daysAgo, ...rest })
  }
  // A household sends each message only once.
  const written = new Set(household.rows.cases.map(({ title }) => title))
  const isOfMany = writer.userType !== 'CUSTOMER'
  const left = (isOfMany ? buildingMessageThreads : messageThreads).filter(({ title }) => !written.has(title))
  for (let index = 0; index < messages && left.length > 0; index++) {
    const thread = random.pick(left)
    left.splice(left.indexOf(thread), 1)
    addMessage(household, writer, { thread, ...draw(1000 + index) })
  }
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

/** Returns a meter reading that is lower than the last billed one, so that the bill before that day seems too high. */
function readBetween({ rows }: Household, serviceId: string | undefined, openedAt: Date): string {
  const day = openedAt.toISOString().slice(0, 10)
  const billed = rows.gasReadings.findLast(
    ({ serviceAccountId, periodEnd }) => serviceAccountId === serviceId && periodEnd < day,
  )
  const shown = billed ? (billed.currentRead - Math.ceil(billed.ccf / 4) + dials) % dials : 0
  return String(shown).padStart(4, '0')
}

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
