/** Decides what the actions of staff change about a service request. */
import type { WorkAction } from '#shared/cases/requestTransitions'
import type { Appointment } from '#shared/contract/cases/cases'
import type { moveRequest } from '#shared/contract/cases/requestQueue'
import type { ParsedOf } from '#shared/http/endpoint'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import { assertAppointmentDay } from '../../directory/cases/access'
import type { Authorship, CaseDecision } from '../../directory/cases/cases.ledger'
import type { CaseRow } from '../../directory/cases/cases.queries'
import { finishDecision } from '../../directory/cases/finishDecision'
import { appointmentChange, noAppointment } from '../../directory/cases/rules'
import { AppError } from '../../http/appError'

type MoveBody = ParsedOf<typeof moveRequest>['body']

interface WorkInput {
  action: WorkAction
  note: string
  date?: MoveBody['date']
  window?: MoveBody['window']
}

/** Returns the change of the request with its entry in the history. The input was checked by `assertComplete`. */
export function decideWork(
  { action, note, date, window }: WorkInput,
  { appointmentOn }: Pick<CaseRow, 'appointmentOn'>,
  { now, zone }: Authorship,
): CaseDecision {
  switch (action) {
    case 'start':
      return { change: { status: 'in_progress', answerDueAt: null }, event: { kind: 'status', status: 'in_progress' } }
    case 'schedule': {
      const appointment = requireAppointment({ date, window })
      return {
        change: { status: 'scheduled', ...appointmentChange(appointment, zone) },
        event: { kind: 'status', status: 'scheduled', note },
      }
    }
    case 'depart':
      return { change: { status: 'on_the_way' }, event: { kind: 'status', status: 'on_the_way' } }
    case 'ask':
      // The appointment is made again once the customer has answered.
      return {
        change: { status: 'waiting', answerDueAt: null, ...noAppointment },
        event: { kind: 'status', status: 'waiting' },
      }
    case 'finish':
      return finishDecision({ appointmentOn }, { note, authorship: { now, zone } })
    case 'cancel':
      return {
        change: { status: 'cancelled', closedAt: now, answerDueAt: null, ...noAppointment },
        event: { kind: 'status', status: 'cancelled', note },
      }
  }
}

function requireAppointment({ date, window }: Pick<WorkInput, 'date' | 'window'>): Appointment {
  const fields = {
    ...(date === undefined && { date: appointmentTexts.chooseADay }),
    ...(window === undefined && { window: requestQueueTexts.windowMissing }),
  }
  if (date === undefined || window === undefined) throw invalid(fields)
  return { date, window }
}

const invalid = (fields: Record<string, string>): AppError =>
  new AppError('invalid_input', Object.values(fields)[0] ?? '', fields)

const missingNotes: Partial<Record<WorkAction, string>> = {
  ask: requestQueueTexts.questionMissing,
  finish: requestQueueTexts.workMissing,
  cancel: requestQueueTexts.reasonMissing,
}

/** Rejects an action without what it needs: an appointment, or a note that the customer can read. */
export function assertComplete({ action, note, date, window }: WorkInput, today: string): void {
  const missingNote = missingNotes[action]
  if (missingNote !== undefined && note === '') throw invalid({ note: missingNote })
  if (action === 'schedule') assertAppointmentDay(requireAppointment({ date, window }).date, today, 'date')
}

/** A customer whose cancellation is refused reads why. */
export function assertReason({ is_accepted: isAccepted, reason }: { is_accepted: boolean; reason: string }): void {
  if (!isAccepted && reason === '') throw invalid({ reason: requestQueueTexts.reasonMissing })
}
