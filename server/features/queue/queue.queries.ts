/** Queries the queue: messages as staff see them, the staff who work in it, and the unanswered counts. */
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isFinishedCase } from '#shared/cases/cases'
import { maxCountedUnanswered, maxCountedUnread } from '#shared/cases/queue'
import type { QueuedMessage } from '#shared/contract/cases/queue'
import { addressLine } from '#shared/customers/addresses'
import type { Executor } from '../../db/database'
import { caseReads, cases, isMessage, isUnansweredMessage } from '../../db/schema/cases/cases'
import { teams } from '../../db/schema/cases/teams'
import { contacts, premises } from '../../db/schema/customers/accounts'
import { users } from '../../db/schema/signIn/users'
import { filesOfMessage } from '../../directory/cases/attachments'
import { findFiles } from '../../directory/cases/attachments.queries'
import { writtenByStaff } from '../../directory/cases/cases.queries'
import { findNewestComments, toComment } from '../../directory/cases/comments.queries'
import { findAttachedLabels } from '../../directory/queue/labels.queries'
import { fullName } from '../../fullName'

const assignees = alias(users, 'assignees')
const assigneeContacts = alias(contacts, 'assignee_contacts')

export interface QueueReader {
  userId: string
  /** The right to the queue covers messages; their comments need the right to the message center. */
  canReadComments: boolean
}

/** Returns messages with their senders and newest comments, in the order of the ids. */
export async function readMessages(
  db: Executor,
  ids: string[],
  { userId, canReadComments }: QueueReader,
): Promise<QueuedMessage[]> {
  if (ids.length === 0) return []
  const [rows, comments, files, attachedLabels] = await Promise.all([
    db
      .select({
        row: cases,
        writer: {
          firstName: contacts.firstName,
          lastName: contacts.lastName,
          phone: contacts.phone,
          email: contacts.email,
        },
        streetAddress: premises.streetAddress,
        unit: premises.unit,
        teamName: teams.name,
        assignee: { firstName: assigneeContacts.firstName, lastName: assigneeContacts.lastName },
        writtenBy: writtenByStaff,
        isUnread: sql<boolean>`(${isUnansweredMessage(cases)}) and coalesce(${caseReads.readAt} < ${cases.customerWroteAt}, true)`,
      })
      .from(cases)
      .innerJoin(contacts, eq(contacts.id, cases.contactId))
      .leftJoin(premises, eq(premises.number, cases.premiseNumber))
      .leftJoin(teams, eq(teams.id, cases.teamId))
      .leftJoin(assignees, eq(assignees.id, cases.assignedTo))
      .leftJoin(assigneeContacts, eq(assigneeContacts.id, assignees.contactId))
      .leftJoin(caseReads, and(eq(caseReads.caseId, cases.id), eq(caseReads.userId, userId)))
      .where(inArray(cases.id, ids)),
    canReadComments ? findNewestComments(db, ids) : [],
    findFiles(db, ids),
    findAttachedLabels(db, ids),
  ])
  const messages = rows.map(
    ({ row, writer, streetAddress, unit, teamName, assignee, writtenBy, isUnread }): QueuedMessage => ({
      case_id: row.id,
      case_no: row.number,
      contact_id: row.contactId,
      crm_customer_id: row.customerNumber,
      title: row.title,
      description: row.description,
      created_date: row.createdAt.toISOString(),
      last_customer_message_at: row.customerWroteAt.toISOString(),
      name: fullName(writer),
      written_by: writtenBy,
      phone: writer.phone,
      email: writer.email,
      street_address: streetAddress === null ? '' : addressLine(streetAddress, unit ?? ''),
      status: row.status,
      answer_due: isFinishedCase(row.status) ? null : (row.answerDueAt?.toISOString() ?? null),
      snoozed_until: row.snoozedUntil?.toISOString() ?? null,
      assigned_to: row.assignedTo && assignee ? { user_id: row.assignedTo, name: fullName(assignee) } : null,
      team: row.teamId !== null && teamName !== null ? { team_id: row.teamId, name: teamName } : null,
      priority: row.priority,
      is_unread: isUnread,
      comment_count: row.commentCount,
      labels: attachedLabels
        .filter(({ caseId }) => caseId === row.id)
        .map(({ label_id, name }) => ({ label_id, name })),
      messageComments: comments
        .filter(({ caseId }) => caseId === row.id)
        .map((comment) => toComment(comment, userId, files)),
      attachments: filesOfMessage(files, row.id),
    }),
  )
  return messages.toSorted((left, right) => ids.indexOf(left.case_id) - ids.indexOf(right.case_id))
}

/** Finds one message of any customer. Returns null for other cases. */
export async function findQueuedMessage(
  db: Executor,
  caseId: string,
  reader: QueueReader,
): Promise<QueuedMessage | null> {
  const [found] = await db
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.id, caseId), isMessage(cases)))
  if (!found) return null
  const [message] = await readMessages(db, [caseId], reader)
  return message ?? null
}

/**
 * Counts unanswered messages for the menu, and those that the user has not read. Both counts stop at the number that is
 * shown, so they cost the same in a long queue as in a short one.
 */
export async function countUnanswered(db: Executor, userId: string) {
  const unansweredMessages = db
    .select({ id: cases.id })
    .from(cases)
    .where(and(isUnansweredMessage(cases), isNull(cases.snoozedUntil)))
    .limit(maxCountedUnanswered + 1)
    .as('some')
  const newest = db
    .select({
      isUnread: sql<boolean>`coalesce(${caseReads.readAt} < ${cases.customerWroteAt}, true)`.as('is_unread'),
    })
    .from(cases)
    .leftJoin(caseReads, and(eq(caseReads.caseId, cases.id), eq(caseReads.userId, userId)))
    .where(and(isUnansweredMessage(cases), isNull(cases.snoozedUntil)))
    .orderBy(desc(cases.customerWroteAt), desc(cases.id))
    .limit(maxCountedUnread)
    .as('newest')
  const [[total], [counted]] = await Promise.all([
    db.select({ unanswered: count() }).from(unansweredMessages),
    db.select({ unread: sql<number>`(count(*) filter (where ${newest.isUnread}))::int` }).from(newest),
  ])
  return { unanswered: total?.unanswered ?? 0, unread: counted?.unread ?? 0 }
}
