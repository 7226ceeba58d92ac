/** Finds live announcements and those that match an audience. */
import { and, arrayOverlaps, asc, desc, eq, gt, inArray, isNull, lte, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type AnnouncementChannel, type AnnouncementKind, isAlert } from '#shared/announcements'
import type { Announcement } from '#shared/contract/announcements'
import type { Executor } from '../../db/database'
import { billingAccounts, communities, premises, serviceAccounts } from '../../db/schema/accounts'
import { announcementDismissals, announcements, announcementViews } from '../../db/schema/announcements'
import { propertyOwners } from '../../db/schema/properties'

/** Facts that targeting is matched against. An empty list matches only announcements without that kind of target. */
export interface Audience {
  states: string[]
  cities: string[]
  zips: string[]
  communities: string[]
  serviceTypes: string[]
  userType: string
  /** Restricts the result to announcements that target one of the communities or cities, without the general ones. */
  isPlaceNamed?: boolean
}

/** Returns where customers have properties or services that haven't closed, and the types of those services. */
export async function findAudience(db: Executor, customerNumbers: string[], userType: string): Promise<Audience> {
  const placeColumns = { state: premises.state, city: premises.city, zip: premises.zip, community: communities.name }
  const rows = await db
    .select({ ...placeColumns, type: sql<string | null>`${serviceAccounts.serviceType}` })
    .from(billingAccounts)
    .innerJoin(serviceAccounts, eq(serviceAccounts.billingAccountNumber, billingAccounts.number))
    .innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber))
    .innerJoin(communities, eq(communities.id, premises.communityId))
    .where(and(inArray(billingAccounts.customerNumber, customerNumbers), ne(serviceAccounts.status, 'closed')))
    .union(
      db
        .select({ ...placeColumns, type: sql<string | null>`null` })
        .from(propertyOwners)
        .innerJoin(premises, eq(premises.number, propertyOwners.premiseNumber))
        .innerJoin(communities, eq(communities.id, premises.communityId))
        .where(inArray(propertyOwners.customerNumber, customerNumbers)),
    )
  const distinct = <T>(pick: (row: (typeof rows)[number]) => T) => [...new Set(rows.map(pick))]
  return {
    states: distinct((row) => row.state),
    cities: distinct((row) => row.city),
    zips: distinct((row) => row.zip),
    communities: distinct((row) => row.community),
    serviceTypes: distinct((row) => row.type).filter((type) => type !== null),
    userType,
  }
}

interface PlaceFilter {
  state?: string | undefined
  city?: string | undefined
  zip?: string | undefined
  community?: string | undefined
  serviceType?: string | undefined
}

/** Narrows an audience to the given places and services. The filter never widens it. */
export function narrowAudience(audience: Audience, filter: PlaceFilter): Audience {
  const narrow = (values: string[], selected: string | undefined) =>
    selected ? values.filter((value) => value === selected) : values
  return {
    ...audience,
    states: narrow(audience.states, filter.state),
    cities: narrow(audience.cities, filter.city),
    zips: narrow(audience.zips, filter.zip),
    communities: narrow(audience.communities, filter.community),
    serviceTypes: narrow(audience.serviceTypes, filter.serviceType),
  }
}

interface AnnouncementFilter {
  /** Null returns all live announcements. */
  audience: Audience | null
  now: Date
  /** The user whose dismissed announcements are left out. */
  reader: string | null
  /** Announcements on one of these channels; null means any channel. */
  channels: AnnouncementChannel[] | null
}

/** Returns at most 20 announcements, the most important first. */
export async function findActiveAnnouncements(
  db: Executor,
  { audience, now, reader, channels }: AnnouncementFilter,
): Promise<AnnouncementRow[]> {
  return db
    .select()
    .from(announcements)
    .where(
      and(
        isLive(now),
        audience ? matchesAudience(audience) : undefined,
        reader ? not(isDismissedBy(reader)) : undefined,
        channels ? arrayOverlaps(announcements.channels, channels) : undefined,
      ),
    )
    .orderBy(asc(announcements.priority), desc(announcements.startsAt))
    .limit(20)
}

/** Counts one view per user and version. The join skips an announcement that was deleted in the meantime. */
export async function recordViews(db: Executor, shown: readonly AnnouncementRow[], userId: string): Promise<void> {
  if (shown.length === 0) return
  const ids = shown.map(({ id }) => id)
  const versions = shown.map(({ version }) => version)
  await db.execute(sql`
    insert into ${announcementViews} (announcement_id, version, user_id)
    select given.id, given.version, ${userId}::uuid
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(versions)}::int[]) as given (id, version)
    join ${announcements} on ${announcements.id} = given.id
    on conflict do nothing`)
}

export type AnnouncementRow = typeof announcements.$inferSelect

export const toAnnouncement = (row: AnnouncementRow): Announcement => ({
  announcement_id: row.id,
  title: row.title,
  body: row.body,
  kind: row.kind,
  severity: row.severity,
  dismissible: row.isDismissible && !isAlert(row),
  priority: row.priority,
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt?.toISOString() ?? null,
  link_url: row.linkUrl,
  link_text: row.linkText,
  channels: row.channels,
})

const isDismissedBy = (userId: string): SQL => sql`exists (select 1 from ${announcementDismissals}
  where ${announcementDismissals.userId} = ${userId} and ${announcementDismissals.announcementId} = ${announcements.id}
    and ${announcementDismissals.version} = ${announcements.version})`

/** Returns a live announcement regardless of its audience; null when there is none. */
export async function findLive(db: Executor, id: string, now: Date): Promise<AnnouncementRow | null> {
  const [row] = await db
    .select()
    .from(announcements)
    .where(and(eq(announcements.id, id), isLive(now)))
  return row ?? null
}

export async function storeDismissal(
  db: Executor,
  dismissal: typeof announcementDismissals.$inferInsert,
): Promise<void> {
  await db
    .insert(announcementDismissals)
    .values(dismissal)
    .onConflictDoUpdate({
      target: [announcementDismissals.userId, announcementDismissals.announcementId],
      set: { version: dismissal.version },
    })
}

export const isLive = (now: Date): SQL | undefined =>
  and(
    eq(announcements.isDraft, false),
    lte(announcements.startsAt, now),
    or(isNull(announcements.endsAt), gt(announcements.endsAt, now)),
  )

const matchesAudience = (audience: Audience): SQL | undefined =>
  and(
    audience.isPlaceNamed ? namesPlace(audience) : undefined,
    isTargetedAt(announcements.states, audience.states),
    isTargetedAt(announcements.cities, audience.cities),
    isTargetedAt(announcements.zips, audience.zips),
    isTargetedAt(announcements.communities, audience.communities),
    isTargetedAt(announcements.serviceTypes, audience.serviceTypes),
    or(
      eq(sql`cardinality(${announcements.userTypes})`, 0),
      sql`${audience.userType} = any(${announcements.userTypes})`,
    ),
  )

const namesPlace = ({ communities: names, cities }: Audience): SQL =>
  sql`(${names.length === 0 ? sql`false` : arrayOverlaps(announcements.communities, names)}
    or ${cities.length === 0 ? sql`false` : arrayOverlaps(announcements.cities, cities)})`

const isTargetedAt = (column: PgColumn, values: string[]): SQL | undefined => {
  const isUntargeted = eq(sql`cardinality(${column})`, 0)
  return values.length === 0 ? isUntargeted : or(isUntargeted, arrayOverlaps(column, values))
}

/** The sign-in page always reports announcements of these kinds. */
const serviceStatusKinds: AnnouncementKind[] = ['Outage', 'Planned maintenance']

/** Returns the outages and planned work that customers may see before they sign in, outages first. */
export const findServiceStatus = (db: Executor, now: Date) =>
  db
    .select({
      title: announcements.title,
      states: announcements.states,
      cities: announcements.cities,
      communities: announcements.communities,
      serviceTypes: announcements.serviceTypes,
    })
    .from(announcements)
    .where(
      and(
        inArray(announcements.kind, serviceStatusKinds),
        // Announcements for the sign-in page have a line of their own.
        not(isOnSignInPage()),
        isLive(now),
        or(eq(sql`cardinality(${announcements.userTypes})`, 0), sql`'CUSTOMER' = any(${announcements.userTypes})`),
      ),
    )
    .orderBy(asc(announcements.kind), asc(announcements.priority), desc(announcements.startsAt))
    .limit(20)

const audienceColumns = [
  announcements.states,
  announcements.cities,
  announcements.zips,
  announcements.communities,
  announcements.serviceTypes,
  announcements.userTypes,
]

/** The audience of the sign-in page is unknown, so it shows only announcements without any target. */
const isOnSignInPage = (): SQL =>
  sql`(${and(
    arrayOverlaps(announcements.channels, ['login']),
    ...audienceColumns.map((column) => eq(sql`cardinality(${column})`, 0)),
  )})`

/** Returns at most 20 titles, the most important first. */
export async function findSignInNotices(db: Executor, now: Date): Promise<string[]> {
  const rows = await db
    .select({ title: announcements.title })
    .from(announcements)
    .where(and(isOnSignInPage(), isLive(now)))
    .orderBy(asc(announcements.priority), desc(announcements.startsAt))
    .limit(20)
  return rows.map(({ title }) => title)
}
