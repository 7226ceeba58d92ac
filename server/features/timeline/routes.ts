/** Serves the timeline of a customer to staff. */
import { listTimeline } from '#shared/contract/customers/timeline'
import { isCustomer } from '../../directory/customers/customers.queries'
import { leftOutFor, partsFor } from '../../directory/timeline/rules'
import { findTimeline } from '../../directory/timeline/timeline.queries'
import { notFound } from '../../http/appError'
import { recordAccess } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'

export function timelineRoutes(routeContext: RouteContext, { db }: Services): void {
  serve(routeContext, listTimeline, async ({ query, actor }, caller) => {
    const { crm_customer_id: number, part, ...page } = query
    if (!(await isCustomer(db, number))) throw notFound()
    // Records every page, because a made-up cursor could otherwise read the timeline without a record.
    await recordAccess(db, actor, { customerNumber: number, ip: caller.ip, what: 'timeline' })
    const found = await findTimeline(db, number, { ...page, parts: partsFor(actor.rights, part) })
    return { ...found, left_out: leftOutFor(actor.rights) }
  })
}
