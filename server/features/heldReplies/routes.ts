/** Routes for replies of staff to messages. A reply waits before it is sent, so that its author can take it back. */
import { holdReply, listHeldReplies, takeBackReply } from '#shared/contract/cases/heldReplies'
import * as replyTexts from '#shared/texts/cases/heldReplies'
import { auditCase, requireCase } from '../../directory/cases/access'
import { toAttachment } from '../../directory/cases/attachments'
import { findPending, keepPending } from '../../directory/cases/attachments.ledger'
import { assertLatestSeen } from '../../directory/cases/conversation.ledger'
import { AppError, notFound } from '../../http/appError'
import { idempotencyRecordOf } from '../../http/idempotency'
import { type RouteContext, serve } from '../../http/serve'
import { enqueueLater, removeJob } from '../../jobs/jobs.queries'
import type { Services } from '../../services'
import { assertMayReply } from './assertMayReply'
import * as queries from './heldReplies.queries'
import { sendHeldReplyJob } from './sendHeldReply.job'

export function heldReplyRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock, config } = services

  serve(routeContext, holdReply, async ({ body, actor }, caller) => {
    const { row } = await requireCase(
      services,
      { actor, caller },
      { id: body.case_id, verb: 'write', kinds: ['message'] },
    )
    assertMayReply(actor.rights, body.resolves)
    const { userId } = actor
    const now = clock.now()
    const delayMs = config.REPLY_HOLD_SECONDS * 1000
    const content = {
      caseId: row.id,
      body: body.comment,
      attachmentIds: body.attachment_ids,
      resolves: body.resolves,
    }
    const reply = await db.transaction(async (tx) => {
      const stored = await queries.storeReply(tx, {
        ...content,
        userId,
        lastSeenId: body.last_comment_id,
        createdAt: now,
        sendAt: new Date(now.getTime() + delayMs),
        ...idempotencyRecordOf(caller.idempotencyKey, content),
      })
      if (stored.isNew) {
        await assertLatestSeen(tx, { caseId: row.id, userId, lastSeenId: body.last_comment_id })
        await keepPending(tx, { caseId: row.id, ids: body.attachment_ids }, { userId, now })
        await enqueueLater(tx, sendHeldReplyJob, { payload: { replyId: stored.reply.id }, delayMs })
        await auditCase(tx, { actor, caller }, { row, action: 'message.replyHeld' })
      }
      return stored.reply
    })
    return { reply_id: reply.id, sends_in_ms: queries.sendsIn(reply, now) }
  })

  serve(routeContext, takeBackReply, async ({ body, actor }, caller) => {
    const { userId } = actor
    return db.transaction(async (tx) => {
      const found = await queries.lockOwnReply(tx, { id: body.reply_id, userId })
      if (!found) throw notFound()
      const { reply, row } = found
      if (reply.state === 'sent') throw new AppError('conflict', replyTexts.alreadySent)
      // A retry gets the text again, because its author may not have received it.
      if (reply.state !== 'taken_back') {
        await queries.setReplyState(tx, reply.id, { state: 'taken_back' })
        await removeJob(tx, sendHeldReplyJob, { replyId: reply.id })
        await auditCase(tx, { actor, caller }, { row, action: 'message.replyTakenBack' })
      }
      const files = await findPending(tx, userId, reply.attachmentIds)
      return { case_id: row.id, comment: reply.body, attachments: files.map(toAttachment) }
    })
  })

  serve(routeContext, listHeldReplies, ({ actor }) => queries.findOwnReplies(db, actor.userId, clock.now()))
}
