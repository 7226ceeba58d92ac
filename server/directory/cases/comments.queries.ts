/** Reads the newest comments of cases. */
import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Comment } from '#shared/contract/cases/messages'
import type { Executor } from '../../db/database'
import { caseComments, cases } from '../../db/schema/cases/cases'
import { type AttachmentRow, toAttachment } from './attachments'
import type { CommentRow } from './conversation.ledger'

/** A message shows this many comments until all are requested (specification, section 9). */
const newestCommentCount = 2

/** What is shown of a comment. */
export type ShownComment = Pick<
  CommentRow,
  'id' | 'caseId' | 'userId' | 'authorName' | 'authorType' | 'body' | 'createdAt'
>

/** `files` may contain files of other comments and cases, too. */
export const toComment = (row: ShownComment, userId: string, files: readonly AttachmentRow[]): Comment => ({
  comment_id: row.id,
  case_id: row.caseId,
  comments: row.body,
  created_date: row.createdAt.toISOString(),
  user_name: row.authorName,
  user_type: row.authorType,
  is_own: row.userId === userId,
  attachments: files.filter(({ commentId }) => commentId === row.id).map(toAttachment),
})

export const newestCommentsFirst = [desc(caseComments.createdAt), desc(caseComments.id)]

/** Finds each case's newest comments with an index, which stays fast for any number of comments. */
export async function findNewestComments(db: Executor, caseIds: string[]): Promise<CommentRow[]> {
  if (caseIds.length === 0) return []
  const newest = db
    .select()
    .from(caseComments)
    .where(eq(caseComments.caseId, cases.id))
    .orderBy(...newestCommentsFirst)
    .limit(newestCommentCount)
    .as('newest')
  const rows = await db
    .select({ comment: newest._.selectedFields })
    .from(cases)
    .innerJoinLateral(newest, sql`true`)
    .where(inArray(cases.id, caseIds))
    .orderBy(desc(newest.createdAt), desc(newest.id))
  return rows.map(({ comment }) => comment)
}
