/** Serves portal users with their details and accounts. */
import { getAccountDetails, getFirstView, getUserDetails } from '#shared/contract/customers/customers'
import { accountDetailsOf } from '../../directory/customers/accountDetails'
import { prepareFirstView } from '../../directory/customers/firstView'
import { findUserDetails } from '../../directory/users/userDetails.queries'
import { seesAllCustomers } from '../../http/actor'
import { notFound } from '../../http/appError'
import { recordAccess } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'

export function customerRoutes(routeContext: RouteContext, services: Services): void {
  const { db } = services
  const findFirstView = prepareFirstView(services)

  serve(routeContext, getFirstView, ({ query, actor }) =>
    findFirstView(actor, {
      premiseId: query.selected_premise ?? null,
      serviceAccountId: query.selected_service ?? null,
    }),
  )

  serve(routeContext, getUserDetails, async ({ query, actor }, caller) => {
    // Several users can share a phone number, so a customer only ever finds themselves.
    const key = seesAllCustomers(actor) ? query : { ...query, userId: actor.userId }
    const details = await findUserDetails(db, key)
    if (!details) throw notFound()
    const isSelf = details.user_id === actor.userId
    if (!isSelf && !seesAllCustomers(actor)) throw notFound()
    if (!isSelf) {
      const customerNumber = details.user_accounts[0]?.crm_customer_number
      await recordAccess(db, actor, {
        customerNumber,
        ip: caller.ip,
        what: 'user details',
        userId: details.user_id,
      })
    }
    return details
  })

  serve(routeContext, getAccountDetails, async ({ query, actor }, caller) => {
    const isSelf = query.user_id === actor.userId
    if (!isSelf && !seesAllCustomers(actor)) throw notFound()
    const details = await accountDetailsOf(services, actor, query.user_id)
    if (!details) throw notFound()
    if (!isSelf) {
      const customerNumber = details.billing_accounts[0]?.crm_customer_number
      await recordAccess(db, actor, {
        customerNumber,
        ip: caller.ip,
        what: 'account details',
        userId: query.user_id,
      })
    }
    return details
  })
}
