/** Messages and requests of the demo users whose logins are printed, one in each state that the portal can show. */

import type { CaseStatus } from '#shared/cases/cases'
import { addDays } from '#shared/format/dates'
import { fullName } from '../../../fullName'
import { addCaseFiles } from '../cases/caseFiles'
import { addMessage } from '../cases/caseMessages'
import { addCases, addRequest, writerOf } from '../cases/cases'
import { staffAuthors } from '../cases/caseThreads'
import { messageThreads } from '../cases/messageThreads'
import { requestThreads } from '../cases/requestThreads'
import type { Household } from '../households/createHousehold'
import { lastOfficeTime } from '../officeHours'

const threadOf = (subtype: string) => {
  const found = requestThreads.find(({ kind }) => kind[1] === subtype)
  if (!found) throw new Error(`No thread about ${subtype}`)
  return found
}

interface DemoRequest {
  subtype: string
  daysAgo: number
  status: CaseStatus
  isUnread?: boolean
  serviceIndex?: number
  days?: number
}

const requests: DemoRequest[] = [
  { subtype: 'move_ont', daysAgo: 4, status: 'scheduled', isUnread: true, days: 3 },
  { subtype: 'read_dispute', daysAgo: 3, status: 'waiting', isUnread: true },
  { subtype: 'slow_wifi', daysAgo: 6, status: 'in_progress', isUnread: false, serviceIndex: 1 },
  { subtype: 'tv_box', daysAgo: 1, status: 'received' },
  { subtype: 'drops_all', daysAgo: 9, status: 'resolved', isUnread: false },
  { subtype: 'relight', daysAgo: 64, status: 'closed', isUnread: false },
  { subtype: 'bill_question', daysAgo: 121, status: 'closed', isUnread: false },
  { subtype: 'missing_channel', daysAgo: 200, status: 'cancelled', isUnread: false },
]

/** Adds the cases of the main demo customer. */
export function customerCases(household: Household): void {
  const writer = writerOf(household)
  if (!writer) return
  const random = household.random.fork('shown cases')
  requests.forEach(({ subtype, ...request }, index) => {
    addRequest(household, writer, { thread: threadOf(subtype), random: random.fork(`request ${index}`), ...request })
  })
  messageThreads.forEach((thread, index) => {
    const daysAgo = 2 + index * 19
    addMessage(household, writer, { thread, random: random.fork(`message ${index}`), daysAgo, isUnread: index < 2 })
  })
  addCases(household, { requests: 4, messages: 14 })
  addCaseFiles(household)
}

const diaryEntries = [
  'The noise is back, again a little after eight.',
  'We checked last night’s readings and don’t see anything unusual. We’ll keep watching.',
  'It was quiet yesterday, but loud again this morning.',
  'Thanks for writing it down. Every entry helps us find the pattern.',
]

/** Adds a thread that is too long for any screen, from a customer who has kept a diary for years. */
export function longThread(household: Household, comments = 2000): void {
  const writer = writerOf(household)
  if (!writer) return
  const random = household.random.fork('long thread')
  const thread = {
    title: 'A diary of the noise on my line',
    description: 'You asked me to write down every time the line hums, so I’ll keep track of it here, day by day.',
    lines: [],
  }
  const row = addMessage(household, writer, { thread, random, daysAgo: 700, isUnread: false })
  const { rows, world } = household
  const start = Date.parse(`${addDays(world.today, -699)}T13:00:00Z`)
  const step = Math.floor((Date.parse(`${world.today}T00:00:00Z`) - start) / (comments + 1))
  for (let index = 0; index < comments; index++) {
    const isStaff = index % 2 === 1
    rows.caseComments.push({
      id: random.uuid(),
      caseId: row.id,
      userId: isStaff ? null : writer.userId,
      authorName: isStaff ? staffAuthors[0] : fullName(writer.contact),
      authorType: isStaff ? 'CENTRIC' : writer.userType,
      body: `Entry ${index + 1}. ${diaryEntries[index % diaryEntries.length]}`,
      createdAt: isStaff ? new Date(lastOfficeTime(start + index * step)) : new Date(start + index * step),
      idempotencyKey: null,
      requestHash: null,
    })
  }
  const timeOf = (index: number) => new Date(start + index * step)
  // The last comment is the provider's.
  Object.assign(row, {
    commentCount: comments,
    status: 'in_progress',
    customerWroteAt: timeOf(comments - 2),
    answeredAt: timeOf(comments - 1),
    answerDueAt: null,
    updatedAt: timeOf(comments - 1),
  })
}
