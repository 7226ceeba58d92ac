/** Serves the search for customers and the customer overview to staff. */
import {
  findAddressUsers,
  getCustomerOverview,
  listRecentCustomers,
  reportCustomerViewer,
  searchCustomers,
  writeCustomerNote,
} from '#shared/contract/customers/customers'
import { accountViewerMs } from '#shared/customers/customers'
import { phoneDigits } from '#shared/fields/phoneNumber'
import * as customerTexts from '#shared/texts/customers/customers'
import { isCustomer } from '../../directory/customers/customers.queries'
import { findOtherViewers, storePresence } from '../../directory/presence.queries'
import { findNameOf } from '../../directory/users/users.queries'
import { AppError, invalidField, notFound } from '../../http/appError'
import { auditActor, recordAccess } from '../../http/customerScope'
import { idempotencyRecordOf } from '../../http/idempotency'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { storeNote } from './notes.queries'
import { findOverview } from './overview/overview.queries'
import { findCaseByNumber } from './search/caseNumber.queries'
import { parseCriteria, parseCustomerQuery } from './search/rules'
import { searchCustomers as findCustomers, findKnownCustomers, findRecentCustomers } from './search/search.queries'

export function customerCareRoutes(routeContext: RouteContext, { db, clock }: Services): void {
  serve(routeContext, searchCustomers, async ({ query: { search, ...page }, actor }) => {
    const customerQuery = parseCustomerQuery(search)
    if (!customerQuery) throw invalidField('search', customerTexts.typeMore)
    const found = await findCustomers(db, customerQuery, page)
    if (customerQuery.kind !== 'number') return found
    const namedCase = await findCaseByNumber(db, { number: customerQuery.beginning, rights: actor.rights })
    const customers = found.customers.map((customer) =>
      customer.crm_customer_number === namedCase?.customerNumber ? { ...customer, case: namedCase.found } : customer,
    )
    return { ...found, customers }
  })

  serve(routeContext, listRecentCustomers, ({ actor }) => findRecentCustomers(db, actor.userId))

  serve(routeContext, findAddressUsers, async ({ query: { address, email, phone, ...page } }) => {
    const criteria = parseCriteria({ address, email, phone: phone && phoneDigits(phone) })
    if (!criteria) throw new AppError('invalid_input', customerTexts.fillOne)
    return findKnownCustomers(db, criteria, page)
  })

  serve(routeContext, getCustomerOverview, async ({ query: { crm_customer_id: number }, actor }, caller) => {
    const overview = await findOverview(db, number, { now: clock.now(), today: clock.today(), rights: actor.rights })
    if (!overview) throw notFound()
    await recordAccess(db, actor, { customerNumber: number, ip: caller.ip, what: 'customer overview' })
    return overview
  })

  serve(
    routeContext,
    reportCustomerViewer,
    async ({ body: { crm_customer_id: customerNumber, is_viewing }, actor }) => {
      if (!(await isCustomer(db, customerNumber))) throw notFound()
      const now = clock.now()
      const viewer = { subject: 'customer', subjectId: customerNumber, userId: actor.userId } as const
      await db.transaction((tx) => storePresence(tx, viewer, { isViewing: is_viewing, now, viewerMs: accountViewerMs }))
      return findOtherViewers(db, viewer, now)
    },
  )

  serve(routeContext, writeCustomerNote, async ({ body, actor }, caller) => {
    const { crm_customer_id: customerNumber, note } = body
    const authorName = await findNameOf(db, actor.userId)
    return db.transaction(async (tx) => {
      if (!(await isCustomer(tx, customerNumber))) throw notFound()
      const storedNote = await storeNote(tx, {
        customerNumber,
        userId: actor.userId,
        authorName,
        body: note,
        createdAt: clock.now(),
        ...idempotencyRecordOf(caller.idempotencyKey, { customerNumber, note }),
      })
      if (storedNote.isNew) {
        await auditActor(
          tx,
          { actor, caller },
          { action: 'customer.noted', customerNumber, details: { note: storedNote.id } },
        )
      }
      return { note_id: storedNote.id }
    })
  })
}
