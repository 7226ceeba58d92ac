/** Queries messages with their newest comments, and unread counts. */
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Message } from '#shared/contract/cases/messages'
import { addressLine } from '#shared/customers/addresses'
import type { Executor } from '../../db/database'
import { limitOffsetOf } from '../../db/paging'
import { caseReads, cases } from '../../db/schema/cases/cases'
import { premises } from '../../db/schema/customers/accounts'
import { users } from '../../db/schema/signIn/users'
import { filesOfMessage } from '../../directory/cases/attachments'
import { findFiles } from '../../directory/cases/attachments.queries'
import { type CaseReader, isWaitingRequest, unread, writtenByStaff } from '../../directory/cases/cases.queries'
import { findNewestComments, toComment } from '../../directory/cases/comments.queries'
import { type CustomerScope, inScope } from '../../http/customerScope'

/** Selects messages of one contact, or of all contacts of a customer. */
type MessageFilter = MessagePageFilter &
  ({ crm_contact_id: string; crm_customer_id?: undefined } | { crm_contact_id?: undefined; crm_customer_id: string })

interface MessagePageFilter {
  case_id?: string | undefined
  case_no?: string | undefined
  search?: string | undefined
  page_number: number
  page_size: number
}

function matchesFilter({ scope }: CaseReader, filter: MessageFilter): SQL | undefined {
  const {
    crm_contact_id: contactId,
    crm_customer_id: customerNumber,
    case_id: caseId,
    case_no: number,
    search,
  } = filter
  return and(
    contactId === undefined ? undefined : eq(cases.contactId, contactId),
    customerNumber === undefined ? undefined : eq(cases.customerNumber, customerNumber),
    eq(cases.kind, 'message'),
    inScope(scope, cases.customerNumber),
    caseId ? eq(cases.id, caseId) : undefined,
    number ? sql`strpos(${cases.number}, ${number}) > 0` : undefined,
    search ? sql`(strpos(${cases.title}, ${search}) > 0 or strpos(${cases.description}, ${search}) > 0)` : undefined,
  )
}

/** Returns a page of a contact's or a customer's messages, the most recently updated first. */
export async function findMessages(
  db: Executor,
  reader: CaseReader,
  { filter, userId }: { filter: MessageFilter; userId: string },
) {
  const where = matchesFilter(reader, filter)
  const { limit, offset } = limitOffsetOf(filter)
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        row: cases,
        streetAddress: premises.streetAddress,
        unit: premises.unit,
        writtenBy: writtenByStaff,
        isUnread: reader.readerId === null ? sql<boolean>`false` : unread,
      })
      .from(cases)
      .leftJoin(premises, eq(premises.number, cases.premiseNumber))
      .leftJoin(caseReads, and(eq(caseReads.caseId, cases.id), eq(caseReads.userId, userId)))
      .where(where)
      .orderBy(desc(cases.updatedAt), desc(cases.id))
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(cases).where(where),
  ])
  const ids = rows.map(({ row }) => row.id)
  const [comments, files] = await Promise.all([findNewestComments(db, ids), findFiles(db, ids)])
  const messages = rows.map(
    ({ row, streetAddress, unit, writtenBy, isUnread }): Message => ({
      case_id: row.id,
      case_no: row.number,
      contact_id: row.contactId,
      title: row.title,
      description: row.description,
      created_date: row.createdAt.toISOString(),
      status: row.status,
      street_address: streetAddress === null ? '' : addressLine(streetAddress, unit ?? ''),
      // Customers are not shown which agent wrote the message.
      written_by: writtenBy !== null && reader.readerId !== null ? '' : writtenBy,
      messageComments: comments
        .filter(({ caseId }) => caseId === row.id)
        .map((comment) => toComment(comment, userId, files)),
      comment_count: row.commentCount,
      is_unread: isUnread,
      attachments: filesOfMessage(files, row.id),
    }),
  )
  return { messages, total_count: counted?.count ?? 0 }
}

/** Counts those of the user's own messages to which the provider replied since the user last read them. */
export async function countUnreadMessages(
  db: Executor,
  { scope, userId }: { scope: CustomerScope; userId: string },
): Promise<number> {
  const own = db.select({ id: users.contactId }).from(users).where(eq(users.id, userId))
  const [row] = await db
    .select({ count: count() })
    .from(cases)
    .leftJoin(caseReads, and(eq(caseReads.caseId, cases.id), eq(caseReads.userId, userId)))
    .where(and(eq(cases.kind, 'message'), inScope(scope, cases.customerNumber), inArray(cases.contactId, own), unread))
  return row?.count ?? 0
}

export async function countWaitingRequests(db: Executor, scope: CustomerScope): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(cases)
    .where(and(isWaitingRequest, inScope(scope, cases.customerNumber)))
  return row?.count ?? 0
}
