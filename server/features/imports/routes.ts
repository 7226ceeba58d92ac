/** Serves imports of the billing system's data to its API key. */
import { importBatch } from '#shared/contract/operations/imports'
import { maxAnsweredRejects } from '#shared/imports/batches'
import * as importTexts from '#shared/texts/operations/imports'
import { AppError } from '../../http/appError'
import { audit } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { batchDelivery } from './batchDelivery'
import { countsOf } from './counts'
import { importDelivery } from './importDelivery'
import { findRejects } from './rejects.queries'

/** Whoever sends a batch can send it again, so a request does not wait for a long import. */
const waitMs = 1_000

export function importRoutes(routeContext: RouteContext, { db, config }: Services): void {
  /** An import has two connections of its own, so requests that wait for each other would take those of customers. */
  let isImporting = false

  serve(routeContext, importBatch, async ({ params: { subject }, query, body, key }, { ip, idempotencyKey }) => {
    const isDryRun = query.dry_run === 'true'
    const delivery = batchDelivery(body, { subject, isDryRun, apiKeyId: key.id, idempotencyKey })
    if (isImporting) throw new AppError('conflict', importTexts.importRunning)
    isImporting = true
    try {
      const rows = delivery.files.reduce((sum, { expectedRows }) => sum + (expectedRows ?? 0), 0)
      const details = { apiKey: key.name, subject, rows, isDryRun }
      await audit(db, { userId: null, action: 'import.sent', source: ip, details })
      const result = await importDelivery(delivery, {
        databaseUrl: config.DATABASE_DIRECT_URL,
        timeZone: config.TIME_ZONE,
        waitMs,
      })
      if (result === null) throw new AppError('conflict', importTexts.importRunning)
      if (result.problems.length > 0) throw new AppError('invalid_input', result.problems.join(' '))
      const rejects = await findRejects(db, result.deliveryId, maxAnsweredRejects + 1)
      return {
        delivery_id: result.deliveryId,
        is_dry_run: isDryRun,
        subjects: result.files.map(countsOf),
        rejects: rejects.slice(0, maxAnsweredRejects),
        has_more_rejects: rejects.length > maxAnsweredRejects,
      }
    } finally {
      isImporting = false
    }
  })
}
