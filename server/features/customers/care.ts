/** How staff find a customer, and what they see of one. */
import {
  findAddressUsers,
  getCustomerOverview,
  listRecentCustomers,
  lookAtCustomer,
  searchCustomers,
  writeCustomerNote,
} from '#shared/contract/customers'
import { listTimeline } from '#shared/contract/timeline'
import { phoneDigits } from '#shared/phoneNumber'
import { openMs } from '#shared/customers'
import { AppError, notFound } from '../../http/appError'
import { keyed } from '../../http/fingerprint'
import { audit, recordLook } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { findNameOf } from '../people/queries'
import { findOthers, forgetOpen, noteOpen } from './lookers/queries'
import { isCustomer, keepNote } from './notes/queries'
import { findOverview } from './overview/queries'
import { findTimeline } from './timeline/queries'
import { leftOutFor, partsFor } from './timeline/rules'
import { findCaseNumbered } from './search/ofCase/queries'
import { findKnownCustomers, findRecentCustomers, searchCustomers as findCustomers } from './search/queries'
import { knownIn, wantedIn } from './search/rules'
import * as customerTexts from '#shared/texts/customers'

export function customerCareRoutes(mounting: Mounting, { db, clock }: Services): void {
  serve(mounting, searchCustomers, async ({ query: { search, ...page }, actor }) => {
    const wanted = wantedIn(search)
    if (!wanted) throw new AppError('invalid_input', customerTexts.typeMore, { search: customerTexts.typeMore })
    const found = await findCustomers(db, wanted, page)
    if (wanted.kind !== 'number') return found
    const asked = await findCaseNumbered(db, { number: wanted.beginning, rights: actor.rights })
    const customers = found.customers.map((customer) =>
      customer.crm_customer_number === asked?.customerNumber ? { ...customer, case: asked.found } : customer,
    )
    return { ...found, customers }
  })

  serve(mounting, listRecentCustomers, ({ actor }) => findRecentCustomers(db, actor.userId))

  serve(mounting, findAddressUsers, async ({ query: { address, email, phone, ...page } }) => {
    const known = knownIn({ address, email, phone: phone && phoneDigits(phone) })
    if (!known) throw new AppError('invalid_input', customerTexts.fillOne)
    return findKnownCustomers(db, known, page)
  })

  serve(mounting, getCustomerOverview, async ({ query: { crm_customer_id: number }, actor }, caller) => {
    const overview = await findOverview(db, number, { now: clock.now(), today: clock.today(), rights: actor.rights })
    if (!overview) throw notFound()
    await recordLook(db, actor, { customerNumber: number, address: caller.address, what: 'customer overview' })
    return overview
  })

  serve(mounting, listTimeline, async ({ query, actor }, caller) => {
    const { crm_customer_id: number, part, ...page } = query
    if (!(await isCustomer(db, number))) throw notFound()
    // Every page: a mark can be made up, and would be a look that leaves no record.
    await recordLook(db, actor, { customerNumber: number, address: caller.address, what: 'timeline' })
    const found = await findTimeline(db, number, { ...page, parts: partsFor(actor.rights, part) })
    return { ...found, left_out: leftOutFor(actor.rights) }
  })

  serve(mounting, lookAtCustomer, async ({ body: { crm_customer_id: customerNumber, is_looking }, actor }) => {
    if (!(await isCustomer(db, customerNumber))) throw notFound()
    const now = clock.now()
    const looker = { customerNumber, userId: actor.userId, now }
    if (is_looking) await noteOpen(db, { ...looker, until: new Date(now.getTime() + openMs) })
    else await forgetOpen(db, looker)
    return findOthers(db, looker)
  })

  serve(mounting, writeCustomerNote, async ({ body, actor }, caller) => {
    const { crm_customer_id: customerNumber, note } = body
    const authorName = await findNameOf(db, actor.userId)
    return db.transaction(async (tx) => {
      if (!(await isCustomer(tx, customerNumber))) throw notFound()
      const kept = await keepNote(tx, {
        customerNumber,
        userId: actor.userId,
        authorName,
        body: note,
        createdAt: clock.now(),
        ...keyed(caller.idempotencyKey, { customerNumber, note }),
      })
      if (kept.isNew) {
        await audit(tx, {
          userId: actor.userId,
          action: 'customer.noted',
          customerNumber,
          address: caller.address,
          details: { note: kept.id },
        })
      }
      return { note_id: kept.id }
    })
  })
}
