/** Routes for messages to the provider, and for comments on any case. */

import { caseKinds, isFinishedCase } from '#shared/cases/cases'
import {
  countWaiting,
  createCaseComment,
  createMessage,
  listComments,
  listCustomerMessages,
  listMessages,
  markRead,
} from '#shared/contract/cases/messages'
import * as caseTexts from '#shared/texts/cases/cases'
import * as messageTexts from '#shared/texts/cases/messages'
import {
  assertAllowed,
  auditCase,
  authorshipOf,
  caseRight,
  hasCaseRight,
  readerOf,
  requireCase,
} from '../../directory/cases/access'
import { requireContact, resolveSubject } from '../../directory/cases/caseSubject'
import { openCase } from '../../directory/cases/cases.ledger'
import { toComment } from '../../directory/cases/comments.queries'
import { addComment, markCaseRead } from '../../directory/cases/conversation.ledger'
import { limitCases, limitComments } from '../../directory/cases/limits'
import { recordComment } from '../../directory/cases/recordComment'
import { seesAllCustomers } from '../../http/actor'
import { fieldError, notFound } from '../../http/appError'
import { openCustomer, recordAccess, scopeWithRight } from '../../http/customerScope'
import { idempotencyRecordOf } from '../../http/idempotency'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { prepareFindComments } from './commentPages.queries'
import { countWaitingFor } from './countWaiting'
import { findMessages } from './messages.queries'

export function messageRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock } = services
  const findComments = prepareFindComments(db)
  messageListRoutes(routeContext, services)
  writingRoutes(routeContext, services)

  serve(routeContext, listComments, async ({ query, actor }, caller) => {
    const { crm_contact_id: contactId, case_id: caseId, ...page } = query
    const kinds = caseKinds.filter((kind) => hasCaseRight(actor, kind, 'read'))
    assertAllowed(kinds.length > 0)
    // The customer of the case decides access, because its contact may since belong to another customer.
    if (caseId) {
      const { row } = await requireCase(services, { actor, caller }, { id: caseId, verb: 'read' })
      if (row.contactId !== contactId) throw notFound()
    } else {
      const { customerNumber } = await requireContact(db, actor, contactId)
      await recordAccess(db, actor, { customerNumber, ip: caller.ip, what: 'comments' })
    }
    const readable = kinds.map((kind) => ({ kind, scope: scopeWithRight(actor, caseRight(kind, 'read')) }))
    return findComments(readable, { filter: { contactId, caseId, ...page }, userId: actor.userId })
  })

  serve(routeContext, markRead, async ({ body, actor }, caller) => {
    await requireCase(services, { actor, caller }, { id: body.case_id, verb: 'read', skipsAccessRecord: true })
    await markCaseRead(db, { userId: actor.userId, caseId: body.case_id, now: clock.now() })
    return null
  })

  serve(routeContext, countWaiting, ({ actor }) => countWaitingFor(db, actor))
}

function messageListRoutes(routeContext: RouteContext, { db }: Services): void {
  serve(routeContext, listMessages, async ({ query, actor }, caller) => {
    const { customerNumber } = await requireContact(db, actor, query.crm_contact_id)
    await recordAccess(db, actor, { customerNumber, ip: caller.ip, what: 'messages' })
    const found = await findMessages(db, readerOf(actor), { filter: query, userId: actor.userId })
    if (query.case_id && !query.search && found.total_count === 0) throw notFound()
    return found
  })

  serve(routeContext, listCustomerMessages, async ({ query, actor }, caller) => {
    await openCustomer(db, actor, {
      customerNumber: query.crm_customer_id,
      ip: caller.ip,
      what: 'messages',
    })
    const found = await findMessages(db, readerOf(actor), { filter: query, userId: actor.userId })
    if (query.case_id && !query.search && found.total_count === 0) throw notFound()
    return found
  })
}

/** Serves the writing of messages, and of comments on any case. */
function writingRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock, config } = services

  serve(routeContext, createMessage, async ({ body, actor }, caller) => {
    const { author, subject } = await resolveSubject(db, actor, body)
    // The time of writing is excluded, because a retry may send another time.
    const content = { title: body.title, description: body.description, attachmentIds: body.attachment_ids }
    const row = await db.transaction(async (tx) => {
      const opened = await openCase(
        tx,
        {
          ...subject,
          kind: 'message',
          userId: actor.userId,
          ...content,
          idempotencyRecord: idempotencyRecordOf(caller.idempotencyKey, { kind: 'message', ...subject, ...content }),
        },
        { author, now: clock.now(), zone: config.TIME_ZONE },
      )
      if (opened.isNew) {
        await limitCases(services, tx, actor)
        const { teamId, assignedTo } = opened.row
        const details = { ...(teamId && { team: teamId }), ...(assignedTo && { to: assignedTo }) }
        await auditCase(tx, { actor, caller }, { row: opened.row, action: 'message.created', details })
      }
      return opened.row
    })
    caller.addMessage(messageTexts.created)
    return { case_id: row.id, case_no: row.number }
  })

  serve(routeContext, createCaseComment, async ({ body, actor }, caller) => {
    const { row } = await requireCase(services, { actor, caller }, { id: body.case_id, verb: 'write' })
    const authorship = await authorshipOf(services, actor)
    const content = { caseId: row.id, comment: body.comment, attachmentIds: body.attachment_ids ?? [] }
    const { comment, files } = await db.transaction(async (tx) => {
      const added = await addComment(tx, row.id, {
        body: body.comment,
        attachmentIds: content.attachmentIds,
        idempotencyRecord: idempotencyRecordOf(caller.idempotencyKey, { kind: 'comment', ...content }),
        authorship,
        lastSeenId: body.last_comment_id,
        canTake: actor.rights.has('QUEUE.write'),
        assertCommentable: ({ kind, status }) => {
          const isClosed = kind !== 'message' && isFinishedCase(status) && !seesAllCustomers(actor)
          if (isClosed) {
            throw fieldError('conflict', 'comment', caseTexts.overForComments)
          }
        },
      })
      if (added.isNew) {
        await limitComments(services, tx, actor)
        await recordComment(tx, { actor, caller }, { row, added, isByStaff: authorship.author.isStaff })
      }
      return added
    })
    caller.addMessage(messageTexts.commented)
    return toComment(comment, actor.userId, files)
  })
}
