/** Routes for gas and data usage, by month and by day. */

import { dataMonths, listDailyUsage, listDataUsage, listUsage, maxUsageDays } from '#shared/contract/services/usage'
import { addressLine } from '#shared/customers/addresses'
import { addDays, addMonths } from '#shared/format/dates'
import { notFound } from '../../http/appError'
import { openServiceAccount, recordAccess, scopeOf } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { findDataMonths, findReadings, findUsageDays } from './usage.queries'

export function usageRoutes(routeContext: RouteContext, { db, clock }: Services): void {
  serve(routeContext, listUsage, async ({ body, actor }, caller) => {
    const selector = { id: body.service_account_id, type: 'GAS' } as const
    const { customerNumber, premise } = await openServiceAccount(db, scopeOf(actor), selector)
    await recordAccess(db, actor, { customerNumber, ip: caller.ip, what: 'usage' })
    // The range counts back from today: a service that ended last year has no readings in the last thirteen months.
    const after = addMonths(clock.today(), -body.months - 1)
    const readings = await findReadings(db, body.service_account_id, after)
    return {
      street_address: addressLine(premise.streetAddress, premise.unit),
      readings: readings.slice(-body.months),
    }
  })

  serve(routeContext, listDataUsage, async ({ query, actor }, { ip }) => {
    const selector = { id: query.crm_service_account_id, type: 'FIBER' } as const
    const { customerNumber, premise } = await openServiceAccount(db, scopeOf(actor), selector)
    await recordAccess(db, actor, { customerNumber, ip, what: 'data usage' })
    const today = clock.today()
    const since = addMonths(today, 1 - dataMonths).slice(0, 7)
    return {
      street_address: addressLine(premise.streetAddress, premise.unit),
      months: await findDataMonths(db, query.crm_service_account_id, { since, current: today.slice(0, 7) }),
    }
  })

  serve(routeContext, listDailyUsage, async ({ query, actor }, { ip }) => {
    const { crm_service_account_id: id, from } = query
    const { account, customerNumber, premise } = await openServiceAccount(db, scopeOf(actor), { id })
    const { serviceType: type } = account
    if (type !== 'GAS' && type !== 'FIBER') throw notFound()
    await recordAccess(db, actor, { customerNumber, ip, what: 'daily usage' })
    const lastDay = addDays(from, maxUsageDays - 1)
    const until = query.until < lastDay ? query.until : lastDay
    return {
      street_address: addressLine(premise.streetAddress, premise.unit),
      days: await findUsageDays(db, id, { type, from, until }),
    }
  })
}
