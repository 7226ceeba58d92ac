/** Serves outages to staff. Customers see open ones among the announcements. */

import { sumOf } from '#shared/billing/credits'
import {
  countOutageCustomers,
  endOutage,
  getOutage,
  listOutageStreets,
  listOutages,
  proposeOutageCredits,
  startOutage,
  updateOutage,
} from '#shared/contract/services/outages'
import { daysAfter } from '#shared/format/moments'
import { maxOutageAgeDays } from '#shared/http/limits'
import * as outageTexts from '#shared/texts/services/outages'
import type { Executor } from '../../db/database'
import { countCustomersAt } from '../../directory/outages/affected.queries'
import { lockOutages } from '../../directory/outages/reports.ledger'
import { AppError, invalidField, notFound } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import { idempotencyRecordOf } from '../../http/idempotency'
import { type CallContext, type RouteContext, serve } from '../../http/serve'
import { enqueue } from '../../jobs/jobs.queries'
import type { Services } from '../../services'
import { nameArea, requireArea } from './area'
import { countPremises, findStreets, premiseNumbersIn } from './areas.queries'
import { findCredits } from './credits.queries'
import { finishReportsJob } from './finishReports.job'
import { addUpdate, closeOutage, findFirstOutage, lockOutage, storeOutage } from './outages.ledger'
import { findOutage, findOutages, findReports, findUpdates } from './outages.queries'

interface AuditedOutage {
  action: 'started' | 'updated' | 'ended'
  id: string
  note: string
}

const auditOutage = (tx: Executor, context: CallContext, { action, id, note }: AuditedOutage): Promise<void> =>
  auditActor(tx, context, { action: `outage.${action}`, details: { outage: id, note } })

function assertTimes({ startedAt, expectedEndAt }: { startedAt?: Date; expectedEndAt: Date | null }, now: Date): void {
  if (startedAt && startedAt > now) throw invalidField('started_at', outageTexts.startsInFuture)
  if (startedAt && startedAt < daysAfter(now, -maxOutageAgeDays)) {
    throw invalidField('started_at', outageTexts.startsTooEarly)
  }
  if (expectedEndAt && expectedEndAt <= now) throw invalidField('expected_end_at', outageTexts.expectedInPast)
}

const dateOf = (moment: string | null): Date | null => (moment === null ? null : new Date(moment))

export function outageRoutes(routeContext: RouteContext, services: Services): void {
  readingRoutes(routeContext, services)
  changeRoutes(routeContext, services)
}

function readingRoutes(routeContext: RouteContext, { db, config }: Services): void {
  serve(routeContext, listOutages, ({ query }) => findOutages(db, query))

  serve(routeContext, listOutageStreets, ({ query }) => findStreets(db, query.community_id))

  serve(routeContext, getOutage, async ({ params }) => {
    const outage = await findOutage(db, params.outage_id)
    if (!outage) throw notFound()
    const [updates, reports] = await Promise.all([findUpdates(db, outage.outage_id), findReports(db, outage.outage_id)])
    return { outage, updates, reports }
  })

  serve(routeContext, countOutageCustomers, async ({ body }) => {
    const area = await requireArea(db, body)
    const premiseNumbers = premiseNumbersIn(area)
    const [address_count, customer_count] = await Promise.all([
      countPremises(db, area),
      countCustomersAt(db, { premiseNumbers, serviceTypes: body.service_types }),
    ])
    return { address_count, customer_count }
  })

  serve(routeContext, proposeOutageCredits, async ({ params }) => {
    const outage = await findOutage(db, params.outage_id)
    if (!outage) throw notFound()
    if (outage.ended_at === null) throw new AppError('conflict', outageTexts.notEndedYet)
    const { days, credits, creditedCount } = await findCredits(db, {
      id: outage.outage_id,
      startedAt: new Date(outage.started_at),
      endedAt: new Date(outage.ended_at),
      zone: config.TIME_ZONE,
    })
    const total_amount = sumOf(credits.map(({ credit_amount }) => credit_amount))
    return { outage, days, credits, credited_count: creditedCount, total_amount }
  })
}

function changeRoutes(routeContext: RouteContext, { db, clock }: Services): void {
  serve(routeContext, startOutage, async ({ body, actor }, caller) => {
    const now = clock.now()
    const { service_types: serviceTypes, message } = body
    const startedAt = new Date(body.started_at)
    const expectedEndAt = dateOf(body.expected_end_at)
    const userId = actor.userId
    const idempotencyRecord = idempotencyRecordOf(caller.idempotencyKey, body)
    const id = await db.transaction(async (tx) => {
      await lockOutages(tx)
      const first = await findFirstOutage(tx, { userId, ...idempotencyRecord })
      if (first !== null) return first
      assertTimes({ startedAt, expectedEndAt }, now)
      const area = await requireArea(tx, body)
      const areaName = await nameArea(tx, area)
      if ((await countCustomersAt(tx, { premiseNumbers: premiseNumbersIn(area), serviceTypes })) === 0) {
        throw invalidField('service_types', outageTexts.nothingAffected)
      }
      const stored = await storeOutage(
        tx,
        { serviceTypes, area, areaName, startedAt },
        { message, expectedEndAt, userId, now, idempotencyRecord },
      )
      await auditOutage(tx, { actor, caller }, { action: 'started', id: stored, note: message })
      return stored
    })
    return { outage_id: id }
  })

  serve(routeContext, updateOutage, async ({ params, body, actor }, caller) => {
    const now = clock.now()
    const { outage_id: outageId } = params
    const { message } = body
    const expectedEndAt = dateOf(body.expected_end_at)
    const idempotencyRecord = idempotencyRecordOf(caller.idempotencyKey, { outageId, ...body })
    await db.transaction(async (tx) => {
      const outage = await lockOutage(tx, outageId)
      if (!outage) throw notFound()
      if ((await findFirstOutage(tx, { userId: actor.userId, ...idempotencyRecord })) !== null) return
      if (outage.endedAt !== null) throw new AppError('conflict', outageTexts.alreadyEnded)
      assertTimes({ expectedEndAt }, now)
      await addUpdate(tx, { outageId, message, expectedEndAt, userId: actor.userId, now, idempotencyRecord })
      await auditOutage(tx, { actor, caller }, { action: 'updated', id: outageId, note: message })
    })
    return { outage_id: outageId }
  })

  serve(routeContext, endOutage, async ({ params, body, actor }, caller) => {
    const { outage_id: outageId } = params
    const { userId } = actor
    await db.transaction(async (tx) => {
      // A report that arrives now is either attached to the outage before its end, or not at all.
      await lockOutages(tx)
      if (!(await lockOutage(tx, outageId))) throw notFound()
      if (!(await closeOutage(tx, { outageId, message: body.message, userId, now: clock.now() }))) return
      if (body.finishes_reports) await enqueue(tx, finishReportsJob, { outageId, userId })
      await auditOutage(tx, { actor, caller }, { action: 'ended', id: outageId, note: body.message })
    })
    return { outage_id: outageId }
  })
}
