/** Serves the appointments of service requests: when a crew is free, and what customers do with their appointment. */
import { confirmAppointment, rescheduleCase, searchVisitSlots } from '#shared/contract/cases/appointments'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import { assertAppointmentDay, auditCase, authorshipOf, requireCase } from '../../directory/cases/access'
import type { Authorship } from '../../directory/cases/cases.ledger'
import type { CaseRow } from '../../directory/cases/cases.queries'
import { changeRequest } from '../../directory/cases/requests.ledger'
import { appointmentChange, appointmentOf } from '../../directory/cases/rules'
import { bookVisit } from '../../directory/cases/visits.ledger'
import { findVisitSlots } from '../../directory/cases/visits.queries'
import { AppError } from '../../http/appError'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'

export function appointmentRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock } = services

  serve(routeContext, searchVisitSlots, async ({ query, actor }, caller) => {
    const request = { id: query.case_id, verb: 'read', kinds: ['request'], skipsAccessRecord: true } as const
    const { row } = await requireCase(services, { actor, caller }, request)
    const { isCovered, slots } = await findVisitSlots(db, row, clock.today())
    return { is_covered: isCovered, slots }
  })

  serve(routeContext, rescheduleCase, async ({ body, actor }, caller) => {
    await requireCase(services, { actor, caller }, { id: body.case_id, verb: 'write', kinds: ['request'] })
    assertAppointmentDay(body.date, clock.today(), 'date')
    const authorship = await authorshipOf(services, actor)
    await db.transaction(async (tx) => {
      const row = await changeRequest(tx, body.case_id, {
        action: 'reschedule',
        seenAppointment: appointmentOf(body.seen_date, body.seen_window),
        decide: (found) => {
          assertAhead(found, authorship, clock.today())
          return {
            change: appointmentChange(body, authorship.zone),
            event: { kind: 'appointment', note: `${body.date} ${body.window}` },
          }
        },
        authorship,
      })
      await auditCase(tx, { actor, caller }, { row, action: 'case.rescheduled' })
      await bookVisit(tx, row)
    })
    return null
  })

  serve(routeContext, confirmAppointment, async ({ body, actor }, caller) => {
    await requireCase(services, { actor, caller }, { id: body.case_id, verb: 'write', kinds: ['request'] })
    const authorship = await authorshipOf(services, actor)
    await db.transaction(async (tx) => {
      const row = await changeRequest(tx, body.case_id, {
        action: 'confirm',
        seenAppointment: appointmentOf(body.seen_date, body.seen_window),
        decide: (found) => {
          assertAhead(found, authorship, clock.today())
          return { change: { appointmentConfirmedAt: authorship.now }, event: { kind: 'appointment_confirmed' } }
        },
        authorship,
      })
      await auditCase(tx, { actor, caller }, { row, action: 'case.appointmentConfirmed' })
    })
    return null
  })
}

/** On its day the crew is already planned, so customers call. */
function assertAhead({ appointmentOn }: CaseRow, { author }: Authorship, today: string): void {
  if (author.isStaff || appointmentOn === null || appointmentOn > today) return
  throw new AppError('conflict', appointmentTexts.visitIsToday)
}
