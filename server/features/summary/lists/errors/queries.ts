/** What the server could not answer, hour by hour and call by call. */
import { and } from 'drizzle-orm'
import type { ListedError } from '#shared/contract/operationLists'
import type { Executor } from '../../../../db/database'
import { serverErrors } from '../../../../db/schema/records'
import type { Asked } from '../../range/queries'
import { behind, markOf, newestFirst, paged, sinceDays, type PageAsked } from '../page/queries'

const order = { moment: serverErrors.hour, key: serverErrors.call }

export async function findErrors(db: Executor, asked: Asked, page: PageAsked) {
  const rows = await db
    .select({ error: serverErrors, mark: markOf(order) })
    .from(serverErrors)
    .where(and(sinceDays(serverErrors.hour, asked), behind(order, page.after)))
    .orderBy(...newestFirst(order))
    .limit(page.page_size + 1)
  const { shown, next } = paged(rows, page)
  return {
    rows: shown.map(
      ({ error }): ListedError => ({
        hour: error.hour.toISOString(),
        call: error.call,
        count: error.count,
        request_id: error.requestId,
      }),
    ),
    next,
  }
}
