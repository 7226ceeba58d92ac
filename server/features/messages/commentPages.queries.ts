/**
 * Queries pages of comments. Most of their cost was converting rows, so the database builds JSON, and concurrent requests
 * share one statement.
 */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { CaseKind } from '#shared/cases/cases'
import type { Comment } from '#shared/contract/cases/messages'
import { batched } from '../../db/batched'
import { builtStatement } from '../../db/builtStatement'
import type { Database } from '../../db/database'
import { jsonObject } from '../../db/json'
import { limitOffsetOf } from '../../db/paging'
import { caseAttachments, caseComments, cases } from '../../db/schema/cases/cases'
import type { AttachmentRow } from '../../directory/cases/attachments'
import { type ShownComment, toComment } from '../../directory/cases/comments.queries'
import type { CustomerScope } from '../../http/customerScope'

interface CommentFilter {
  contactId: string
  caseId?: string | undefined
  page_number: number
  page_size: number
}

/** The kinds of cases that a user may read, and the customers for each kind. */
type ReadableCases = readonly { kind: CaseKind; scope: CustomerScope }[]

/** Rows as JSON, in which moments are text. */
type InJson<Row> = { [Field in keyof Row]: Row[Field] extends Date ? string : Row[Field] }

interface CommentPage {
  comments: (InJson<ShownComment> & { files: InJson<AttachmentRow>[] })[]
  total_count: number
}

const fileJson = jsonObject({
  id: caseAttachments.id,
  caseId: caseAttachments.caseId,
  commentId: caseAttachments.commentId,
  userId: caseAttachments.userId,
  fileName: caseAttachments.fileName,
  mediaType: caseAttachments.mediaType,
  size: caseAttachments.size,
  createdAt: caseAttachments.createdAt,
} satisfies Record<keyof AttachmentRow, SQLWrapper>)

const commentJson = jsonObject({
  id: caseComments.id,
  caseId: caseComments.caseId,
  userId: caseComments.userId,
  authorName: caseComments.authorName,
  authorType: caseComments.authorType,
  body: caseComments.body,
  createdAt: caseComments.createdAt,
  files: sql`array(
    select ${fileJson} from ${caseAttachments} where ${caseAttachments.commentId} = ${caseComments.id}
    order by ${caseAttachments.createdAt}, ${caseAttachments.id})`,
} satisfies Record<keyof CommentPage['comments'][number], SQLWrapper>)

const isReadable = sql`${cases.contactId} = request.contact_id and exists (
  select from jsonb_to_recordset(request.readable) as readable(kind text, sees_all boolean, customers text[])
  where readable.kind = ${cases.kind} and (readable.sees_all or ${cases.customerNumber} = any(readable.customers)))`

/** Selects the cases of a query. Two separate branches let each use its own index. */
const requestedCases = sql`
  select ${cases.id} as id, ${cases.commentCount} as comment_count from ${cases}
  where ${cases.id} = request.case_id and ${isReadable}
  union all
  select ${cases.id}, ${cases.commentCount} from ${cases}
  where request.case_id is null and ${isReadable}`

const newestFirst = sql`${caseComments.createdAt} desc, ${caseComments.id} desc`

/** Reads at most one page of each case, with its index, which stays fast for any number of comments. */
const buildPageQuery = (requests: SQLWrapper): SQL => sql`
  jsonb_to_recordset(${requests}::jsonb) as request(
    place int, contact_id text, case_id uuid, readable jsonb, page_size int, skipped int)
  cross join lateral (
    select array_agg(requested.id) as ids, coalesce(sum(requested.comment_count), 0)::int as comment_count
    from (${requestedCases}) requested
  ) own
  cross join lateral (
    select array(
      select ${commentJson} from (
        select newest.* from unnest(own.ids) as one(id) cross join lateral (
          select * from ${caseComments} where ${caseComments.caseId} = one.id
          order by ${newestFirst} limit request.skipped + request.page_size
        ) newest
        order by newest.created_at desc, newest.id desc limit request.page_size offset request.skipped
      ) case_comments order by ${newestFirst}
    ) as comments
  ) page`

const pagesStatement = builtStatement('find_comment_pages', ['requests'], (db, { requests }) =>
  db
    .select({
      place: sql<number>`request.place`,
      comments: sql<CommentPage['comments']>`to_json(page.comments)`,
      total_count: sql<number>`own.comment_count`,
    })
    .from(buildPageQuery(requests)),
)

const withMoment = <Row extends { createdAt: string }>(row: Row) => ({ ...row, createdAt: new Date(row.createdAt) })

/** Returns a page of comments on the readable cases of a contact, newest first. */
export function prepareFindComments(db: Database) {
  const findBatched = batched(async (requests: object[]) => {
    const numbered = requests.map((request, place) => ({ place, ...request }))
    const pages: (CommentPage | null)[] = requests.map(() => null)
    for (const { place, ...page } of await pagesStatement(db, { requests: JSON.stringify(numbered) })) {
      pages[place] = page
    }
    return pages
  })

  return async (
    readable: ReadableCases,
    { filter, userId }: { filter: CommentFilter; userId: string },
  ): Promise<{ comments: Comment[]; total_count: number }> => {
    const page = await findBatched({
      contact_id: filter.contactId,
      case_id: filter.caseId,
      readable: readable.map(({ kind, scope }) => ({
        kind,
        sees_all: scope.kind === 'all',
        customers: scope.kind === 'all' ? [] : scope.numbers,
      })),
      page_size: filter.page_size,
      skipped: limitOffsetOf(filter).offset,
    })
    if (!page) throw new Error('The query of comments returned no row')
    return {
      comments: page.comments.map((row) => toComment(withMoment(row), userId, row.files.map(withMoment))),
      total_count: page.total_count,
    }
  }
}
