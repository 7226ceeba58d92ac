/** Portal users: who they are and what they have. */
import { getAccountDetails, getUserDetails } from '#shared/contract/customers'
import { reachesAll } from '../../http/actor'
import { notFound } from '../../http/appError'
import { reachOf, recordLook } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { findAccountDetails, findReached, findUserDetails } from './queries'

export function customerRoutes(mounting: Mounting, { db }: Services): void {
  serve(mounting, getUserDetails, async ({ query, actor }, caller) => {
    // A telephone number may be that of several people: a customer is found among themselves.
    const key = reachesAll(actor) ? query : { ...query, userId: actor.userId }
    const details = await findUserDetails(db, key)
    if (!details) throw notFound()
    const isSelf = details.user_id === actor.userId
    if (!isSelf && !reachesAll(actor)) throw notFound()
    if (!isSelf) {
      const customerNumber = details.user_accounts[0]?.crm_customer_number
      await recordLook(db, actor, {
        customerNumber,
        address: caller.address,
        what: 'user details',
        userId: details.user_id,
      })
    }
    return details
  })

  serve(mounting, getAccountDetails, async ({ query, actor }, caller) => {
    const isSelf = query.user_id === actor.userId
    if (!isSelf && !reachesAll(actor)) throw notFound()
    const contact = await findReached(db, query.user_id)
    if (!contact) throw notFound()
    const { billingAccounts, locations } = await findAccountDetails(db, reachOf(actor), query.user_id)
    if (!isSelf) {
      const customerNumber = billingAccounts[0]?.crm_customer_number
      await recordLook(db, actor, {
        customerNumber,
        address: caller.address,
        what: 'account details',
        userId: query.user_id,
      })
    }
    return { user_id: query.user_id, contact, billing_accounts: billingAccounts, locations }
  })
}
