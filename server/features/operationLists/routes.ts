/** Routes for the lists behind the summary tiles, over all customers. Viewing or exporting a list is recorded. */

import * as calls from '#shared/contract/operations/operationLists'
import type { CsvCell } from '#shared/format/csv'
import type { OperationList } from '#shared/operations/operationLists'
import * as operationListTexts from '#shared/texts/operations/operationLists'
import type { SummaryRange } from '../../directory/summaryRange.queries'
import type { Actor } from '../../http/actor'
import { auditActor, recordAccess } from '../../http/customerScope'
import { type CursorPage, csvFile, readAllPages } from '../../http/files/csvFile'
import { type Caller, type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { countErrorRows, findErrors } from './errors.queries'
import * as exportedLists from './exportedLists'
import type { RowCount } from './page.queries'
import { countPaymentRows, countScheduledRows, findPayments, findScheduled } from './payments.queries'
import { countRegisteredRows, findRegisteredCustomers } from './registrations.queries'
import { countRequestRows, findRequests } from './requests.queries'

/** An export reads this many rows at a time. */
const page_size = 500

interface RangeQuery {
  days: number
  community: string
}

interface ExportedList<Row> {
  list: OperationList
  head: readonly string[]
  cells: (row: Row) => readonly CsvCell[]
  find: (range: SummaryRange, page: { after: string | undefined; page_size: number }) => Promise<CursorPage<Row>>
}

/** Returns what the calls of all lists share. */
function createListHelpers({ db, clock, config }: Services) {
  const rangeOf = ({ days, community }: RangeQuery): SummaryRange => ({
    days,
    community,
    now: clock.now(),
    today: clock.today(),
    zone: config.TIME_ZONE,
  })

  /** Returns a page with the total row count and the time of the query. */
  const readPage = async <ListPage extends object>(
    query: RangeQuery,
    find: (range: SummaryRange) => Promise<ListPage>,
    count: (range: SummaryRange) => Promise<RowCount>,
  ) => {
    const range = rangeOf(query)
    const [page, rowCount] = await Promise.all([find(range), count(range)])
    return { as_of: range.now.toISOString(), ...page, ...rowCount }
  }

  /** Records that staff viewed data of many customers at once. */
  const recordListAccess = (actor: Actor, { ip }: Caller, list: OperationList) =>
    recordAccess(db, actor, { ip, what: operationListTexts.listAccess(list) })

  /** Returns all rows of a list as a file, and records the export. */
  async function exportList<Row>(
    { actor, query }: { actor: Actor; query: RangeQuery },
    caller: Caller,
    { list, head, cells: cellsOf, find }: ExportedList<Row>,
  ) {
    const filledFields = Object.entries(query).filter(([, value]) => value !== '')
    const details = { list: operationListTexts.listNames[list], ...Object.fromEntries(filledFields) }
    await auditActor(db, { actor, caller }, { action: 'summary.exported', details })
    // All pages have the same range, even if a day starts while they are read.
    const range = rangeOf(query)
    const rows = readAllPages((after) => find(range, { after, page_size }), cellsOf)
    return csvFile({ name: operationListTexts.listExportName(list), head, rows })
  }

  return { readPage, recordListAccess, exportList }
}

export function operationListRoutes(routeContext: RouteContext, services: Services): void {
  const { db } = services
  const { readPage, recordListAccess, exportList } = createListHelpers(services)

  serve(routeContext, calls.listAllPayments, async ({ query, actor }, caller) => {
    await recordListAccess(actor, caller, 'payments')
    return readPage(
      query,
      (range) => findPayments(db, range, query),
      (range) => countPaymentRows(db, range, query),
    )
  })
  serve(routeContext, calls.exportAllPayments, (input, caller) =>
    exportList(input, caller, {
      ...exportedLists.payments,
      find: (range, page) => findPayments(db, range, { ...input.query, ...page }),
    }),
  )

  serve(routeContext, calls.listAllScheduled, async ({ query, actor }, caller) => {
    await recordListAccess(actor, caller, 'scheduled')
    return readPage(
      query,
      (range) => findScheduled(db, range, query),
      (range) => countScheduledRows(db, range, query),
    )
  })
  serve(routeContext, calls.exportAllScheduled, (input, caller) =>
    exportList(input, caller, {
      ...exportedLists.scheduled,
      find: (range, page) => findScheduled(db, range, { ...input.query, ...page }),
    }),
  )

  serve(routeContext, calls.listAllRequests, async ({ query, actor }, caller) => {
    await recordListAccess(actor, caller, 'requests')
    return readPage(
      query,
      (range) => findRequests(db, range, query),
      (range) => countRequestRows(db, range, query),
    )
  })
  serve(routeContext, calls.exportAllRequests, (input, caller) =>
    exportList(input, caller, {
      ...exportedLists.requests,
      find: (range, page) => findRequests(db, range, { ...input.query, ...page }),
    }),
  )

  serve(routeContext, calls.listRegistered, async ({ query, actor }, caller) => {
    await recordListAccess(actor, caller, 'registrations')
    return readPage(
      query,
      (range) => findRegisteredCustomers(db, range, query),
      (range) => countRegisteredRows(db, range),
    )
  })
  serve(routeContext, calls.exportRegistered, (input, caller) =>
    exportList(input, caller, {
      ...exportedLists.registrations,
      find: (range, page) => findRegisteredCustomers(db, range, page),
    }),
  )

  // Error counts contain no customer data, so viewing them is not recorded.
  serve(routeContext, calls.listErrors, ({ query }) =>
    readPage(
      query,
      (range) => findErrors(db, range, query),
      (range) => countErrorRows(db, range),
    ),
  )
  serve(routeContext, calls.exportErrors, (input, caller) =>
    exportList(input, caller, {
      ...exportedLists.errors,
      find: (range, page) => findErrors(db, range, page),
    }),
  )
}
