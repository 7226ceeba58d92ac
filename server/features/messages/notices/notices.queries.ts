/** Queries comment notices, which are stored with the comment. */
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
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
): Promise<{ id: string; dueAt: Date }[]> {
  if (notices.length === 0) return []
  return tx
    .insert(commentNotices)
    .values(notices.map((notice) => ({ ...notice, commentId, expiresAt })))
    .returning({ id: commentNotices.id, dueAt: commentNotices.dueAt })
}

/** Finds a notice that was not sent yet and is still of use. */
export async function findUnsentNotice(db: Executor, id: string, now: Date) {
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
    .where(and(eq(commentNotices.id, id), isNull(commentNotices.sentAt), gt(commentNotices.expiresAt, now)))
  return found ?? null
}

export async function markSent(db: Executor, id: string, now: Date): Promise<void> {
  await db.update(commentNotices).set({ sentAt: now }).where(eq(commentNotices.id, id))
}
