/** What staff do with a message of the queue, one by one or with many: in one transaction with its record, and nothing where it is so already. */
import { isOver, type CaseStatus } from '#shared/cases'
import { queueTexts, type QueueStatus } from '#shared/queue'
import type { Executor } from '../../db/database'
import type { Actor } from '../../http/actor'
import { AppError } from '../../http/appError'
import type { Caller } from '../../http/serve'
import type { Services } from '../../services'
import { auditCase } from '../cases/access'
import { assignCase, changeCase, type By } from '../cases/ledger'
import { owedAfter } from '../cases/owed'
import { findNameOf } from '../people/queries'
import { findColleagues } from './queries'

/** What is wanted, and what the person saw when they wanted it. */
export type Wanted =
  | { kind: 'assign'; userId: string | null; seenUserId: string | null }
  | { kind: 'status'; status: QueueStatus; seen: CaseStatus }

export interface Handling {
  row: { id: string; number: string; customerNumber: string }
  actor: Actor
  caller: Caller
  /** The actor as the author of it, however many messages it is about. */
  by: By
  wanted: Wanted
}

/** Answers whether anything has changed. */
export async function handle({ db }: Services, { row, actor, caller, by, wanted }: Handling): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isChanged = await change(tx, row.id, { wanted, by })
    if (isChanged) await auditCase(tx, { actor, caller }, { row, ...recordOf(wanted) })
    return isChanged
  })
}

function recordOf(wanted: Wanted): { action: string; details: Record<string, string> } {
  switch (wanted.kind) {
    case 'assign':
      return { action: 'message.assigned', details: { to: wanted.userId ?? 'nobody' } }
    case 'status':
      return { action: 'message.statusChanged', details: { status: wanted.status } }
  }
}

async function change(tx: Executor, caseId: string, { wanted, by }: { wanted: Wanted; by: By }): Promise<boolean> {
  switch (wanted.kind) {
    case 'assign': {
      const { userId, seenUserId } = wanted
      return assignCase(tx, caseId, {
        userId,
        mayAssign: (found) => refuseAssigning(tx, found, { userId, seenUserId }),
      })
    }
    case 'status': {
      const { status, seen } = wanted
      const { isChanged } = await changeCase(tx, caseId, {
        by,
        decide: (found) => {
          if (found.status === status) return null
          if (found.status !== seen) throw new AppError('conflict', queueTexts.changedMeanwhile)
          const answerDueAt = owedAfter(status, found, by)
          const fields = { status, closedAt: isOver(status) ? by.now : null, answerDueAt }
          return { change: fields, event: { kind: 'status', status }, isQuiet: true }
        },
      })
      return isChanged
    }
  }
}

/** Refuses to give messages to who does not work in the queue: asked once, for however many messages. */
export async function refuseOutsider(db: Executor, userId: string | null): Promise<void> {
  if (userId === null || (await findColleagues(db, userId)).length > 0) return
  throw new AppError('invalid_input', queueTexts.notOfQueue, { user_id: queueTexts.notOfQueue })
}

async function refuseAssigning(
  tx: Executor,
  { assignedTo }: { assignedTo: string | null },
  { userId, seenUserId }: { userId: string | null; seenUserId: string | null },
): Promise<void> {
  if (assignedTo === seenUserId || assignedTo === userId) return
  const text =
    assignedTo === null ? queueTexts.releasedMeanwhile : queueTexts.takenMeanwhile(await findNameOf(tx, assignedTo))
  throw new AppError('conflict', text)
}
