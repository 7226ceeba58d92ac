/** Adds a customer's messages, most of which are answered. */
import type { CaseStatus } from '#shared/cases/cases'
import { addDays } from '#shared/format/dates'
import type { Household } from '../households/createHousehold'
import type { Random } from '../random'
import type { CaseRow } from '../rows'
import { addCaseWithHistory, type CaseDraft, createCaseRow, officeTimeOn, type Writer } from './caseHistory'
import type { MessageThread, ThreadLine } from './caseThreads'

export function addMessage(household: Household, writer: Writer, draft: CaseDraft<MessageThread>): CaseRow {
  const { thread, random, daysAgo } = draft
  const { today } = household.world
  // Messages from the end of yesterday have no answer yet.
  const isFresh = daysAgo <= 1
  const lines = isFresh ? [] : thread.lines
  const openedAt = isFresh
    ? new Date(Date.parse(`${today}T00:00:00Z`) - random.integer(5, 180) * 60_000)
    : officeTimeOn(addDays(today, -daysAgo), random)
  const row: CaseRow = {
    ...createCaseRow(household, writer, { openedAt, random }),
    kind: 'message',
    premiseNumber: household.rows.serviceAccounts[0]?.premiseNumber ?? null,
    serviceAccountId: household.rows.serviceAccounts[0]?.id ?? null,
    title: thread.title,
    description: thread.description,
    status: messageStatus({ daysAgo, random, lines }),
  }
  addCaseWithHistory(household, writer, { row, lines, ...draft })
  return row
}

/** A message counts as settled when the customer's last comment has had no answer for this many days. */
const settledAfterDays = 3

function messageStatus({
  daysAgo,
  random,
  lines,
}: {
  daysAgo: number
  random: Random
  lines: readonly ThreadLine[]
}): CaseStatus {
  const last = lines.at(-1)
  if (!last) return 'received'
  if (daysAgo > 20) return 'closed'
  // A few forgotten messages stay open.
  const isSettled = last[0] === 'customer' && daysAgo > settledAfterDays && !random.chance(0.15)
  return isSettled ? 'closed' : 'in_progress'
}
