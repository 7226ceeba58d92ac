/** Routes for the details beside a message while staff answer it: internal notes, and the customer's account. */
import { getMessageCustomer, listInternalNotes, writeInternalNote } from '#shared/contract/cases/queueDetails'
import { publish } from '../../db/eventBus'
import { auditCase } from '../../directory/cases/access'
import { requireMessageRow } from '../../directory/queue/requireMessageRow'
import { findNameOf } from '../../directory/users/users.queries'
import { recordAccess } from '../../http/customerScope'
import { idempotencyRecordOf } from '../../http/idempotency'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './queueDetails.queries'

export function queueDetailRoutes(routeContext: RouteContext, { db, clock }: Services): void {
  serve(routeContext, listInternalNotes, async ({ query, actor }, caller) => {
    const { id, number, customerNumber } = await requireMessageRow(db, query.case_id)
    const found = await queries.findNotes(db, id, { userId: actor.userId, after: query.after })
    await recordAccess(db, actor, { customerNumber, ip: caller.ip, what: `notes on case ${number}` })
    return found
  })

  serve(routeContext, writeInternalNote, async ({ body, actor }, caller) => {
    const row = await requireMessageRow(db, body.case_id)
    const authorName = await findNameOf(db, actor.userId)
    return db.transaction(async (tx) => {
      const stored = await queries.storeNote(tx, {
        caseId: row.id,
        userId: actor.userId,
        authorName,
        body: body.note,
        createdAt: clock.now(),
        ...idempotencyRecordOf(caller.idempotencyKey, { caseId: row.id, note: body.note }),
      })
      if (stored.isNew) {
        await auditCase(tx, { actor, caller }, { row, action: 'message.noted', details: { note: stored.id } })
        await publish(tx, { kind: 'changed', case_id: row.id })
      }
      return { note_id: stored.id }
    })
  })

  serve(routeContext, getMessageCustomer, async ({ query, actor }, caller) => {
    const { id, number, customerNumber } = await requireMessageRow(db, query.case_id)
    const [balance, requests, messages] = await Promise.all([
      actor.rights.has('ACCOUNTS.read') ? queries.findBalance(db, customerNumber, clock.today()) : null,
      actor.rights.has('SERVICETICKET.read') ? queries.findOpenRequests(db, customerNumber) : null,
      queries.findOtherMessages(db, customerNumber, id),
    ])
    await recordAccess(db, actor, { customerNumber, ip: caller.ip, what: `customer of case ${number}` })
    return { balance, requests, messages }
  })
}
