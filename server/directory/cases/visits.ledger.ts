/** Books crews for appointments. A change of an appointment cancels the visit of the previous one (`applyChange`). */
import { eq } from 'drizzle-orm'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import type { Executor } from '../../db/database'
import { crewVisits } from '../../db/schema/cases/crews'
import { AppError } from '../../http/appError'
import type { CaseRow } from './cases.queries'
import { appointmentOf } from './rules'
import { findFreeSeat } from './visitSeats'
import { findSeatsAt, lockCrewsOf } from './visits.queries'

export async function cancelVisit(tx: Executor, caseId: string): Promise<void> {
  await tx.delete(crewVisits).where(eq(crewVisits.caseId, caseId))
}

/**
 * Books a crew for the request's new appointment, or rejects it if none is free. A request that no crew covers has its
 * appointment without a crew. Locks the crews after all cases of the transaction, so call it last.
 */
export async function bookVisit(tx: Executor, request: CaseRow): Promise<void> {
  const appointment = appointmentOf(request.appointmentOn, request.appointmentWindow)
  const crews = await lockCrewsOf(tx, request)
  if (appointment === null || crews.length === 0) return
  const seat = findFreeSeat(crews, await findSeatsAt(tx, appointment), appointment)
  if (seat === null) throw new AppError('conflict', appointmentTexts.visitTaken)
  await tx
    .insert(crewVisits)
    .values({ caseId: request.id, visitOn: appointment.date, visitWindow: appointment.window, ...seat })
}
