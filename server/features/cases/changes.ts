/** What a customer does with a service request that is under way or over: cancel, reopen, rate, move the appointment. */
import { isOver } from '#shared/cases'
import { createCancelRequest, rateCase, reopenCase, rescheduleCase } from '#shared/contract/cases'
import { caseTexts } from '#shared/caseTexts'
import { AppError } from '../../http/appError'
import { reachOf } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { auditCase, byActor, openCaseOf, refuseAppointment } from './access'
import { cancelCase, changeCase } from './ledger'
import { isCancelledAtOnce, reopenUntil } from './rules'

const conflict = (text: string): AppError => new AppError('conflict', text)

export function changeRoutes(mounting: Mounting, services: Services): void {
  const { db, clock } = services

  serve(mounting, createCancelRequest, async ({ body, actor }, caller) => {
    const wanted = { id: body.case_id, verb: 'write', kinds: ['request'] } as const
    await openCaseOf(services, { actor, caller }, wanted)
    const by = await byActor(services, actor)
    const { wish, status, lots } = await cancelCase(
      db,
      { caseId: body.case_id, reach: reachOf(actor) },
      {
        by,
        decide: (row, isHeld) => {
          if (isOver(row.status)) throw conflict(caseTexts.isOver)
          const isAtOnce = !isHeld && isCancelledAtOnce(row.status)
          const wish = {
            kind: 'cancel' as const,
            customerNumber: row.customerNumber,
            contactId: row.contactId,
            userId: actor.userId,
            premiseNumber: row.premiseNumber,
            serviceAccountId: row.serviceAccountId,
            category: row.category,
            serviceType: row.serviceType,
            serviceSubtype: row.serviceSubtype,
            title: `Cancel ${row.number}: ${row.title}`,
            description: body.comment,
            cancelReason: body.reason,
            parentId: row.id,
            status: isAtOnce ? ('closed' as const) : ('received' as const),
            closedAt: isAtOnce ? by.now : null,
          }
          return isAtOnce
            ? {
                wish,
                change: { status: 'cancelled', closedAt: by.now, appointmentOn: null, appointmentWindow: null },
                event: { kind: 'status', status: 'cancelled', note: body.comment },
              }
            : { wish, change: {}, event: { kind: 'cancel_requested', note: body.comment } }
        },
      },
    )
    await auditCase(services, { actor, caller }, { row: wish, action: 'case.cancelRequested' })
    if (lots.cancelled > 0) caller.say(caseTexts.lotsCancelled(lots.cancelled))
    if (lots.asked > 0) caller.say(caseTexts.lotsAsked(lots.asked))
    return { case_id: wish.id, case_no: wish.number, status }
  })

  serve(mounting, reopenCase, async ({ body, actor }, caller) => {
    await openCaseOf(services, { actor, caller }, { id: body.case_id, verb: 'write', kinds: ['request'] })
    const by = await byActor(services, actor)
    const row = await changeCase(db, body.case_id, {
      by,
      decide: (found) => {
        if (!reopenUntil(found, by.now)) throw conflict(caseTexts.reopenTooLate)
        const change = { status: 'received', closedAt: null, rating: null, ratingComment: '' } as const
        return { change, event: { kind: 'reopened', status: 'received', note: body.reason } }
      },
    })
    await auditCase(services, { actor, caller }, { row, action: 'case.reopened' })
    return null
  })

  serve(mounting, rateCase, async ({ body, actor }, caller) => {
    await openCaseOf(services, { actor, caller }, { id: body.case_id, verb: 'write', kinds: ['request'] })
    const row = await changeCase(db, body.case_id, {
      by: await byActor(services, actor),
      decide: (found) => {
        if (found.status !== 'resolved' && found.status !== 'closed') throw conflict(caseTexts.rateLater)
        const change = { rating: body.rating, ratingComment: body.comment }
        return { change, event: { kind: 'rated', note: `${body.rating} of 5` } }
      },
    })
    await auditCase(services, { actor, caller }, { row, action: 'case.rated' })
    return null
  })

  serve(mounting, rescheduleCase, async ({ body, actor }, caller) => {
    await openCaseOf(services, { actor, caller }, { id: body.case_id, verb: 'write', kinds: ['request'] })
    refuseAppointment(body.date, clock.today(), 'date')
    const row = await changeCase(db, body.case_id, {
      by: await byActor(services, actor),
      decide: (found) => {
        if (found.status !== 'scheduled') throw conflict(caseTexts.notScheduled)
        const { date, window } = body
        const change = { appointmentOn: date, appointmentWindow: window }
        return { change, event: { kind: 'appointment', note: `${date} ${window}` } }
      },
    })
    await auditCase(services, { actor, caller }, { row, action: 'case.rescheduled' })
    return null
  })
}
