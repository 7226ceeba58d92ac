/** How staff find a customer, and what they see of one. */
import { findAddressUsers, getCustomerOverview, listRecentCustomers, searchCustomers } from '#shared/contract/customers'
import { phoneDigits } from '#shared/phoneNumber'
import { customerTexts } from '#shared/customerTexts'
import { AppError, notFound } from '../../http/appError'
import { recordLook } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { findOverview } from './overview/queries'
import { findKnownCustomers, findRecentCustomers, searchCustomers as findCustomers } from './search/queries'
import { knownIn, wantedIn } from './search/rules'

export function customerCareRoutes(mounting: Mounting, { db, clock }: Services): void {
  serve(mounting, searchCustomers, async ({ query: { search, ...page } }) => {
    const wanted = wantedIn(search)
    if (!wanted) throw new AppError('invalid_input', customerTexts.typeMore, { search: customerTexts.typeMore })
    return findCustomers(db, wanted, page)
  })

  serve(mounting, listRecentCustomers, ({ actor }) => findRecentCustomers(db, actor.userId))

  serve(mounting, findAddressUsers, async ({ query: { address, email, phone, ...page } }) => {
    const known = knownIn({ address, email, phone: phone && phoneDigits(phone) })
    if (!known) throw new AppError('invalid_input', customerTexts.fillOne)
    return findKnownCustomers(db, known, page)
  })

  serve(mounting, getCustomerOverview, async ({ query: { crm_customer_id: number }, actor }, caller) => {
    const overview = await findOverview(db, number, clock.today())
    if (!overview) throw notFound()
    await recordLook(db, actor, { customerNumber: number, address: caller.address, what: 'customer overview' })
    return overview
  })
}
