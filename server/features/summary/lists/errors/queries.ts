/** What the server could not answer, hour by hour and call by call. */
import { and, sql } from 'drizzle-orm'
import type { ListedError } from '#shared/contract/operationLists'
import type { Executor } from '../../../../db/database'
import { serverErrors } from '../../../../db/schema/records'
import type { Asked } from '../../range/queries'
import {
  behind,
  countRows,
  markOf,
  newestFirst,
  paged,
  sinceDays,
  type PageAsked,
  type RowsCounted,
} from '../page/queries'

const order = { moment: serverErrors.hour, key: serverErrors.call }

const isMeant = (asked: Asked) => sinceDays(serverErrors.hour, asked)

/** The tile counts the errors, of which a row has several. */
export async function countErrorRows(db: Executor, asked: Asked): Promise<RowsCounted> {
  const [rows, [found]] = await Promise.all([
    countRows(db, serverErrors, isMeant(asked)),
    db
      .select({ errors: sql<number>`coalesce(sum(${serverErrors.count}), 0)::int` })
      .from(serverErrors)
      .where(isMeant(asked)),
  ])
  return { ...rows, figure: found?.errors ?? 0 }
}

export async function findErrors(db: Executor, asked: Asked, page: PageAsked) {
  const rows = await db
    .select({ error: serverErrors, mark: markOf(order) })
    .from(serverErrors)
    .where(and(isMeant(asked), behind(order, page.after)))
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
