/** What a gas meter and a fiber line counted. */
import { addressLine } from '#shared/addresses'
import { dataMonths, listDataUsage, listUsage } from '#shared/contract/usage'
import { addMonths } from '#shared/dates'
import { notFound } from '../../http/appError'
import { reachOf, recordLook } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { findDataMonths, findReadings, findService } from './queries'

export function usageRoutes(mounting: Mounting, { db, clock }: Services): void {
  serve(mounting, listUsage, async ({ body, actor }, caller) => {
    const sought = { serviceAccountId: body.service_account_id, serviceType: 'GAS' } as const
    const service = await findService(db, reachOf(actor), sought)
    if (!service) throw notFound()
    const { customerNumber, streetAddress, unit } = service
    await recordLook(db, actor, { customerNumber, address: caller.address, what: 'usage' })
    // Counted from today: a service that ended last year has nothing in the last thirteen months.
    const after = addMonths(clock.today(), -body.months - 1)
    const readings = await findReadings(db, body.service_account_id, after)
    return {
      street_address: addressLine(streetAddress, unit),
      readings: readings.slice(-body.months),
    }
  })

  serve(mounting, listDataUsage, async ({ query, actor }, { address }) => {
    const sought = { serviceAccountId: query.crm_service_account_id, serviceType: 'FIBER' } as const
    const service = await findService(db, reachOf(actor), sought)
    if (!service) throw notFound()
    await recordLook(db, actor, { customerNumber: service.customerNumber, address, what: 'data usage' })
    const today = clock.today()
    const since = addMonths(today, 1 - dataMonths).slice(0, 7)
    return {
      street_address: addressLine(service.streetAddress, service.unit),
      months: await findDataMonths(db, query.crm_service_account_id, { since, current: today.slice(0, 7) }),
    }
  })
}
