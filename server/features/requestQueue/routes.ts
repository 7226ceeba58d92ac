/** Serves the service requests of all customers to the staff who work on them. */

import { isFinishedCase } from '#shared/cases/cases'
import {
  applyReading,
  assignRequest,
  decideCancellation,
  getRequestWork,
  listRequestQueue,
  listRequestStaff,
  moveRequest,
  type RequestWork,
  type SubmittedReading,
} from '#shared/contract/cases/requestQueue'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import { authorshipOf, requireCase } from '../../directory/cases/access'
import { assertAssignable } from '../../directory/cases/assignees'
import { findColleagues } from '../../directory/cases/assignees.queries'
import type { CaseRow } from '../../directory/cases/cases.queries'
import { findCrewName } from '../../directory/cases/visits.queries'
import { fullName } from '../../fullName'
import { type CallContext, type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { countQueuedRequests, findQueuedRequests, findRequestWork } from './requestQueue.queries'
import {
  applyReadingOf,
  assignRequestTo,
  decideCancellationOf,
  moveRequestTo,
  type WorkContext,
} from './requestWork.ledger'
import { findSubmittedReading } from './submittedReading'
import { assertComplete, assertReason } from './workDecisions'

const right = 'SERVICETICKET.write'

export function requestQueueRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock } = services

  /** Opens a request in order to change it. The response shows nothing of it. */
  async function openWork(caseId: string, { actor, caller }: CallContext): Promise<WorkContext> {
    const { row } = await requireCase(services, { actor, caller }, { id: caseId, verb: 'write', kinds: ['request'] })
    return { row, actor, caller, authorship: await authorshipOf(services, actor) }
  }

  serve(routeContext, listRequestQueue, async ({ body, actor }) => {
    const reader = { userId: actor.userId, now: clock.now() }
    const [list, counts] = await Promise.all([
      findQueuedRequests(db, body, reader),
      countQueuedRequests(db, body, reader),
    ])
    return { ...list, counts }
  })

  serve(routeContext, getRequestWork, async ({ query, actor }, caller) => {
    const { row } = await requireCase(
      services,
      { actor, caller },
      { id: query.case_id, verb: 'read', kinds: ['request'] },
    )
    const [work, crewName, submittedReading] = await Promise.all([
      findRequestWork(db, row),
      findCrewName(db, row.id),
      findSubmittedReading(db, row.id),
    ])
    return toRequestWork(row, { ...work, crewName, submittedReading })
  })

  serve(routeContext, listRequestStaff, () => findColleagues(db, { right }))

  serve(routeContext, assignRequest, async ({ body, actor }, caller) => {
    const work = await openWork(body.case_id, { actor, caller })
    const { user_id: userId, seen_user_id: seenUserId } = body
    await assertAssignable(db, { right, userId, text: requestQueueTexts.cannotBeAssigned })
    await db.transaction((tx) => assignRequestTo(tx, work, { userId, seenUserId }))
    return null
  })

  serve(routeContext, moveRequest, async ({ body, actor }, caller) => {
    const work = await openWork(body.case_id, { actor, caller })
    assertComplete(body, clock.today())
    await db.transaction((tx) => moveRequestTo(tx, work, body))
    return null
  })

  serve(routeContext, decideCancellation, async ({ body, actor }, caller) => {
    const work = await openWork(body.case_id, { actor, caller })
    assertReason(body)
    await db.transaction((tx) => decideCancellationOf(tx, work, body))
    return null
  })

  serve(routeContext, applyReading, async ({ body, actor }, caller) => {
    const work = await openWork(body.case_id, { actor, caller })
    await db.transaction((tx) => applyReadingOf(tx, work, body))
    return null
  })
}

const toRequestWork = (
  row: CaseRow,
  {
    customer,
    contact,
    assignee,
    cancellation,
    crewName,
    submittedReading,
  }: Awaited<ReturnType<typeof findRequestWork>> & { crewName: string; submittedReading: SubmittedReading | null },
): RequestWork => ({
  case_id: row.id,
  assigned_to: assignee ? { user_id: assignee.userId, name: fullName(assignee) } : null,
  promised_by: isFinishedCase(row.status) ? null : (row.answerDueAt?.toISOString() ?? null),
  crew_name: crewName,
  customer: { crm_customer_id: row.customerNumber, name: customer?.name ?? '' },
  contact: {
    name: contact ? fullName(contact) : '',
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
  },
  contact_phone: row.contactPhone,
  cancellation: cancellation
    ? {
        reason: cancellation.cancelReason,
        comment: cancellation.description,
        created_date: cancellation.createdAt.toISOString(),
      }
    : null,
  submitted_reading: submittedReading,
})
