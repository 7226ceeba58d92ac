/** Portal users: who they are and what they have. */
import { isStaff } from '#shared/access'
import { getAccountDetails, getUserDetails } from '#shared/contract/customers'
import { notFound } from '../../http/appError'
import { recordLook } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { findAccountDetails, findUserDetails } from './queries'

export function customerRoutes(mounting: Mounting, { db }: Services): void {
  serve(mounting, getUserDetails, async ({ query, actor }, caller) => {
    const details = await findUserDetails(db, query)
    if (!details) throw notFound()
    const isSelf = details.user_id === actor.userId
    if (!isSelf && !isStaff(actor.userType)) throw notFound()
    const customerNumber = details.user_accounts[0]?.crm_customer_number
    if (!isSelf && customerNumber) await recordLook(db, actor, customerNumber, caller.address, 'user details')
    return details
  })

  serve(mounting, getAccountDetails, async ({ query, actor }, caller) => {
    const isSelf = query.user_id === actor.userId
    if (!isSelf && !isStaff(actor.userType)) throw notFound()
    const { billingAccounts, locations } = await findAccountDetails(db, query.user_id)
    const customerNumber = billingAccounts[0]?.crm_customer_number
    if (!isSelf && customerNumber) await recordLook(db, actor, customerNumber, caller.address, 'account details')
    return { user_id: query.user_id, billing_accounts: billingAccounts, locations }
  })
}
