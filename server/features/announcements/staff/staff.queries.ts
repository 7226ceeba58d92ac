/** Reads and stores announcements for staff: lists, edits, order and deletion. */
import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lte, max, min, not, or, type SQL, sql } from 'drizzle-orm'
import type { AnnouncementInput, ManagedAnnouncement } from '#shared/contract/content/announcements'
import { type Severity, severities } from '#shared/customers/announcements'
import { takeLock } from '../../../db/advisoryLock'
import { nextVersion } from '../../../db/columns'
import type { Executor } from '../../../db/database'
import { limitOffsetOf, type PageQuery } from '../../../db/paging'
import { announcements, announcementViews } from '../../../db/schema/content/announcements'
import {
  type AnnouncementRow,
  type AudienceFilter,
  mayBeShownTo,
  toAnnouncement,
} from '../../../directory/announcements/announcements.queries'
import type { IdempotencyRecord } from '../../../http/idempotency'
import { findFirstRequest } from '../../../http/idempotency.queries'
import { statusOf } from '../rules'

/** Counts the users who saw the current version of each announcement. */
async function countViewers(db: Executor, rows: readonly AnnouncementRow[]): Promise<ReadonlyMap<string, number>> {
  const ids = rows.map(({ id }) => id)
  const counted = await db
    .select({ id: announcementViews.announcementId, people: count() })
    .from(announcementViews)
    .innerJoin(
      announcements,
      and(eq(announcements.id, announcementViews.announcementId), eq(announcements.version, announcementViews.version)),
    )
    .where(inArray(announcementViews.announcementId, ids))
    .groupBy(announcementViews.announcementId)
  return new Map(counted.map(({ id, people }) => [id, people]))
}

export const toManagedAnnouncements = async (db: Executor, rows: readonly AnnouncementRow[], now: Date) => {
  const viewerCounts = await countViewers(db, rows)
  return rows.map((row) => toManagedAnnouncement(row, { now, viewerCount: viewerCounts.get(row.id) ?? 0 }))
}

const toManagedAnnouncement = (
  row: AnnouncementRow,
  { now, viewerCount }: { now: Date; viewerCount: number },
): ManagedAnnouncement => ({
  ...toAnnouncement(row),
  state: row.states,
  city: row.cities,
  pincode: row.zips,
  community: row.communities,
  service_type_code: row.serviceTypes,
  user_type: row.userTypes,
  status: statusOf(row, now),
  version: row.version,
  seen_count: viewerCount,
})

const hasEnded = (now: Date): SQL | undefined => and(eq(announcements.isDraft, false), lte(announcements.endsAt, now))

/** Spelled out because `not (ends_at <= now)` is null for an announcement without an end. */
const isCurrent = (now: Date): SQL | undefined =>
  or(announcements.isDraft, isNull(announcements.endsAt), gt(announcements.endsAt, now))

const displayOrder = [asc(announcements.priority), desc(announcements.startsAt), asc(announcements.id)]

export async function findCurrent(db: Executor, now: Date, filter: AudienceFilter = {}): Promise<AnnouncementRow[]> {
  return db
    .select()
    .from(announcements)
    .where(and(isCurrent(now), mayBeShownTo(filter)))
    .orderBy(...displayOrder)
}

type ExpiredQuery = PageQuery & AudienceFilter

export async function findExpired(db: Executor, now: Date, { page_number, page_size, ...filter }: ExpiredQuery) {
  const { limit, offset } = limitOffsetOf({ page_number, page_size })
  const isExpired = and(hasEnded(now), mayBeShownTo(filter))
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(announcements)
      .where(isExpired)
      .orderBy(desc(announcements.endsAt), asc(announcements.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(announcements).where(isExpired),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** Serializes changes, so that the counted and ordered announcements stay the same until the transaction ends. */
export const lockOrder = (tx: Executor): Promise<void> => takeLock(tx, 'announcements')

export async function lockAnnouncement(tx: Executor, id: string): Promise<AnnouncementRow | null> {
  const [row] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('update')
  return row ?? null
}

const toColumns = (input: AnnouncementInput) => ({
  title: input.title,
  body: input.body,
  kind: input.kind,
  severity: input.severity,
  isDismissible: input.dismissible,
  linkUrl: input.link_url,
  linkText: input.link_text,
  startsAt: new Date(input.starts_at),
  endsAt: input.ends_at === null ? null : new Date(input.ends_at),
  isDraft: input.draft,
  channels: input.channels,
  states: input.state,
  cities: input.city,
  zips: input.pincode,
  communities: input.community,
  serviceTypes: input.service_type_code,
  userTypes: input.user_type,
})

/** Returns the announcement that the first request under the same key created; null for the first request. */
export const findFirstAnnouncement = (
  tx: Executor,
  request: IdempotencyRecord & { userId: string },
): Promise<AnnouncementRow | null> =>
  findFirstRequest(request, { user: announcements.userId, key: announcements.idempotencyKey }, (isFirstRequest) =>
    tx.select().from(announcements).where(isFirstRequest),
  )

/** Reserves the priority of a new announcement: after all more severe ones and before all others. */
async function reservePriority(tx: Executor, severity: Severity, now: Date): Promise<number> {
  const moreSevere = severities.slice(severities.indexOf(severity) + 1)
  const [last] = await tx
    .select({ priority: max(announcements.priority) })
    .from(announcements)
    .where(and(isCurrent(now), inArray(announcements.severity, moreSevere)))
  const [first] = await tx.select({ priority: min(announcements.priority) }).from(announcements)
  const lastPriority = last?.priority ?? null
  if (lastPriority === null) return (first?.priority ?? 1) - 1
  const priority = lastPriority + 1
  await tx
    .update(announcements)
    .set({ priority: sql`${announcements.priority} + 1` })
    .where(gte(announcements.priority, priority))
  return priority
}

export async function insertAnnouncement(
  tx: Executor,
  input: AnnouncementInput,
  { now, ...creation }: IdempotencyRecord & { userId: string; now: Date },
): Promise<AnnouncementRow> {
  const priority = await reservePriority(tx, input.severity, now)
  const [row] = await tx
    .insert(announcements)
    .values({ ...toColumns(input), ...creation, priority })
    .returning()
  if (!row) throw new Error('The announcement was not stored')
  return row
}

export async function storeAnnouncement(tx: Executor, id: string, input: AnnouncementInput): Promise<AnnouncementRow> {
  return updateAnnouncementRow(tx, id, toColumns(input))
}

const viewedPreviousVersion = ({ id, version }: AnnouncementRow): SQL | undefined =>
  and(eq(announcementViews.announcementId, id), eq(announcementViews.version, version - 1))

export async function storeEnd(tx: Executor, id: string, endsAt: Date): Promise<AnnouncementRow> {
  const ended = await updateAnnouncementRow(tx, id, { endsAt })
  // Ending changes no text, so users who saw the previous version count as having seen this one.
  await tx.update(announcementViews).set({ version: ended.version }).where(viewedPreviousVersion(ended))
  return ended
}

async function updateAnnouncementRow(
  tx: Executor,
  id: string,
  columns: Partial<typeof announcements.$inferInsert>,
): Promise<AnnouncementRow> {
  const [row] = await tx
    .update(announcements)
    .set({ ...columns, version: nextVersion(announcements.version) })
    .where(eq(announcements.id, id))
    .returning()
  if (!row) throw new Error('The announcement was not stored')
  return row
}

export async function removeAnnouncement(tx: Executor, id: string): Promise<void> {
  await tx.delete(announcements).where(eq(announcements.id, id))
}

/** Stores the order. It leaves the versions as they are, because reordering changes no announcement. */
export async function storeOrder(
  tx: Executor,
  order: readonly { announcement_id: string; priority: number }[],
): Promise<void> {
  const ids = order.map(({ announcement_id: id }) => id)
  const priorities = order.map(({ priority }) => priority)
  await tx.execute(sql`
    update ${announcements} set priority = given.priority
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(priorities)}::int[]) as given (id, priority)
    where ${announcements.id} = given.id and ${not(eq(announcements.priority, sql`given.priority`))}`)
}
