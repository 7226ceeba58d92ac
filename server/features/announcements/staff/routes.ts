/** Announcements as staff work on them. */
import {
  countAudience,
  createAnnouncement,
  deleteAnnouncement,
  expireAnnouncement,
  listAnnouncements,
  updateAnnouncement,
  updateAnnouncementPriority,
  type ManagedAnnouncement,
  type WrittenAnnouncement,
} from '#shared/contract/announcements'
import { currentAtMost } from '#shared/announcements'
import type { Executor } from '../../../db/database'
import type { Actor } from '../../../http/actor'
import { AppError, notFound } from '../../../http/appError'
import { keyed } from '../../../http/fingerprint'
import { audit } from '../../../http/ownership'
import { serve, type Caller, type Mounting } from '../../../http/serve'
import type { Services } from '../../../services'
import * as managing from './queries'
import type { AnnouncementRow } from '../queries'
import { countReached } from '../reach/queries'
import { audienceOf, isForAll, isReordering, statusOf, wrongTogether } from '../rules'
import * as announcementTexts from '#shared/texts/announcements'

interface By {
  actor: Actor
  caller: Caller
}

const conflict = (text: string): AppError => new AppError('conflict', text)

/** What is published has somebody to read it; a draft may wait for its readers. */
async function check(tx: Executor, written: WrittenAnnouncement): Promise<void> {
  const fields = wrongTogether(written)
  const [remark] = Object.values(fields)
  if (remark !== undefined) throw new AppError('invalid_input', remark, fields)
  if (written.draft || isForAll(audienceOf(written))) return
  const { customers, staff } = await countReached(tx, written)
  if (customers + staff > 0) return
  throw new AppError('invalid_input', announcementTexts.noOneMatchesThisAudience, {
    audience: announcementTexts.noOneMatchesThisAudience,
  })
}

async function open(tx: Executor, id: string, version: number): Promise<AnnouncementRow> {
  const row = await managing.lockAnnouncement(tx, id)
  if (!row) throw notFound()
  if (row.version !== version) throw conflict(announcementTexts.changedMeanwhile)
  return row
}

const note = (tx: Executor, { actor, caller }: By, { action, row }: { action: string; row: AnnouncementRow }) =>
  audit(tx, {
    userId: actor.userId,
    address: caller.address,
    action: `announcement.${action}`,
    details: { announcement: row.id, title: row.title },
  })

export function announcementStaffRoutes(mounting: Mounting, { db, clock }: Services): void {
  const refuseTooMany = async (tx: Executor): Promise<void> => {
    if ((await managing.findCurrent(tx, clock.now())).length >= currentAtMost) throw conflict(announcementTexts.tooMany)
  }

  const answerFor = async (row: AnnouncementRow, now: Date): Promise<ManagedAnnouncement> => {
    const [managed] = await managing.allManaged(db, [row], now)
    if (!managed) throw notFound()
    return managed
  }

  serve(mounting, listAnnouncements, async ({ query }) => {
    const now = clock.now()
    const { view, ...page } = query
    if (view === 'expired') {
      const { rows, total } = await managing.findExpired(db, now, page)
      return { announcements: await managing.allManaged(db, rows, now), total_count: total }
    }
    const rows = await managing.findCurrent(db, now)
    return { announcements: await managing.allManaged(db, rows, now), total_count: rows.length }
  })

  serve(mounting, createAnnouncement, async ({ body, actor }, caller) => {
    const under = keyed(caller.idempotencyKey, body)
    const row = await db.transaction(async (tx) => {
      await managing.lockOrder(tx)
      const first = await managing.findFirstTry(tx, actor.userId, under)
      if (first) return first
      await check(tx, body)
      await refuseTooMany(tx)
      const made = await managing.insertAnnouncement(tx, body, { ...under, userId: actor.userId, now: clock.now() })
      await note(tx, { actor, caller }, { action: 'created', row: made })
      return made
    })
    caller.say(announcementTexts.added)
    return answerFor(row, clock.now())
  })

  serve(mounting, updateAnnouncement, async ({ params, body, actor }, caller) => {
    const { version, ...written } = body
    const row = await db.transaction(async (tx) => {
      await managing.lockOrder(tx)
      const before = await open(tx, params.announcement_id, version)
      await check(tx, written)
      if (statusOf(before, clock.now()) === 'expired') await refuseTooMany(tx)
      const after = await managing.storeAnnouncement(tx, before.id, written)
      await note(tx, { actor, caller }, { action: 'changed', row: after })
      return after
    })
    caller.say(announcementTexts.updated)
    return answerFor(row, clock.now())
  })

  serve(mounting, expireAnnouncement, async ({ body, actor }, caller) => {
    const now = clock.now()
    const row = await db.transaction(async (tx) => {
      const before = await open(tx, body.announcement_id, body.version)
      if (statusOf(before, now) !== 'live') throw conflict(announcementTexts.changedMeanwhile)
      const after = await managing.storeEnd(tx, before.id, now)
      await note(tx, { actor, caller }, { action: 'expired', row: after })
      return after
    })
    caller.say(announcementTexts.updated)
    return answerFor(row, now)
  })

  serve(mounting, deleteAnnouncement, async ({ params, query, actor }, caller) => {
    await db.transaction(async (tx) => {
      const row = await open(tx, params.announcement_id, query.version)
      await managing.removeAnnouncement(tx, row.id)
      await note(tx, { actor, caller }, { action: 'deleted', row })
    })
    caller.say(announcementTexts.deleted)
    return null
  })

  serve(mounting, updateAnnouncementPriority, async ({ body, actor }, caller) => {
    await db.transaction(async (tx) => {
      await managing.lockOrder(tx)
      const standing = (await managing.findCurrent(tx, clock.now())).map(({ id }) => id)
      const isAsSeen =
        standing.length === body.previous_order.length && standing.every((id, at) => id === body.previous_order[at])
      const wanted = body.announcements.map(({ announcement_id: id }) => id)
      if (!isAsSeen || !isReordering(standing, wanted)) throw conflict(announcementTexts.orderChanged)
      await managing.storeOrder(tx, body.announcements)
      const details = { announcements: wanted.length }
      const { userId } = actor
      await audit(tx, { userId, address: caller.address, action: 'announcement.ordered', details })
    })
    caller.say(announcementTexts.orderUpdated)
    return null
  })

  serve(mounting, countAudience, async ({ body }) => {
    const { customers, isExact, staff } = await countReached(db, body)
    return { customer_count: customers, is_exact: isExact, staff_count: staff }
  })
}
