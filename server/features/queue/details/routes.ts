/** What stands beside a message while staff answer it: their notes for each other, and how its customer stands. */
import { getMessageCustomer, listInternalNotes, writeInternalNote } from '#shared/contract/queueDetails'
import { announce } from '../../../db/news'
import { notFound } from '../../../http/appError'
import { keyed } from '../../../http/fingerprint'
import { recordLook } from '../../../http/ownership'
import { serve, type Mounting } from '../../../http/serve'
import type { Services } from '../../../services'
import { auditCase } from '../../cases/access'
import { findNameOf } from '../../people/queries'
import { findNamed } from '../queries'
import * as queries from './queries'

export function queueDetailRoutes(mounting: Mounting, { db, clock }: Services): void {
  async function open(caseId: string) {
    const [row] = await findNamed(db, [caseId])
    if (!row) throw notFound()
    return row
  }

  serve(mounting, listInternalNotes, async ({ query, actor }, caller) => {
    const { id, number, customerNumber } = await open(query.case_id)
    const found = await queries.findNotes(db, id, { userId: actor.userId, after: query.after })
    await recordLook(db, actor, { customerNumber, address: caller.address, what: `notes on case ${number}` })
    return found
  })

  serve(mounting, writeInternalNote, async ({ body, actor }, caller) => {
    const row = await open(body.case_id)
    const authorName = await findNameOf(db, actor.userId)
    return db.transaction(async (tx) => {
      const kept = await queries.keepNote(tx, {
        caseId: row.id,
        userId: actor.userId,
        authorName,
        body: body.note,
        createdAt: clock.now(),
        ...keyed(caller.idempotencyKey, { caseId: row.id, note: body.note }),
      })
      if (kept.isNew) {
        await auditCase(tx, { actor, caller }, { row, action: 'message.noted', details: { note: kept.id } })
        await announce(tx, { kind: 'changed', case_id: row.id })
      }
      return { note_id: kept.id }
    })
  })

  serve(mounting, getMessageCustomer, async ({ query, actor }, caller) => {
    const { id, number, customerNumber } = await open(query.case_id)
    const [balance, requests, messages] = await Promise.all([
      actor.rights.has('ACCOUNTS.read') ? queries.findBalance(db, customerNumber, clock.today()) : null,
      actor.rights.has('SERVICETICKET.read') ? queries.findOpenRequests(db, customerNumber) : null,
      queries.findOtherMessages(db, customerNumber, id),
    ])
    await recordLook(db, actor, { customerNumber, address: caller.address, what: `customer of case ${number}` })
    return { balance, requests, messages }
  })
}
