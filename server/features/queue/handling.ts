/** What staff do with a message of the queue, one by one or with many: in one transaction with its record, and nothing where it is so already. */
import type { Details } from '#shared/auditDetails'
import { isOver, type CaseStatus } from '#shared/cases'
import { type QueueStatus } from '#shared/queue'
import type { Executor } from '../../db/database'
import { announce } from '../../db/news'
import type { Actor } from '../../http/actor'
import { AppError } from '../../http/appError'
import type { Caller } from '../../http/serve'
import type { Services } from '../../services'
import { auditCase } from '../cases/access'
import { assignCase, changeCase, lockCase, type By } from '../cases/ledger'
import { owedAfter } from '../cases/owed'
import { findNameOf } from '../people/queries'
import { findLabel, keepLabel, putOn, takeOff } from './labels/queries'
import { findColleagues } from './queries'
import * as queueTexts from '#shared/texts/queue'

/** What is wanted, and what the person saw when they wanted it. */
export type Wanted =
  | { kind: 'assign'; userId: string | null; seenUserId: string | null }
  | { kind: 'status'; status: QueueStatus; seen: CaseStatus }
  | Labeling

interface Labeling {
  kind: 'label'
  labelId: string
  /** As the record calls it. */
  name: string
  isOn: boolean
}

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

function recordOf(wanted: Wanted): { action: string; details: Details } {
  switch (wanted.kind) {
    case 'assign':
      return { action: 'message.assigned', details: { to: wanted.userId ?? 'nobody' } }
    case 'status':
      return { action: 'message.statusChanged', details: { status: wanted.status } }
    case 'label': {
      const { isOn, labelId, name } = wanted
      return { action: isOn ? 'message.labeled' : 'message.unlabeled', details: { label: labelId, name } }
    }
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
    case 'label':
      return labelCase(tx, caseId, wanted)
  }
}

/** The case is held, so that it keeps its place in the queue until it has the same place with its label. */
async function labelCase(tx: Executor, caseId: string, { labelId, isOn }: Labeling): Promise<boolean> {
  await lockCase(tx, caseId)
  if (isOn && !(await keepLabel(tx, labelId))) throw labelGone()
  const isChanged = isOn ? await putOn(tx, caseId, labelId) : await takeOff(tx, caseId, labelId)
  if (isChanged) await announce(tx, { kind: 'changed', case_id: caseId })
  return isChanged
}

const labelGone = (): AppError => new AppError('conflict', queueTexts.labelGone, { label_id: queueTexts.labelGone })

/** A label as it is put on messages or taken off: asked once what it is called, for however many messages. */
export async function labeling(db: Executor, { labelId, isOn }: Pick<Labeling, 'labelId' | 'isOn'>): Promise<Labeling> {
  const label = await findLabel(db, labelId)
  if (!label) throw labelGone()
  return { kind: 'label', labelId, name: label.name, isOn }
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
