/** Sends a held reply. Its comment, its new state and the status of the message are stored in one transaction. */
import { z } from 'zod/mini'
import type { AuditJob } from '#shared/access/auditJobs'
import type { Executor } from '../../db/database'
import { auditCase } from '../../directory/cases/access'
import { type Authorship, changeCase } from '../../directory/cases/cases.ledger'
import { addComment } from '../../directory/cases/conversation.ledger'
import { recordComment } from '../../directory/cases/recordComment'
import { decideStatus } from '../../directory/queue/messageStatus'
import { findNameOf, findRights } from '../../directory/users/users.queries'
import { AppError } from '../../http/appError'
import type { AuditSource } from '../../http/customerScope'
import { idempotencyRecordOf } from '../../http/idempotency'
import { defineJob } from '../../jobs/job'
import type { Services } from '../../services'
import { assertMayReply } from './assertMayReply'
import { type HeldReplyRow, type LockedReply, lockHeldReply, setReplyState } from './heldReplies.queries'

const jobName: AuditJob = 'staff replies'

/** Any number of processes may run it for the same reply: the first one to lock its row sends it. */
export const sendHeldReplyJob = defineJob({
  name: 'send held reply',
  payload: z.object({ replyId: z.uuid() }),
  maxAttempts: 25,
  keyOf: ({ replyId }) => replyId,
  // The author watches the time run out.
  isUrgent: () => true,
  run: (services, { replyId }) => sendOrRefuse(services, replyId),
})

async function sendOrRefuse(services: Services, replyId: string): Promise<void> {
  try {
    await services.db.transaction((tx) => send(services, tx, replyId))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await services.db.transaction((tx) => refuse(tx, replyId, error.message))
  }
}

async function send(services: Services, tx: Executor, replyId: string): Promise<void> {
  const found = await lockHeldReply(tx, replyId)
  if (!found) return
  const { reply, row } = found
  const rights = await findRights(tx, reply.userId)
  assertMayReply(rights, reply.resolves)
  const authorship = await authorshipFor(services, tx, reply.userId)
  const added = await addComment(tx, row.id, {
    body: reply.body,
    attachmentIds: reply.attachmentIds,
    idempotencyRecord: idempotencyRecordOf(reply.id, { kind: 'held reply' }),
    authorship,
    lastSeenId: reply.lastSeenId,
    canTake: rights.has('QUEUE.write'),
    assertCommentable: () => undefined,
    finishes: reply.resolves,
  })
  await recordComment(tx, sourceOf(reply), { row, added, isByStaff: true })
  if (reply.resolves) await resolve(tx, { reply, row, authorship })
  await setReplyState(tx, reply.id, { state: 'sent' })
}

async function resolve(tx: Executor, { reply, row, authorship }: LockedReply & { authorship: Authorship }) {
  const { eventId } = await changeCase(tx, row.id, {
    authorship,
    decide: (message) => decideStatus(message, 'resolved', authorship),
  })
  if (eventId === null) return
  await auditCase(tx, sourceOf(reply), { row, action: 'message.statusChanged', details: { status: 'resolved' } })
}

/** Gives the reply back to its author, who finds the reason beside it. */
async function refuse(tx: Executor, replyId: string, reason: string): Promise<void> {
  const found = await lockHeldReply(tx, replyId)
  if (!found) return
  const { reply, row } = found
  await setReplyState(tx, reply.id, { state: 'refused', refusal: reason })
  await auditCase(tx, sourceOf(reply), { row, action: 'message.replyRefused', details: { reason } })
}

const sourceOf = ({ userId }: HeldReplyRow): AuditSource => ({ actor: { userId }, caller: { ip: jobName } })

async function authorshipFor({ clock, config }: Services, tx: Executor, userId: string): Promise<Authorship> {
  const name = await findNameOf(tx, userId)
  return { author: { userId, name, userType: 'CENTRIC', isStaff: true }, now: clock.now(), zone: config.TIME_ZONE }
}
