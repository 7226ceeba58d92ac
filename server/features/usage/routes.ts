/** What a gas meter counted. */
import { addressLine } from '#shared/addresses'
import { listUsage } from '#shared/contract/usage'
import { addMonths } from '#shared/dates'
import { notFound } from '../../http/appError'
import { reachOf, recordLook } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { findGasService, findReadings } from './queries'

export function usageRoutes(mounting: Mounting, { db, clock }: Services): void {
  serve(mounting, listUsage, async ({ body, actor }, caller) => {
    const service = await findGasService(db, reachOf(actor), body.service_account_id)
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
}
