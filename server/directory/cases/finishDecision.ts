/** Decides what changes when the work on a request is done. */
import { wallClock } from '#shared/desks/openingHours'
import type { Authorship, CaseDecision } from './cases.ledger'
import type { CaseRow } from './cases.queries'
import { noAppointment } from './rules'

interface Finish {
  /** The work performed, which the customer reads. */
  note: string
  authorship: Pick<Authorship, 'now' | 'zone'>
}

export function finishDecision(
  { appointmentOn }: Pick<CaseRow, 'appointmentOn'>,
  { note, authorship: { now, zone } }: Finish,
): CaseDecision {
  // A visit that is no longer needed leaves its time to others.
  const isAhead = appointmentOn !== null && appointmentOn > wallClock(now, zone).day
  return {
    change: { status: 'resolved', closedAt: now, answerDueAt: null, ...(isAhead && noAppointment) },
    event: { kind: 'status', status: 'resolved', note },
  }
}
