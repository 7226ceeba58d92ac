/** Adds a customer's messages, most of which are answered. */
import type { CaseStatus } from '#shared/cases'
import { addDays } from '#shared/dates'
import { emptyCase, momentOf, tell, type Drawn, type Writer } from './caseStory'
import type { Line, MessageThread } from './caseThreads'
import type { Household } from './openHousehold'
import type { Random } from './random'
import type { CaseRow } from './rows'

export function addMessage(household: Household, writer: Writer, drawn: Drawn<MessageThread>): CaseRow {
  const { thread, random, daysAgo } = drawn
  const { today } = household.world
  // Messages from the end of yesterday have no answer yet.
  const isFresh = daysAgo <= 1
  const lines = isFresh ? [] : thread.lines
  const openedAt = isFresh
    ? new Date(Date.parse(`${today}T00:00:00Z`) - random.integer(5, 180) * 60_000)
    : momentOf(addDays(today, -daysAgo), random)
  const row: CaseRow = {
    ...emptyCase(household, writer, { openedAt, random }),
    kind: 'message',
    premiseNumber: household.rows.serviceAccounts[0]?.premiseNumber ?? null,
    serviceAccountId: household.rows.serviceAccounts[0]?.id ?? null,
    title: thread.title,
    description: thread.description,
    status: messageStatus({ daysAgo, random, lines }),
  }
  tell(household, writer, { row, lines, ...drawn })
  return row
}

/** A message counts as settled when the customer's last comment has had no answer for this many days. */
const settledAfter = 3

function messageStatus({
  daysAgo,
  random,
  lines,
}: {
  daysAgo: number
  random: Random
  lines: readonly Line[]
}): CaseStatus {
  const last = lines.at(-1)
  if (!last) return 'received'
  if (daysAgo > 20) return 'closed'
  // A few forgotten messages stay open.
  const isSettled = last[0] === 'customer' && daysAgo > settledAfter && !random.chance(0.15)
  return isSettled ? 'closed' : 'in_progress'
}
