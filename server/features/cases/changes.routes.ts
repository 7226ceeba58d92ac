/** Serves what a customer does with a service request: cancel, reopen, rate. */
import type { AuditAction } from '#shared/access/auditActions'
import type { RequestAction } from '#shared/cases/requestTransitions'
import { createCancelRequest, rateCase, reopenCase } from '#shared/contract/cases/cases'
import type { ParsedOf, ResponseOf } from '#shared/http/endpoint'
import * as caseTexts from '#shared/texts/cases/cases'
import { auditCase, authorshipOf, requireCase } from '../../directory/cases/access'
import { messageDueAt } from '../../directory/cases/answerDue'
import { type Authorship, type CaseDecision, cancelCase, changeCase } from '../../directory/cases/cases.ledger'
import type { CaseRow } from '../../directory/cases/cases.queries'
import { assertPossible, changeRequest, isPossible } from '../../directory/cases/requests.ledger'
import { noAppointment, reopenUntil } from '../../directory/cases/rules'
import { AppError } from '../../http/appError'
import { scopeOf } from '../../http/customerScope'
import { type CallContext, type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'

const conflict = (text: string): AppError => new AppError('conflict', text)

type CancelBody = ParsedOf<typeof createCancelRequest>['body']

interface CaseChange extends CallContext {
  /** The action of the audit record. */
  action: AuditAction
  /** Missing for a change that the status of the request does not depend on. */
  transition?: RequestAction
  decide: (found: CaseRow, authorship: Authorship) => CaseDecision
}

export function changeRoutes(routeContext: RouteContext, services: Services): void {
  serve(routeContext, createCancelRequest, ({ body, actor }, caller) =>
    requestCancellation(services, body, { actor, caller }),
  )

  serve(routeContext, reopenCase, async ({ body, actor }, caller) => {
    await requireCase(services, { actor, caller }, { id: body.case_id, verb: 'write', kinds: ['request'] })
    await changeOwnRequest(services, body.case_id, {
      actor,
      caller,
      action: 'case.reopened',
      transition: 'reopen',
      decide: (found, authorship) => {
        if (!reopenUntil(found, authorship.now)) throw conflict(caseTexts.reopenTooLate)
        // The first reply is promised again.
        const answerDueAt = messageDueAt(authorship)
        const promise = { expectedBy: answerDueAt, answerDueAt, ...noAppointment }
        const change = { ...promise, status: 'received', closedAt: null, rating: null, ratingComment: '' } as const
        return { change, event: { kind: 'reopened', status: 'received', note: body.reason } }
      },
    })
    return null
  })

  serve(routeContext, rateCase, async ({ body, actor }, caller) => {
    await requireCase(services, { actor, caller }, { id: body.case_id, verb: 'write', kinds: ['request'] })
    await changeOwnRequest(services, body.case_id, {
      actor,
      caller,
      action: 'case.rated',
      decide: (found) => {
        if (found.status !== 'resolved' && found.status !== 'closed') throw conflict(caseTexts.rateLater)
        const change = { rating: body.rating, ratingComment: body.comment }
        return { change, event: { kind: 'rated', note: caseTexts.ratingOf(body.rating) } }
      },
    })
    return null
  })
}

async function changeOwnRequest(
  services: Services,
  caseId: string,
  { actor, caller, action, transition, decide }: CaseChange,
): Promise<void> {
  const authorship = await authorshipOf(services, actor)
  const change = { authorship, decide: (found: CaseRow) => decide(found, authorship) }
  await services.db.transaction(async (tx) => {
    const row = transition
      ? await changeRequest(tx, caseId, { action: transition, ...change })
      : (await changeCase(tx, caseId, change)).row
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
  const note = [caseTexts.cancelReasonLabels[body.reason], body.comment].filter((text) => text !== '').join('. ')
  const { cancellation, status, lots } = await services.db.transaction(async (tx) => {
    const cancelled = await cancelCase(
      tx,
      { caseId: body.case_id, scope: scopeOf(actor) },
      {
        authorship,
        decide: (row, mustWait) => {
          const isImmediate = !mustWait && isPossible('withdraw', row, authorship)
          if (!isImmediate) assertPossible('requestCancellation', row, authorship)
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
            title: caseTexts.cancelTitle(row.number, row.title),
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
                  ...noAppointment,
                  answerDueAt: null,
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
  if (lots.cancelled > 0) caller.addMessage(caseTexts.lotsCancelled(lots.cancelled))
  if (lots.requested > 0) caller.addMessage(caseTexts.lotsAwaitingDecision(lots.requested))
  return { case_id: cancellation.id, case_no: cancellation.number, status }
}
