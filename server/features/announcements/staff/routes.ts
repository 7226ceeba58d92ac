/** Serves the management of announcements to staff. */

import {
  type AnnouncementInput,
  countAudience,
  createAnnouncement,
  deleteAnnouncement,
  expireAnnouncement,
  listAnnouncements,
  type ManagedAnnouncement,
  updateAnnouncement,
  updateAnnouncementPriority,
} from '#shared/contract/content/announcements'
import { findConflictingFields, isForAll } from '#shared/customers/announcementConflicts'
import { maxCurrentAnnouncements } from '#shared/http/limits'
import * as announcementTexts from '#shared/texts/content/announcements'
import type { Executor } from '../../../db/database'
import type { AnnouncementRow } from '../../../directory/announcements/announcements.queries'
import { findAudienceSize } from '../../../directory/announcements/audienceSize.queries'
import { AppError, notFound } from '../../../http/appError'
import { auditActor } from '../../../http/customerScope'
import { idempotencyRecordOf } from '../../../http/idempotency'
import { type CallContext, type RouteContext, serve } from '../../../http/serve'
import { lockVersion } from '../../../http/versionedRecords'
import type { Services } from '../../../services'
import { isReordering, statusOf } from '../rules'
import * as managing from './staff.queries'

const conflict = (text: string): AppError => new AppError('conflict', text)

/** A published announcement needs at least one recipient; a draft does not. */
async function assertPublishable(tx: Executor, input: AnnouncementInput): Promise<void> {
  const fieldErrors = findConflictingFields(input)
  const [firstError] = Object.values(fieldErrors)
  if (firstError !== undefined) throw new AppError('invalid_input', firstError, fieldErrors)
  if (input.draft || isForAll(input)) return
  const { customers, staff } = await findAudienceSize(tx, input)
  if (customers + staff > 0) return
  throw new AppError('invalid_input', announcementTexts.emptyAudience, {
    audience: announcementTexts.emptyAudience,
  })
}

const announcements = { records: { lock: managing.lockAnnouncement }, changedText: announcementTexts.editConflict }

const auditAnnouncement = (
  tx: Executor,
  context: CallContext,
  { action, row }: { action: 'created' | 'changed' | 'expired' | 'deleted'; row: AnnouncementRow },
) => auditActor(tx, context, { action: `announcement.${action}`, details: { announcement: row.id, title: row.title } })

export function announcementStaffRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock } = services

  serve(routeContext, listAnnouncements, async ({ query }) => {
    const now = clock.now()
    const { view, ...filteredPage } = query
    if (view === 'expired') {
      const { rows, total } = await managing.findExpired(db, now, filteredPage)
      return { announcements: await managing.toManagedAnnouncements(db, rows, now), total_count: total }
    }
    const rows = await managing.findCurrent(db, now, filteredPage)
    return { announcements: await managing.toManagedAnnouncements(db, rows, now), total_count: rows.length }
  })

  editingRoutes(routeContext, services)
  endingRoutes(routeContext, services)

  serve(routeContext, updateAnnouncementPriority, async ({ body, actor }, caller) => {
    await db.transaction(async (tx) => {
      await managing.lockOrder(tx)
      const currentOrder = (await managing.findCurrent(tx, clock.now())).map(({ id }) => id)
      const isUnchanged =
        currentOrder.length === body.previous_order.length &&
        currentOrder.every((id, index) => id === body.previous_order[index])
      const newOrder = body.announcements.map(({ announcement_id: id }) => id)
      if (!isUnchanged || !isReordering(currentOrder, newOrder)) throw conflict(announcementTexts.orderChanged)
      await managing.storeOrder(tx, body.announcements)
      const details = { announcements: newOrder.length }
      await auditActor(tx, { actor, caller }, { action: 'announcement.ordered', details })
    })
    caller.addMessage(announcementTexts.orderUpdated)
    return null
  })

  serve(routeContext, countAudience, async ({ body }) => {
    const { customers, isExact, staff } = await findAudienceSize(db, body)
    return { customer_count: customers, is_exact: isExact, staff_count: staff }
  })
}

function editingRoutes(routeContext: RouteContext, { db, clock }: Services): void {
  const assertBelowLimit = async (tx: Executor): Promise<void> => {
    if ((await managing.findCurrent(tx, clock.now())).length >= maxCurrentAnnouncements)
      throw conflict(announcementTexts.tooMany)
  }

  serve(routeContext, createAnnouncement, async ({ body, actor }, caller) => {
    const request = { userId: actor.userId, ...idempotencyRecordOf(caller.idempotencyKey, body) }
    const row = await db.transaction(async (tx) => {
      await managing.lockOrder(tx)
      const first = await managing.findFirstAnnouncement(tx, request)
      if (first) return first
      await assertPublishable(tx, body)
      await assertBelowLimit(tx)
      const created = await managing.insertAnnouncement(tx, body, { ...request, now: clock.now() })
      await auditAnnouncement(tx, { actor, caller }, { action: 'created', row: created })
      return created
    })
    caller.addMessage(announcementTexts.added)
    return toResponse(db, row, clock.now())
  })

  serve(routeContext, updateAnnouncement, async ({ params, body, actor }, caller) => {
    const { version, ...input } = body
    const row = await db.transaction(async (tx) => {
      await managing.lockOrder(tx)
      const before = await lockVersion(tx, announcements, { id: params.announcement_id, version })
      await assertPublishable(tx, input)
      if (statusOf(before, clock.now()) === 'expired') await assertBelowLimit(tx)
      const after = await managing.storeAnnouncement(tx, before.id, input)
      await auditAnnouncement(tx, { actor, caller }, { action: 'changed', row: after })
      return after
    })
    caller.addMessage(announcementTexts.updated)
    return toResponse(db, row, clock.now())
  })
}

/** Serves the ending and the deletion of announcements. */
function endingRoutes(routeContext: RouteContext, { db, clock }: Services): void {
  serve(routeContext, expireAnnouncement, async ({ body, actor }, caller) => {
    const now = clock.now()
    const row = await db.transaction(async (tx) => {
      const before = await lockVersion(tx, announcements, { id: body.announcement_id, version: body.version })
      if (statusOf(before, now) !== 'live') throw conflict(announcementTexts.editConflict)
      const after = await managing.storeEnd(tx, before.id, now)
      await auditAnnouncement(tx, { actor, caller }, { action: 'expired', row: after })
      return after
    })
    caller.addMessage(announcementTexts.updated)
    return toResponse(db, row, now)
  })

  serve(routeContext, deleteAnnouncement, async ({ params, query, actor }, caller) => {
    await db.transaction(async (tx) => {
      const row = await lockVersion(tx, announcements, { id: params.announcement_id, version: query.version })
      await managing.removeAnnouncement(tx, row.id)
      await auditAnnouncement(tx, { actor, caller }, { action: 'deleted', row })
    })
    caller.addMessage(announcementTexts.deleted)
    return null
  })
}

async function toResponse(db: Executor, row: AnnouncementRow, now: Date): Promise<ManagedAnnouncement> {
  const [managed] = await managing.toManagedAnnouncements(db, [row], now)
  if (!managed) throw notFound()
  return managed
}
