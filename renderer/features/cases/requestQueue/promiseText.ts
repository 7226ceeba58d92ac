/** Returns in words by when the customer was promised something. */
import type { CaseStatus } from '#shared/cases/cases'
import type { QueuedRequest } from '#shared/contract/cases/requestQueue'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import { appointmentText } from '../../../domain/cases/appointmentText'

interface Promised {
  status: CaseStatus
  promised_by: string | null
  appointment: QueuedRequest['appointment']
}

const isVisit = ({ status, appointment }: Promised): boolean =>
  appointment !== null && (status === 'scheduled' || status === 'on_the_way')

export const isOverdue = ({ promised_by }: Pick<Promised, 'promised_by'>, now: number): boolean =>
  promised_by !== null && Date.parse(promised_by) < now

/** Returns an empty text if nothing is promised. */
export function promiseText(request: Promised, now: number): string {
  const { promised_by: promisedBy, appointment } = request
  if (promisedBy === null) return ''
  if (isVisit(request) && appointment !== null) {
    const visit = appointmentText(appointment)
    return isOverdue(request, now) ? requestQueueTexts.visitOverdue(visit) : requestQueueTexts.visitOn(visit)
  }
  const minutes = Math.abs(Date.parse(promisedBy) - now) / 60_000
  return isOverdue(request, now) ? requestQueueTexts.replyOverdue(minutes) : requestQueueTexts.replyDueIn(minutes)
}
