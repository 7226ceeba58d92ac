/** Serves what a customer does with a service request: cancel, reopen, rate, reschedule. */
import { cancelReasonLabels, isFinishedCase } from '#shared/cases/cases'
import { createCancelRequest, rateCase, reopenCase, rescheduleCase } from '#shared/contract/cases/cases'
import type { ParsedOf, ResponseOf } from '#shared/http/endpoint'
import * as requestTexts from '#shared/texts/requests'
import { assertAppointmentDay, auditCase, authorshipOf, requireCase } from '../../directory/cases/access'
import { type Authorship, type CaseDecision, cancelCase, changeCase } from '../../directory/cases/cases.ledger'
import type { CaseRow } from '../../directory/cases/cases.queries'
import { isCancelledImmediately, reopenUntil } from '../../directory/cases/rules'
import { AppError } from '../../http/appError'
import { scopeOf } from '../../http/customerScope'
import { type CallContext, type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'

const conflict = (text: string): AppError => new AppError('conflict', text)

type CancelBody = ParsedOf<typeof createCancelRequest>['body']

interface CaseChange extends CallContext {
  action: string
  decide: (found: CaseRow, authorship: Authorship) => CaseDecision
}

export function changeRoutes(routeContext: RouteContext, services: Services): void {
  const { clock } = services

  serve(routeContext, createCancelRequest, ({ body, actor }, caller) =>
    requestCancellation(services, body, { actor, caller }),
  )

  serve(routeContext, reopenCase, async ({ body, actor }, caller) => {
    await requireCase(services, { actor, caller }, { id: body.case_id, verb: 'write', kinds: ['request'] })
    await changeRequest(services, body.case_id, {
      actor,
      caller,
      action: 'case.reopened',
      decide: (found, authorship) => {
        if (!reopenUntil(found, authorship.now)) throw conflict(requestTexts.reopenTooLate)
        const change = { status: 'received', closedAt: null, rating: null, ratingComment: '' } as const
        return { change, event: { kind: 'reopened', status: 'received', note: body.reason } }
      },
    })
    return null
  })

  serve(routeContext, rateCase, async ({ body, actor }, caller) => {
    await requireCase(services, { actor, caller }, { id: body.case_id, verb: 'write', kinds: ['request'] })
    await changeRequest(services, body.case_id, {
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

  serve(routeContext, rescheduleCase, async ({ body, actor }, caller) => {
    await requireCase(services, { actor, caller }, { id: body.case_id, verb: 'write', kinds: ['request'] })
    assertAppointmentDay(body.date, clock.today(), 'date')
    await changeRequest(services, body.case_id, {
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

async function changeRequest(
  services: Services,
  caseId: string,
  { actor, caller, action, decide }: CaseChange,
): Promise<void> {
  const authorship = await authorshipOf(services, actor)
  await services.db.transaction(async (tx) => {
    const { row } = await changeCase(tx, caseId, { authorship, decide: (found) => decide(found, authorship) })
    await auditCase(tx, { actor, caller }, { row, action })
  })
}

async function requestCancellation(
  services: Services,
  body: CancelBody,
  { actor, caller }: Pick<CaseChange, 'actor' | 'caller'>,
): Promise<ResponseOf<typeof createCancelRequest>> {
  const request = { id: body.case_id, verb: 'write', kinds: ['request'] } as const
  await requireCase(services, { actor, caller }, request)
  const authorship = await authorshipOf(services, actor)
  const note = [cancelReasonLabels[body.reason], body.comment].filter((text) => text !== '').join('. ')
  const { cancellation, status, lots } = await services.db.transaction(async (tx) => {
    const cancelled = await cancelCase(
      tx,
      { caseId: body.case_id, scope: scopeOf(actor) },
      {
        authorship,
        decide: (row, mustWait) => {
          if (isFinishedCase(row.status)) throw conflict(requestTexts.isOver)
          const isImmediate = !mustWait && isCancelledImmediately(row.status)
          const cancellation = {
            kind: 'cancel' as const,
            customerNumber: row.customerNumber,
            contactId: row.contactId,
            userId: actor.userId,
            premiseNumber: row.premiseNumber,
            serviceAccountId: row.serviceAccountId,
            category: row.category,
            serviceType: row.serviceType,
            serviceSubtype: row.serviceSubtype,
            title: requestTexts.cancelTitle(row.number, row.title),
            description: body.comment,
            cancelReason: body.reason,
            parentId: row.id,
            status: isImmediate ? ('closed' as const) : ('received' as const),
            closedAt: isImmediate ? authorship.now : null,
          }
          return isImmediate
            ? {
                cancellation,
                change: {
                  status: 'cancelled',
                  closedAt: authorship.now,
                  appointmentOn: null,
                  appointmentWindow: null,
                },
                event: { kind: 'status', status: 'cancelled', note },
              }
            : { cancellation, change: {}, event: { kind: 'cancel_requested', note } }
        },
      },
    )
    await auditCase(tx, { actor, caller }, { row: cancelled.cancellation, action: 'case.cancelRequested' })
    return cancelled
  })
  if (lots.cancelled > 0) caller.addMessage(requestTexts.lotsCancelled(lots.cancelled))
  if (lots.requested > 0) caller.addMessage(requestTexts.lotsAsked(lots.requested))
  return { case_id: cancellation.id, case_no: cancellation.number, status }
}
