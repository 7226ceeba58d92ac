/** Deletes rows that have expired. */
import { and, inArray, lt, max } from 'drizzle-orm'
import type { Executor } from '../db/database'
import { heldReplies } from '../db/schema/cases/heldReplies'
import { presence } from '../db/schema/cases/presence'
import { incomingTexts } from '../db/schema/customers/deliverability'
import { outboxMessages } from '../db/schema/customers/outboxMessages'
import { registrationCodes, registrationVerifications } from '../db/schema/customers/registrations'
import { sentMessages } from '../db/schema/customers/sentMessages'
import { outboundEvents } from '../db/schema/operations/outboundEvents'
import { serverErrors } from '../db/schema/operations/serverErrors'
import { closedPaymentKeys, paymentGuards } from '../db/schema/payments/payments'
import { oneTimeCodes, resetTokens, sessions, throttles } from '../db/schema/signIn/signIn'

export async function deleteExpiredSessions(db: Executor, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now))
  await db.delete(resetTokens).where(lt(resetTokens.expiresAt, now))
  await db.delete(throttles).where(lt(throttles.windowEndsAt, now))
  await db.delete(presence).where(lt(presence.until, now))
}

export async function deleteExpiredRegistrations(db: Executor, now: Date): Promise<void> {
  await db.delete(registrationCodes).where(lt(registrationCodes.expiresAt, now))
  await db.delete(registrationVerifications).where(lt(registrationVerifications.expiresAt, now))
}

/** No request runs this long, so older closed keys are not needed. */
export async function deleteClosedKeysBefore(db: Executor, moment: Date): Promise<void> {
  await db.delete(closedPaymentKeys).where(lt(closedPaymentKeys.closedAt, moment))
}

/** A gateway delivers a message again within days. */
export async function deleteIncomingTextsBefore(db: Executor, moment: Date): Promise<void> {
  await db.delete(incomingTexts).where(lt(incomingTexts.receivedAt, moment))
}

/** A guard older than any window has no effect. */
export async function deleteGuardsBefore(db: Executor, moment: Date): Promise<void> {
  await db.delete(paymentGuards).where(lt(paymentGuards.lastAt, moment))
}

export async function deleteErrorsBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(serverErrors).where(lt(serverErrors.hour, before))
}

/** Deletes at most `limit` messages of the sandbox outbox, and returns how many it deleted. */
export async function deleteOutboxBefore(
  db: Executor,
  { moment, limit }: { moment: Date; limit: number },
): Promise<number> {
  const oldest = db
    .select({ id: outboxMessages.id })
    .from(outboxMessages)
    .where(lt(outboxMessages.createdAt, moment))
    .orderBy(outboxMessages.createdAt)
    .limit(limit)
  const { rowCount } = await db.delete(outboxMessages).where(inArray(outboxMessages.id, oldest))
  return rowCount ?? 0
}

/** Deletes at most `limit` records of sent messages, and returns how many it deleted. */
export async function deleteSentMessagesBefore(
  db: Executor,
  { moment, limit }: { moment: Date; limit: number },
): Promise<number> {
  const oldest = db
    .select({ id: sentMessages.id })
    .from(sentMessages)
    .where(lt(sentMessages.createdAt, moment))
    .orderBy(sentMessages.createdAt)
    .limit(limit)
  const { rowCount } = await db.delete(sentMessages).where(inArray(sentMessages.id, oldest))
  return rowCount ?? 0
}

/** A reply that was sent is a comment since, and one that was taken back is in its author's browser. */
export async function deleteFinishedRepliesBefore(db: Executor, moment: Date): Promise<void> {
  await db
    .delete(heldReplies)
    .where(and(inArray(heldReplies.state, ['sent', 'taken_back']), lt(heldReplies.sendAt, moment)))
}

/**
 * Deletes at most `limit` events from before a moment, and returns how many it deleted. The newest of them stays, so that
 * a receiver can still continue after it.
 */
export async function deleteEventsBefore(
  db: Executor,
  { moment, limit }: { moment: Date; limit: number },
): Promise<number> {
  const isOld = lt(outboundEvents.occurredAt, moment)
  const newest = db
    .select({ position: max(outboundEvents.position) })
    .from(outboundEvents)
    .where(isOld)
  const oldest = db
    .select({ id: outboundEvents.id })
    .from(outboundEvents)
    .where(and(isOld, lt(outboundEvents.position, newest)))
    .orderBy(outboundEvents.position)
    .limit(limit)
  const { rowCount } = await db.delete(outboundEvents).where(inArray(outboundEvents.id, oldest))
  return rowCount ?? 0
}
