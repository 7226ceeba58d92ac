/** Serves to staff what became of the deliveries of the billing system, and templates for new ones. */
import {
  type DeliveryExpectation,
  getDeliveryExpectation,
  getDeliveryRejects,
  getImportTemplate,
  listDeliveries,
  updateDeliveryExpectation,
} from '#shared/contract/operations/deliveries'
import type { CsvCell } from '#shared/format/csv'
import { templateRows } from '#shared/imports/templates'
import * as deliveryTexts from '#shared/texts/operations/deliveries'
import * as templateTexts from '#shared/texts/operations/importTemplates'
import * as lateDeliveryTexts from '#shared/texts/operations/lateDeliveries'
import { notFound } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import { csvFile, csvFileOfRows } from '../../http/files/csvFile'
import { type RouteContext, serve } from '../../http/serve'
import { requireVersion } from '../../http/versionedRecords'
import type { Services } from '../../services'
import { findDeliveries, findDelivery } from './deliveryList.queries'
import { findExpectation, lockExpectation, type StoredExpectation, storeExpectation } from './expectations.queries'
import { readRejects, type StoredReject } from './rejects.queries'

export function deliveryRoutes(routeContext: RouteContext, { db }: Services): void {
  serve(routeContext, listDeliveries, ({ query }) => findDeliveries(db, query))

  serve(routeContext, getDeliveryRejects, async ({ params: { delivery_id: id } }) => {
    const delivery = await findDelivery(db, id)
    if (!delivery) throw notFound()
    return csvFile({
      name: deliveryTexts.rejectsFileName(delivery.name),
      head: deliveryTexts.rejectHeadings,
      rows: cellsOf(readRejects(db, id)),
    })
  })

  serve(routeContext, getImportTemplate, async ({ params: { subject } }) => {
    const [head = [], ...rows] = templateRows(subject)
    return csvFileOfRows({ name: templateTexts.fileName(subject), head, rows })
  })

  serve(routeContext, getDeliveryExpectation, async () => toExpectation(await findExpectation(db)))

  serve(routeContext, updateDeliveryExpectation, async ({ body: { version, ...input }, actor }, caller) => {
    const stored = await db.transaction(async (tx) => {
      requireVersion(await lockExpectation(tx), version, lateDeliveryTexts.editConflict)
      const { expected_hour: hour, source } = input
      const details = { source, ...(hour === null ? { isEnabled: false } : { isEnabled: true, hour }) }
      await auditActor(tx, { actor, caller }, { action: 'import.expectationChanged', details })
      return storeExpectation(tx, input)
    })
    caller.addMessage(lateDeliveryTexts.changed)
    return toExpectation(stored)
  })
}

const toExpectation = ({ expectedHour, source, version }: StoredExpectation): DeliveryExpectation => ({
  expected_hour: expectedHour,
  source,
  version,
})

async function* cellsOf(batches: AsyncIterable<StoredReject[]>): AsyncGenerator<CsvCell[][]> {
  for await (const rejects of batches)
    yield rejects.map(({ subject, line, field, reason }) => [subject, line, field, reason])
}
