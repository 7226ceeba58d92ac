/** Queries comment notices, which are stored with the comment and claimed by the process that sends them. */
import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { Executor } from '../../../db/database'
import { billingAccounts, contacts, serviceAccounts } from '../../../db/schema/accounts'
import { caseComments, cases, commentNotices } from '../../../db/schema/cases'
import { communicationPreferences } from '../../../db/schema/communication'
import type { CaseRow } from '../../../directory/cases/cases.queries'
import type { CommentNotice, NoticeChoice } from './rules'

/**
 * Finds the billing groups that a case concerns (those of its service, or all of the customer) with each contact's
 * choices for them.
 */
export const findNoticeChoices = (
  db: Executor,
  { customerNumber, serviceAccountId }: CaseRow,
): Promise<NoticeChoice[]> =>
  db
    .select({
      groupId: billingAccounts.groupId,
      contactId: communicationPreferences.contactId,
      channels: communicationPreferences.channels,
      quietFrom: communicationPreferences.quietFrom,
      quietUntil: communicationPreferences.quietUntil,
    })
    .from(billingAccounts)
    .leftJoin(communicationPreferences, eq(communicationPreferences.billingGroupId, billingAccounts.groupId))
    .where(
      and(
        eq(billingAccounts.customerNumber, customerNumber),
        serviceAccountId === null
          ? undefined
          : inArray(
              billingAccounts.number,
              db
                .select({ number: serviceAccounts.billingAccountNumber })
                .from(serviceAccounts)
                .where(eq(serviceAccounts.id, serviceAccountId)),
            ),
      ),
    )

export async function insertNotices(
  tx: Executor,
  { commentId, expiresAt, notices }: { commentId: string; expiresAt: Date; notices: readonly CommentNotice[] },
): Promise<void> {
  if (notices.length === 0) return
  await tx.insert(commentNotices).values(notices.map((notice) => ({ ...notice, commentId, expiresAt })))
}

const isDue = (now: Date) =>
  and(isNull(commentNotices.sentAt), lte(commentNotices.dueAt, now), gt(commentNotices.expiresAt, now))

/** Finds unsent notices that are due, the longest waiting first. */
export const findDueNotices = (db: Executor, now: Date) =>
  db
    .select({ id: commentNotices.id })
    .from(commentNotices)
    .where(isDue(now))
    .orderBy(asc(commentNotices.dueAt))
    .limit(100)

/** Claims a notice until the lease ends. Returns null when another process claimed it, or it was sent. */
export async function claimNotice(db: Executor, id: string, { now, leaseEndsAt }: { now: Date; leaseEndsAt: Date }) {
  const [claimed] = await db
    .update(commentNotices)
    .set({ dueAt: leaseEndsAt })
    .where(and(eq(commentNotices.id, id), isDue(now)))
    .returning({ id: commentNotices.id })
  if (!claimed) return null
  const [found] = await db
    .select({
      channel: commentNotices.channel,
      caseId: cases.id,
      kind: cases.kind,
      number: cases.number,
      title: cases.title,
      firstName: contacts.firstName,
      email: contacts.email,
      phone: contacts.phone,
      removedAt: contacts.removedAt,
    })
    .from(commentNotices)
    .innerJoin(caseComments, eq(caseComments.id, commentNotices.commentId))
    .innerJoin(cases, eq(cases.id, caseComments.caseId))
    .innerJoin(contacts, eq(contacts.id, commentNotices.contactId))
    .where(eq(commentNotices.id, id))
  return found ?? null
}

export async function markSent(db: Executor, id: string, now: Date): Promise<void> {
  await db.update(commentNotices).set({ sentAt: now }).where(eq(commentNotices.id, id))
}
