/** Announcements as staff write them, put them in order and take them away. */
import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lte, max, min, not, or, sql, type SQL } from 'drizzle-orm'
import { severities, type Severity } from '#shared/announcements'
import type { ManagedAnnouncement, WrittenAnnouncement } from '#shared/contract/announcements'
import { pageOf, type Page } from '../../../db/paging'
import type { Executor } from '../../../db/database'
import { announcements, announcementViews } from '../../../db/schema/announcements'
import { refuseOther, type Keyed } from '../../../http/fingerprint'
import { toAnnouncement, type AnnouncementRow } from '../queries'
import { statusOf } from '../rules'

/** How many were shown each of them as it is now. */
async function countShown(db: Executor, rows: readonly AnnouncementRow[]): Promise<ReadonlyMap<string, number>> {
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

export const allManaged = async (db: Executor, rows: readonly AnnouncementRow[], now: Date) => {
  const shown = await countShown(db, rows)
  return rows.map((row) => toManaged(row, { now, seen: shown.get(row.id) ?? 0 }))
}

const toManaged = (row: AnnouncementRow, { now, seen }: { now: Date; seen: number }): ManagedAnnouncement => ({
  ...toAnnouncement(row),
  state: row.states,
  city: row.cities,
  pincode: row.zips,
  community: row.communities,
  service_type_code: row.serviceTypes,
  user_type: row.userTypes,
  status: statusOf(row, now),
  version: row.version,
  seen_count: seen,
})

const isOver = (now: Date): SQL | undefined => and(eq(announcements.isDraft, false), lte(announcements.endsAt, now))

/** The end may be open, which an expression over it does not say. */
const isCurrent = (now: Date): SQL | undefined =>
  or(announcements.isDraft, isNull(announcements.endsAt), gt(announcements.endsAt, now))

const inOrder = [asc(announcements.priority), desc(announcements.startsAt), asc(announcements.id)]

export async function findCurrent(db: Executor, now: Date): Promise<AnnouncementRow[]> {
  return db
    .select()
    .from(announcements)
    .where(isCurrent(now))
    .orderBy(...inOrder)
}

export async function findExpired(db: Executor, now: Date, page: Page) {
  const { limit, offset } = pageOf(page)
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(announcements)
      .where(isOver(now))
      .orderBy(desc(announcements.endsAt), asc(announcements.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(announcements).where(isOver(now)),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** One at a time: what is counted and put in order stays so until the transaction ends. */
export async function lockOrder(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('announcements', 0))`)
}

export async function lockAnnouncement(tx: Executor, id: string): Promise<AnnouncementRow | null> {
  const [row] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('update')
  return row ?? null
}

const toColumns = (written: WrittenAnnouncement) => ({
  title: written.title,
  body: written.body,
  kind: written.kind,
  severity: written.severity,
  isDismissible: written.dismissible,
  linkUrl: written.link_url,
  linkText: written.link_text,
  startsAt: new Date(written.starts_at),
  endsAt: written.ends_at === null ? null : new Date(written.ends_at),
  isDraft: written.draft,
  channels: written.channels,
  states: written.state,
  cities: written.city,
  zips: written.pincode,
  communities: written.community,
  serviceTypes: written.service_type_code,
  userTypes: written.user_type,
})

/** What a retry under the same key made the first time; null when it is the first. */
export async function findFirstTry(tx: Executor, userId: string, keyed: Keyed): Promise<AnnouncementRow | null> {
  if (!keyed.idempotencyKey) return null
  const [row] = await tx
    .select()
    .from(announcements)
    .where(and(eq(announcements.userId, userId), eq(announcements.idempotencyKey, keyed.idempotencyKey)))
  if (!row) return null
  refuseOther(row, keyed)
  return row
}

/** The place of a new announcement: in front of those that matter as much or less, behind all that matter more. */
async function placeFor(tx: Executor, severity: Severity, now: Date): Promise<number> {
  const weightier = severities.slice(severities.indexOf(severity) + 1)
  const [[last], [first]] = await Promise.all([
    tx
      .select({ priority: max(announcements.priority) })
      .from(announcements)
      .where(and(isCurrent(now), inArray(announcements.severity, weightier))),
    tx.select({ priority: min(announcements.priority) }).from(announcements),
  ])
  const lastPlace = last?.priority ?? null
  if (lastPlace === null) return (first?.priority ?? 1) - 1
  const place = lastPlace + 1
  await tx
    .update(announcements)
    .set({ priority: sql`${announcements.priority} + 1` })
    .where(gte(announcements.priority, place))
  return place
}

export async function insertAnnouncement(
  tx: Executor,
  written: WrittenAnnouncement,
  { now, ...by }: Keyed & { userId: string; now: Date },
): Promise<AnnouncementRow> {
  const priority = await placeFor(tx, written.severity, now)
  const [row] = await tx
    .insert(announcements)
    .values({ ...toColumns(written), ...by, priority })
    .returning()
  if (!row) throw new Error('The announcement was not stored')
  return row
}

const oneMore = { version: sql`${announcements.version} + 1` }

export async function storeAnnouncement(
  tx: Executor,
  id: string,
  written: WrittenAnnouncement,
): Promise<AnnouncementRow> {
  return changed(tx, id, toColumns(written))
}

const sawBefore = ({ id, version }: AnnouncementRow): SQL | undefined =>
  and(eq(announcementViews.announcementId, id), eq(announcementViews.version, version - 1))

export async function storeEnd(tx: Executor, id: string, endsAt: Date): Promise<AnnouncementRow> {
  const ended = await changed(tx, id, { endsAt })
  // Nothing was said anew: who saw it has seen this one.
  await tx.update(announcementViews).set({ version: ended.version }).where(sawBefore(ended))
  return ended
}

async function changed(
  tx: Executor,
  id: string,
  columns: Partial<typeof announcements.$inferInsert>,
): Promise<AnnouncementRow> {
  const [row] = await tx
    .update(announcements)
    .set({ ...columns, ...oneMore })
    .where(eq(announcements.id, id))
    .returning()
  if (!row) throw new Error('The announcement was not stored')
  return row
}

export async function removeAnnouncement(tx: Executor, id: string): Promise<void> {
  await tx.delete(announcements).where(eq(announcements.id, id))
}

/** The order is nobody's text: a version counts changes of the announcement itself. */
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
