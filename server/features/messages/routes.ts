/** Messages to the provider, and the comments on any case. */
import { caseKinds, isOver } from '#shared/cases'
import {
  countUnread,
  createCaseComment,
  createMessage,
  listComments,
  listCustomerMessages,
  listMessages,
  markRead,
} from '#shared/contract/messages'
import { reachesAll } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { keyed } from '../../http/fingerprint'
import { openCustomer, reachWith, recordLook } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { auditCase, byActor, mayOn, openCaseOf, readerOf, refuseUnless, rightOn } from '../cases/access'
import { addComment, markCaseRead } from '../cases/conversation/ledger'
import { openCase } from '../cases/ledger'
import { limitCases, limitComments } from '../cases/limits'
import { openContact, subjectOf } from '../cases/people'
import { planNotices, sendNoticesLater } from './notices/tell'
import { unreadOf } from './unread'
import { findComments, findMessages, toComment } from './queries'
import * as messageTexts from '#shared/texts/messages'
import * as requestTexts from '#shared/texts/requests'

export function messageRoutes(mounting: Mounting, services: Services): void {
  const { db, clock, config } = services

  serve(mounting, listMessages, async ({ query, actor }, caller) => {
    const { customerNumber } = await openContact(db, actor, query.crm_contact_id)
    await recordLook(db, actor, { customerNumber, address: caller.address, what: 'messages' })
    const found = await findMessages(db, readerOf(actor), { filter: query, userId: actor.userId })
    if (query.case_id && !query.search && found.total_count === 0) throw notFound()
    return found
  })

  serve(mounting, listCustomerMessages, async ({ query, actor }, caller) => {
    await openCustomer(db, actor, {
      customerNumber: query.crm_customer_id,
      address: caller.address,
      what: 'messages',
    })
    const found = await findMessages(db, readerOf(actor), { filter: query, userId: actor.userId })
    if (query.case_id && !query.search && found.total_count === 0) throw notFound()
    return found
  })

  serve(mounting, createMessage, async ({ body, actor }, caller) => {
    const { author, subject } = await subjectOf(db, actor, body)
    // Not when it was written: a retry may tell another moment.
    const said = { title: body.title, description: body.description, attachmentIds: body.attachment_ids }
    const row = await db.transaction(async (tx) => {
      const opened = await openCase(
        tx,
        {
          ...subject,
          kind: 'message',
          userId: actor.userId,
          ...said,
          ...keyed(caller.idempotencyKey, { kind: 'message', ...subject, ...said }),
        },
        { author, now: clock.now(), zone: config.TIME_ZONE },
      )
      if (opened.isNew) {
        await limitCases(services, tx, actor)
        await auditCase(tx, { actor, caller }, { row: opened.row, action: 'message.created' })
      }
      return opened.row
    })
    caller.say(messageTexts.created)
    return { case_id: row.id, case_no: row.number }
  })

  serve(mounting, createCaseComment, async ({ body, actor }, caller) => {
    const { row } = await openCaseOf(services, { actor, caller }, { id: body.case_id, verb: 'write' })
    const by = await byActor(services, actor)
    const comment = await db.transaction(async (tx) => {
      const added = await addComment(tx, row.id, {
        body: body.comment,
        keyed: keyed(caller.idempotencyKey, { kind: 'comment', caseId: row.id, comment: body.comment }),
        by,
        lastSeenId: body.last_comment_id,
        mayTake: actor.rights.has('QUEUE.write'),
        mayComment: ({ kind, status }) => {
          const isClosed = kind !== 'message' && isOver(status) && !reachesAll(actor)
          if (isClosed) {
            throw new AppError('conflict', requestTexts.overForComments, { comment: requestTexts.overForComments })
          }
        },
      })
      if (added.isNew) {
        await limitComments(services, tx, actor)
        await auditCase(tx, { actor, caller }, { row, action: 'case.commented' })
        if (added.isTaken) {
          await auditCase(tx, { actor, caller }, { row, action: 'message.assigned', details: { to: actor.userId } })
        }
        await planNotices(services, tx, { row, comment: added.comment, by })
      }
      return added.comment
    })
    sendNoticesLater(services)
    caller.say(messageTexts.commented)
    return toComment(comment, actor.userId)
  })

  serve(mounting, listComments, async ({ query, actor }, caller) => {
    const { crm_contact_id: contactId, case_id: caseId, ...page } = query
    const kinds = caseKinds.filter((kind) => mayOn(actor, kind, 'read'))
    refuseUnless(kinds.length > 0)
    // Whose case it is decides; its contact may since have become somebody else's.
    if (caseId) {
      const { row } = await openCaseOf(services, { actor, caller }, { id: caseId, verb: 'read' })
      if (row.contactId !== contactId) throw notFound()
    } else {
      const { customerNumber } = await openContact(db, actor, contactId)
      await recordLook(db, actor, { customerNumber, address: caller.address, what: 'comments' })
    }
    const readable = kinds.map((kind) => ({ kind, reach: reachWith(actor, rightOn(kind, 'read')) }))
    return findComments(db, readable, { filter: { contactId, caseId, ...page }, userId: actor.userId })
  })

  serve(mounting, markRead, async ({ body, actor }, caller) => {
    await openCaseOf(services, { actor, caller }, { id: body.case_id, verb: 'read', isUnseen: true })
    await markCaseRead(db, { userId: actor.userId, caseId: body.case_id, now: clock.now() })
    return null
  })

  serve(mounting, countUnread, ({ actor }) => unreadOf(db, actor))
}
