/** Routes for the lists behind the summary tiles, over all customers. Viewing or exporting a list is recorded. */
import * as calls from '#shared/contract/operations/operationLists'
import type { OperationList } from '#shared/operations/operationLists'
import type { Actor } from '../../../http/actor'
import { csvFile, readAllPages } from '../../../http/csvFile'
import { auditActor, recordAccess } from '../../../http/customerScope'
import { type Caller, type RouteContext, serve } from '../../../http/serve'
import type { Services } from '../../../services'
import type { SummaryRange } from '../range.queries'
import * as cells from './cells'
import { countErrorRows, findErrors } from './errors.queries'
import type { RowCount } from './page.queries'
import { countPaymentRows, countScheduledRows, findPayments, findScheduled } from './payments.queries'
import { countRegisteredRows, findRegisteredCustomers } from './registrations.queries'
import { countRequestRows, findRequests } from './requests.queries'

/** An export reads this many rows at a time. */
const page_size = 500

const listLabels: Record<OperationList, string> = {
  payments: 'payments',
  scheduled: 'scheduled payments',
  requests: 'service requests',
  registrations: 'registrations',
  errors: 'portal errors',
}

interface RangeQuery {
  days: number
  community: string
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
  const readPage = async <Found extends object>(
    query: RangeQuery,
    find: (range: SummaryRange) => Promise<Found>,
    count: (range: SummaryRange) => Promise<RowCount>,
  ) => {
    const range = rangeOf(query)
    const [page, rowCount] = await Promise.all([find(range), count(range)])
    return { as_of: range.now.toISOString(), ...page, ...rowCount }
  }

  /** Records that staff viewed data of many customers at once. */
  const recordListAccess = (actor: Actor, { address }: Caller, list: OperationList) =>
    recordAccess(db, actor, { address, what: `list of ${listLabels[list]}` })

  async function auditExport({ actor, query }: { actor: Actor; query: object }, caller: Caller, list: OperationList) {
    const filledFields = Object.entries(query).filter(([, value]) => value !== '')
    const details = { list: listLabels[list], ...Object.fromEntries(filledFields) }
    await auditActor(db, { actor, caller }, { action: 'summary.exported', details })
    return `All ${listLabels[list]}.csv`
  }

  return { rangeOf, readPage, recordListAccess, auditExport }
}

export function operationListRoutes(routeContext: RouteContext, services: Services): void {
  const { db } = services
  const { rangeOf, readPage, recordListAccess, auditExport } = createListHelpers(services)

  serve(routeContext, calls.listAllPayments, async ({ query, actor }, caller) => {
    await recordListAccess(actor, caller, 'payments')
    return readPage(
      query,
      (range) => findPayments(db, range, query),
      (range) => countPaymentRows(db, range, query),
    )
  })
  serve(routeContext, calls.exportAllPayments, async ({ query, actor }, caller) => {
    const name = await auditExport({ actor, query }, caller, 'payments')
    const findPage = (after?: string) => findPayments(db, rangeOf(query), { ...query, after, page_size })
    return csvFile({ name, head: cells.paymentHead, rows: readAllPages(findPage, cells.paymentCells) })
  })

  serve(routeContext, calls.listAllScheduled, async ({ query, actor }, caller) => {
    await recordListAccess(actor, caller, 'scheduled')
    return readPage(
      query,
      (range) => findScheduled(db, range, query),
      (range) => countScheduledRows(db, range, query),
    )
  })
  serve(routeContext, calls.exportAllScheduled, async ({ query, actor }, caller) => {
    const name = await auditExport({ actor, query }, caller, 'scheduled')
    const findPage = (after?: string) => findScheduled(db, rangeOf(query), { ...query, after, page_size })
    return csvFile({ name, head: cells.scheduledHead, rows: readAllPages(findPage, cells.scheduledCells) })
  })

  serve(routeContext, calls.listAllRequests, async ({ query, actor }, caller) => {
    await recordListAccess(actor, caller, 'requests')
    return readPage(
      query,
      (range) => findRequests(db, range, query),
      (range) => countRequestRows(db, range, query),
    )
  })
  serve(routeContext, calls.exportAllRequests, async ({ query, actor }, caller) => {
    const name = await auditExport({ actor, query }, caller, 'requests')
    const findPage = (after?: string) => findRequests(db, rangeOf(query), { ...query, after, page_size })
    return csvFile({ name, head: cells.requestHead, rows: readAllPages(findPage, cells.requestCells) })
  })

  serve(routeContext, calls.listRegistered, async ({ query, actor }, caller) => {
    await recordListAccess(actor, caller, 'registrations')
    return readPage(
      query,
      (range) => findRegisteredCustomers(db, range, query),
      (range) => countRegisteredRows(db, range),
    )
  })
  serve(routeContext, calls.exportRegistered, async ({ query, actor }, caller) => {
    const name = await auditExport({ actor, query }, caller, 'registrations')
    const findPage = (after?: string) => findRegisteredCustomers(db, rangeOf(query), { after, page_size })
    return csvFile({ name, head: cells.registrationHead, rows: readAllPages(findPage, cells.registrationCells) })
  })

  // Error counts contain no customer data, so viewing them is not recorded.
  serve(routeContext, calls.listErrors, ({ query }) =>
    readPage(
      query,
      (range) => findErrors(db, range, query),
      (range) => countErrorRows(db, range),
    ),
  )
  serve(routeContext, calls.exportErrors, async ({ query, actor }, caller) => {
    const name = await auditExport({ actor, query }, caller, 'errors')
    const findPage = (after?: string) => findErrors(db, rangeOf(query), { after, page_size })
    return csvFile({ name, head: cells.errorHead, rows: readAllPages(findPage, cells.errorCells) })
  })
}
