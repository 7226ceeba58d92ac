/** Applies the work of staff to service requests. Each change and its audit record share a transaction. */
import { isFinishedCase } from '#shared/cases/cases'
import type { applyReading, decideCancellation, moveRequest } from '#shared/contract/cases/requestQueue'
import type { ParsedOf } from '#shared/http/endpoint'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import type { Executor } from '../../db/database'
import { auditCase } from '../../directory/cases/access'
import { assertAssigneeUnchanged } from '../../directory/cases/assignees'
import { type Authorship, assignCase, type CaseDecision, changeCase } from '../../directory/cases/cases.ledger'
import type { CaseRow } from '../../directory/cases/cases.queries'
import { addComment } from '../../directory/cases/conversation.ledger'
import {
  changeLots,
  changeRequest,
  closeCancelRequest,
  isPossible,
  type RequestChange,
} from '../../directory/cases/requests.ledger'
import { appointmentOf } from '../../directory/cases/rules'
import { bookVisit } from '../../directory/cases/visits.ledger'
import { AppError } from '../../http/appError'
import { idempotencyRecordOf } from '../../http/idempotency'
import type { CallContext } from '../../http/serve'
import { markApplied } from './submittedReadings.queries'
import { decideWork } from './workDecisions'

/** Staff work on the requests of all customers. */
const scope = { kind: 'all' } as const

export interface WorkContext extends CallContext {
  row: CaseRow
  authorship: Authorship
}

const conflictTexts = { released: requestQueueTexts.releasedConflict, taken: requestQueueTexts.takenConflict }

interface Assignment {
  userId: string | null
  seenUserId: string | null
}

/** Assigns a request. Someone who takes a new one also moves it on, so that the customer sees it was taken. */
export async function assignRequestTo(
  tx: Executor,
  work: WorkContext,
  { userId, seenUserId }: Assignment,
): Promise<void> {
  const { row, authorship } = work
  const isChanged = await assignCase(tx, row.id, {
    userId,
    assertAssignable: (found) => assertAssigneeUnchanged(tx, found, { userId, seenUserId, texts: conflictTexts }),
  })
  if (!isChanged) return
  await auditCase(tx, work, { row, action: 'case.assigned', details: { to: userId ?? 'no one' } })
  if (userId === null) return
  await changeCase(tx, row.id, {
    authorship,
    decide: (found) => (isPossible('take', found, authorship) ? takenDecision : null),
  })
}

const takenDecision: CaseDecision = {
  change: { status: 'assigned' },
  event: { kind: 'status', status: 'assigned' },
  isQuiet: true,
}

/** Moves a request to its next status, its open lots with it. Work on an unassigned request assigns it to the agent. */
export async function moveRequestTo(
  tx: Executor,
  work: WorkContext,
  body: ParsedOf<typeof moveRequest>['body'],
): Promise<void> {
  const { row, authorship, actor } = work
  const change: RequestChange = {
    action: body.action,
    seenStatus: body.seen_status,
    ...(body.action === 'schedule' && { seenAppointment: appointmentOf(body.seen_date, body.seen_window) }),
    decide: (found) => decideWork(body, found, authorship),
    authorship,
  }
  const changed = await changeRequest(tx, row.id, change)
  // The end of a request also decides whether it is canceled.
  const endCancelRequest = async ({ id }: CaseRow): Promise<true> => {
    if (isFinishedCase(changed.status)) await closeCancelRequest(tx, id, { note: body.note, authorship })
    return true
  }
  await endCancelRequest(changed)
  await changeLots(tx, { parentId: row.id, scope, isConcerned: endCancelRequest }, change)
  if (body.action === 'ask') await storeQuestion(tx, work, body.note)
  if (changed.assignedTo === null) {
    await assignRequestTo(tx, work, { userId: actor.userId, seenUserId: null })
  }
  await auditCase(tx, work, { row, action: 'case.statusChanged', details: { status: changed.status } })
  // One crew visits for a request and its lots.
  if (body.action === 'schedule') await bookVisit(tx, changed)
}

/** The question is a comment, so that the conversation contains it and the customer's answer follows it. */
async function storeQuestion(tx: Executor, { row, authorship }: WorkContext, question: string): Promise<void> {
  await addComment(tx, row.id, {
    body: question,
    idempotencyRecord: idempotencyRecordOf(undefined, { caseId: row.id, question }),
    assertCommentable: () => undefined,
    canTake: false,
    attachmentIds: [],
    authorship,
  })
}

/** Decides the cancellation that a customer requested, for the request and its lots. */
export async function decideCancellationOf(
  tx: Executor,
  work: WorkContext,
  { is_accepted: isAccepted, reason }: ParsedOf<typeof decideCancellation>['body'],
): Promise<void> {
  const { row, authorship } = work
  const change: RequestChange = {
    action: isAccepted ? 'acceptCancellation' : 'refuseCancellation',
    decide: (found) =>
      isAccepted
        ? decideWork({ action: 'cancel', note: reason }, found, authorship)
        : { change: {}, event: { kind: 'cancel_refused', note: reason } },
    authorship,
  }
  const close = (id: string): Promise<boolean> => closeCancelRequest(tx, id, { note: reason, authorship })
  await changeRequest(tx, row.id, change)
  if (!(await close(row.id))) throw new AppError('conflict', requestQueueTexts.alreadyDecided)
  await changeLots(tx, { parentId: row.id, scope, isConcerned: ({ id }) => close(id) }, change)
  const action = isAccepted ? 'case.cancellationAccepted' : 'case.cancellationRefused'
  await auditCase(tx, work, { row, action })
}

/** Accepts the meter reading of a request, which is done by this. */
export async function applyReadingOf(
  tx: Executor,
  work: WorkContext,
  { seen_status: seenStatus }: ParsedOf<typeof applyReading>['body'],
): Promise<void> {
  const { row, actor, authorship } = work
  const isApplied = await markApplied(tx, row.id, { userId: actor.userId, now: authorship.now })
  if (!isApplied) throw new AppError('conflict', requestQueueTexts.readingNotOpen)
  await moveRequestTo(tx, work, {
    action: 'finish',
    case_id: row.id,
    seen_status: seenStatus,
    note: requestQueueTexts.readingAppliedNote,
    seen_date: null,
    seen_window: null,
  })
  await auditCase(tx, work, { row, action: 'case.readingApplied' })
}
