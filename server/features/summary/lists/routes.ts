/** The lists behind the tiles, over all customers: a look at one, and a file of one, leave a record. */
import * as calls from '#shared/contract/operationLists'
import type { OperationList } from '#shared/operationLists'
import type { Actor } from '../../../http/actor'
import { csvFile, everyPage } from '../../../http/csvFile'
import { audit, recordLook } from '../../../http/ownership'
import { serve, type Caller, type Mounting } from '../../../http/serve'
import type { Services } from '../../../services'
import type { Asked } from '../range/queries'
import * as cells from './cells'
import { countErrorRows, findErrors } from './errors/queries'
import type { RowsCounted } from './page/queries'
import { countPaymentRows, countScheduledRows, findPayments, findScheduled } from './payments/queries'
import { countRegisteredRows, findRegistered } from './registrations/queries'
import { countRequestRows, findRequests } from './requests/queries'

/** So many rows of a file are in memory at once. */
const page_size = 500

const words: Record<OperationList, string> = {
  payments: 'payments',
  scheduled: 'scheduled payments',
  requests: 'service requests',
  registrations: 'registrations',
  errors: 'portal errors',
}

interface Place {
  days: number
  community: string
}

export function operationListRoutes(mounting: Mounting, { db, clock, config }: Services): void {
  const askedOf = ({ days, community }: Place): Asked => ({
    days,
    community,
    now: clock.now(),
    today: clock.today(),
    zone: config.TIME_ZONE,
  })

  /** A page, of how many rows, as of when. */
  const pageOf = async <Found extends object>(
    query: Place,
    find: (asked: Asked) => Promise<Found>,
    count: (asked: Asked) => Promise<RowsCounted>,
  ) => {
    const asked = askedOf(query)
    const [page, counted] = await Promise.all([find(asked), count(asked)])
    return { as_of: asked.now.toISOString(), ...page, ...counted }
  }

  /** Staff look at people's things, of many customers at once. */
  const noteLook = (actor: Actor, { address }: Caller, list: OperationList) =>
    recordLook(db, actor, { address, what: `list of ${words[list]}` })

  async function noteExport(
    { actor, query }: { actor: Actor; query: object },
    { address }: Caller,
    list: OperationList,
  ) {
    const filled = Object.entries(query).filter(([, value]) => value !== '')
    const details = { list: words[list], ...Object.fromEntries(filled) }
    await audit(db, { userId: actor.userId, action: 'summary.exported', address, details })
    return `All ${words[list]}.csv`
  }

  serve(mounting, calls.listAllPayments, async ({ query, actor }, caller) => {
    await noteLook(actor, caller, 'payments')
    return pageOf(
      query,
      (asked) => findPayments(db, asked, query),
      (asked) => countPaymentRows(db, asked, query),
    )
  })
  serve(mounting, calls.exportAllPayments, async ({ query, actor }, caller) => {
    const name = await noteExport({ actor, query }, caller, 'payments')
    const read = (after?: string) => findPayments(db, askedOf(query), { ...query, after, page_size })
    return csvFile({ name, head: cells.paymentHead, rows: everyPage(read, cells.paymentCells) })
  })

  serve(mounting, calls.listAllScheduled, async ({ query, actor }, caller) => {
    await noteLook(actor, caller, 'scheduled')
    return pageOf(
      query,
      (asked) => findScheduled(db, asked, query),
      (asked) => countScheduledRows(db, asked, query),
    )
  })
  serve(mounting, calls.exportAllScheduled, async ({ query, actor }, caller) => {
    const name = await noteExport({ actor, query }, caller, 'scheduled')
    const read = (after?: string) => findScheduled(db, askedOf(query), { ...query, after, page_size })
    return csvFile({ name, head: cells.scheduledHead, rows: everyPage(read, cells.scheduledCells) })
  })

  serve(mounting, calls.listAllRequests, async ({ query, actor }, caller) => {
    await noteLook(actor, caller, 'requests')
    return pageOf(
      query,
      (asked) => findRequests(db, asked, query),
      (asked) => countRequestRows(db, asked, query),
    )
  })
  serve(mounting, calls.exportAllRequests, async ({ query, actor }, caller) => {
    const name = await noteExport({ actor, query }, caller, 'requests')
    const read = (after?: string) => findRequests(db, askedOf(query), { ...query, after, page_size })
    return csvFile({ name, head: cells.requestHead, rows: everyPage(read, cells.requestCells) })
  })

  serve(mounting, calls.listRegistered, async ({ query, actor }, caller) => {
    await noteLook(actor, caller, 'registrations')
    return pageOf(
      query,
      (asked) => findRegistered(db, asked, query),
      (asked) => countRegisteredRows(db, asked),
    )
  })
  serve(mounting, calls.exportRegistered, async ({ query, actor }, caller) => {
    const name = await noteExport({ actor, query }, caller, 'registrations')
    const read = (after?: string) => findRegistered(db, askedOf(query), { after, page_size })
    return csvFile({ name, head: cells.registrationHead, rows: everyPage(read, cells.registrationCells) })
  })

  // Counts of calls are nobody's things: a look at them is no look into an account.
  serve(mounting, calls.listErrors, ({ query }) =>
    pageOf(
      query,
      (asked) => findErrors(db, asked, query),
      (asked) => countErrorRows(db, asked),
    ),
  )
  serve(mounting, calls.exportErrors, async ({ query, actor }, caller) => {
    const name = await noteExport({ actor, query }, caller, 'errors')
    const read = (after?: string) => findErrors(db, askedOf(query), { after, page_size })
    return csvFile({ name, head: cells.errorHead, rows: everyPage(read, cells.errorCells) })
  })
}
