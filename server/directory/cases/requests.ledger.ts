/** Changes service requests along the table of transitions, and notifies the customer of what staff changed. */
import { type CaseStatus, isFinishedCase } from '#shared/cases/cases'
import {
  findTransition,
  type RequestAction,
  type RequestParty,
  requestTransitions,
} from '#shared/cases/requestTransitions'
import type { Appointment } from '#shared/contract/cases/cases'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import * as caseTexts from '#shared/texts/cases/cases'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import type { Executor } from '../../db/database'
import { AppError } from '../../http/appError'
import type { CustomerScope } from '../../http/customerScope'
import { notify } from '../notifications/notify'
import {
  type Authorship,
  applyChange,
  type CaseDecision,
  changeCase,
  findCancelRequest,
  lockParts,
} from './cases.ledger'
import type { CaseRow } from './cases.queries'
import { appointmentOf, endOfAppointment } from './rules'

const partyOf = ({ author }: Authorship): RequestParty => (author.isStaff ? 'staff' : 'customer')

/** Why a request can't be changed this way in its status. */
const refusals: Partial<Record<RequestAction, string>> = {
  reopen: caseTexts.reopenTooLate,
  reschedule: appointmentTexts.notScheduled,
  confirm: appointmentTexts.notScheduled,
  depart: appointmentTexts.notScheduled,
  withdraw: caseTexts.isOver,
  requestCancellation: caseTexts.isOver,
  acceptCancellation: requestQueueTexts.alreadyDecided,
  refuseCancellation: requestQueueTexts.alreadyDecided,
}

export const isPossible = (action: RequestAction, { status }: Pick<CaseRow, 'status'>, authorship: Authorship) =>
  findTransition(action, { by: partyOf(authorship), status }) !== null

/** Throws a conflict if the request's status does not allow the action. */
export function assertPossible(action: RequestAction, request: Pick<CaseRow, 'status'>, authorship: Authorship): void {
  if (!isPossible(action, request, authorship)) {
    throw new AppError('conflict', refusals[action] ?? requestQueueTexts.notPossibleNow)
  }
}

export interface RequestChange {
  action: RequestAction
  /** The status on which the change is based; undefined skips the check. */
  seenStatus?: CaseStatus
  /** The appointment on which the change is based, for changes of it. */
  seenAppointment?: Appointment | null
  /** Returns what changes; it may throw when the request lacks what the transition needs. */
  decide: (row: CaseRow) => CaseDecision
  authorship: Authorship
}

/** Changes a request if the table allows it, and notifies the customer. */
export async function changeRequest(tx: Executor, caseId: string, change: RequestChange): Promise<CaseRow> {
  const { action, seenStatus, seenAppointment, decide, authorship } = change
  const { before, row, eventId } = await changeCase(tx, caseId, {
    authorship,
    decide: (found) => {
      if (seenStatus !== undefined && found.status !== seenStatus) {
        throw new AppError('conflict', requestQueueTexts.statusConflict(caseTexts.statusLabels('theirs')[found.status]))
      }
      assertPossible(action, found, authorship)
      if (seenAppointment !== undefined) assertAppointmentUnchanged(found, seenAppointment)
      return decide(found)
    },
  })
  // Customers know what they did themselves.
  if (eventId !== null && authorship.author.isStaff) {
    await notifyOfChange(tx, action, { eventId, before, row, authorship })
  }
  return row
}

/** Rejects a change of an appointment that has been moved since. */
function assertAppointmentUnchanged({ appointmentOn, appointmentWindow }: CaseRow, seen: Appointment | null): void {
  const appointment = appointmentOf(appointmentOn, appointmentWindow)
  if (appointment?.date === seen?.date && appointment?.window === seen?.window) return
  throw new AppError(
    'conflict',
    appointment ? appointmentTexts.visitMoved(appointment) : appointmentTexts.visitCanceled,
  )
}

interface RecordedChange {
  eventId: string
  before: CaseRow
  row: CaseRow
  authorship: Authorship
}

/** An action has the same notification in every status in which it is possible. */
async function notifyOfChange(tx: Executor, action: RequestAction, change: RecordedChange): Promise<void> {
  const notification = requestTransitions.find((transition) => transition.action === action)?.notification
  if (typeof notification !== 'string') return
  const { eventId, before, row, authorship } = change
  const previous = appointmentOf(before.appointmentOn, before.appointmentWindow)
  const appointment = appointmentOf(row.appointmentOn, row.appointmentWindow)
  const isMade = notification === 'scheduled' && appointment !== null
  const isAhead = previous !== null && endOfAppointment(previous, authorship.zone) > authorship.now
  const isCanceled = isAhead && appointment === null && !isFinishedCase(before.status)
  await notify(tx, {
    kind: 'request_changed',
    eventId,
    change: isMade && previous !== null ? 'rescheduled' : notification,
    ...(isMade && { appointment }),
    ...(isCanceled && { canceledAppointment: previous }),
  })
}

interface LotSelection {
  parentId: string
  scope: CustomerScope
  /** Returns whether the lot changes with its parent; all lots do if missing. */
  isConcerned?: (lot: CaseRow) => Promise<boolean>
}

/**
 * Changes the open lots of a bulk request as their parent was changed, where the table allows it. The customer hears of
 * the parent only.
 */
export async function changeLots(
  tx: Executor,
  { parentId, scope, isConcerned }: LotSelection,
  { action, decide, authorship }: RequestChange,
): Promise<void> {
  for (const lot of await lockParts(tx, scope, parentId)) {
    if (!isPossible(action, lot, authorship)) continue
    if (isConcerned && !(await isConcerned(lot))) continue
    await applyChange(tx, lot.id, { ...decide(lot), authorship })
  }
}

/** Ends the customer's request to cancel a request, because it was decided or because the request has ended. */
export async function closeCancelRequest(
  tx: Executor,
  caseId: string,
  { note, authorship }: { note: string; authorship: Authorship },
): Promise<boolean> {
  const cancellation = await findCancelRequest(tx, caseId)
  if (!cancellation) return false
  await applyChange(tx, cancellation.id, {
    change: { status: 'closed', closedAt: authorship.now },
    event: { kind: 'status', status: 'closed', note },
    authorship,
  })
  return true
}
