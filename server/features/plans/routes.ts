/** Plans and add-ons of a service account. */
import { listUserPlans } from '#shared/contract/plans'
import { notFound } from '../../http/appError'
import { reachOf, recordLook } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { findPlans, findServiceAccount } from './queries'

export function planRoutes(mounting: Mounting, { db, clock }: Services): void {
  serve(mounting, listUserPlans, async ({ query, actor }, caller) => {
    const account = await findServiceAccount(db, reachOf(actor), query.crm_service_account_id)
    if (!account || (query.service_type && query.service_type !== account.serviceType)) throw notFound()
    await recordLook(db, actor, { customerNumber: account.customerNumber, address: caller.address, what: 'plans' })
    return findPlans(db, query.crm_service_account_id, clock.today())
  })
}
