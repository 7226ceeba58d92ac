/** What a customer does with a service request that is under way or over: cancel, reopen, rate, move the appointment. */
import { cancelReasonLabels, isOver } from '#shared/cases'
import { createCancelRequest, rateCase, reopenCase, rescheduleCase } from '#shared/contract/cases'
import type { Actor } from '../../http/actor'
import { AppError } from '../../http/appError'
import { reachOf } from '../../http/ownership'
import { serve, type Caller, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { auditCase, byActor, openCaseOf, refuseAppointment } from './access'
import { cancelCase, changeCase, type By, type Decision } from './ledger'
import type { CaseRow } from './queries'
import { isCancelledAtOnce, reopenUntil } from './rules'
import * as requestTexts from '#shared/texts/requests'

const conflict = (text: string): AppError => new AppError('conflict', text)

interface CaseChange {
  actor: Actor
  caller: Caller
  action: string
  decide: (found: CaseRow, by: By) => Decision
}

export function changeRoutes(mounting: Mounting, services: Services): void {
  const { db, clock } = services

  async function change(caseId: string, { actor, caller, action, decide }: CaseChange): Promise<void> {
    const by = await byActor(services, actor)
    await db.transaction(async (tx) => {
      const { row } = await changeCase(tx, caseId, { by, decide: (found) => decide(found, by) })
      await auditCase(tx, { actor, caller }, { row, action })
    })
  }

  serve(mounting, createCancelRequest, async ({ body, actor }, caller) => {
    const wanted = { id: body.case_id, verb: 'write', kinds: ['request'] } as const
    await openCaseOf(services, { actor, caller }, wanted)
    const by = await byActor(services, actor)
    const note = [cancelReasonLabels[body.reason], body.comment].filter((text) => text !== '').join('. ')
    const { wish, status, lots } = await db.transaction(async (tx) => {
      const cancelled = await cancelCase(
        tx,
        { caseId: body.case_id, reach: reachOf(actor) },
        {
          by,
          decide: (row, isHeld) => {
            if (isOver(row.status)) throw conflict(requestTexts.isOver)
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
                  event: { kind: 'status', status: 'cancelled', note },
                }
              : { wish, change: {}, event: { kind: 'cancel_requested', note } }
          },
        },
      )
      await auditCase(tx, { actor, caller }, { row: cancelled.wish, action: 'case.cancelRequested' })
      return cancelled
    })
    if (lots.cancelled > 0) caller.say(requestTexts.lotsCancelled(lots.cancelled))
    if (lots.asked > 0) caller.say(requestTexts.lotsAsked(lots.asked))
    return { case_id: wish.id, case_no: wish.number, status }
  })

  serve(mounting, reopenCase, async ({ body, actor }, caller) => {
    await openCaseOf(services, { actor, caller }, { id: body.case_id, verb: 'write', kinds: ['request'] })
    await change(body.case_id, {
      actor,
      caller,
      action: 'case.reopened',
      decide: (found, by) => {
        if (!reopenUntil(found, by.now)) throw conflict(requestTexts.reopenTooLate)
        const change = { status: 'received', closedAt: null, rating: null, ratingComment: '' } as const
        return { change, event: { kind: 'reopened', status: 'received', note: body.reason } }
      },
    })
    return null
  })

  serve(mounting, rateCase, async ({ body, actor }, caller) => {
    await openCaseOf(services, { actor, caller }, { id: body.case_id, verb: 'write', kinds: ['request'] })
    await change(body.case_id, {
      actor,
      caller,
      action: 'case.rated',
      decide: (found) => {
        if (found.status !== 'resolved' && found.status !== 'closed') throw conflict(requestTexts.rateLater)
        const change = { rating: body.rating, ratingComment: body.comment }
        return { change, event: { kind: 'rated', note: `${body.rating} of 5` } }
      },
    })
    return null
  })

  serve(mounting, rescheduleCase, async ({ body, actor }, caller) => {
    await openCaseOf(services, { actor, caller }, { id: body.case_id, verb: 'write', kinds: ['request'] })
    refuseAppointment(body.date, clock.today(), 'date')
    await change(body.case_id, {
      actor,
      caller,
      action: 'case.rescheduled',
      decide: (found) => {
        if (found.status !== 'scheduled') throw conflict(requestTexts.notScheduled)
        const { date, window } = body
        const change = { appointmentOn: date, appointmentWindow: window }
        return { change, event: { kind: 'appointment', note: `${date} ${window}` } }
      },
    })
    return null
  })
}
