/** Announcements that are live and meant for somebody. */
import { and, arrayOverlaps, asc, desc, eq, gt, inArray, isNull, lte, ne, not, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isAlert, type AnnouncementChannel, type AnnouncementKind } from '#shared/announcements'
import type { Announcement } from '#shared/contract/announcements'
import type { Executor } from '../../db/database'
import { billingAccounts, communities, premises, serviceAccounts } from '../../db/schema/accounts'
import { announcementDismissals, announcements, announcementViews } from '../../db/schema/announcements'
import { propertyOwners } from '../../db/schema/properties'

/** What is known of the person an announcement may be meant for; an empty list matches only untargeted ones. */
export interface Audience {
  states: string[]
  cities: string[]
  zips: string[]
  communities: string[]
  serviceTypes: string[]
  userType: string
  /** Not what is said to everybody: only what names one of the communities or cities. */
  isPlaceNamed?: boolean
}

/** Where a set of customers has services that have not ended, or properties, and which services these are. */
export async function findAudience(db: Executor, customerNumbers: string[], userType: string): Promise<Audience> {
  const place = { state: premises.state, city: premises.city, zip: premises.zip, community: communities.name }
  const rows = await db
    .select({ ...place, type: sql<string | null>`${serviceAccounts.serviceType}` })
    .from(billingAccounts)
    .innerJoin(serviceAccounts, eq(serviceAccounts.billingAccountNumber, billingAccounts.number))
    .innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber))
    .innerJoin(communities, eq(communities.id, premises.communityId))
    .where(and(inArray(billingAccounts.customerNumber, customerNumbers), ne(serviceAccounts.status, 'closed')))
    .union(
      db
        .select({ ...place, type: sql<string | null>`null` })
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

interface Place {
  state?: string | undefined
  city?: string | undefined
  zip?: string | undefined
  community?: string | undefined
  serviceType?: string | undefined
}

/** The same people, as far as one of their places or services goes; never wider than they are. */
export function narrowedTo(audience: Audience, place: Place): Audience {
  const narrow = (known: string[], asked: string | undefined) =>
    asked ? known.filter((value) => value === asked) : known
  return {
    ...audience,
    states: narrow(audience.states, place.state),
    cities: narrow(audience.cities, place.city),
    zips: narrow(audience.zips, place.zip),
    communities: narrow(audience.communities, place.community),
    serviceTypes: narrow(audience.serviceTypes, place.serviceType),
  }
}

interface Wanted {
  /** All live ones without it. */
  audience: Audience | null
  now: Date
  /** Whoever has dismissed some of them and does not want to see them. */
  reader: string | null
  /** Those of one of these; of any without it. */
  channels: AnnouncementChannel[] | null
}

/** At most twenty, the most important first. */
export async function findActiveAnnouncements(
  db: Executor,
  { audience, now, reader, channels }: Wanted,
): Promise<AnnouncementRow[]> {
  return db
    .select()
    .from(announcements)
    .where(
      and(
        isLive(now),
        audience ? isFor(audience) : undefined,
        reader ? not(isDismissedBy(reader)) : undefined,
        channels ? arrayOverlaps(announcements.channels, channels) : undefined,
      ),
    )
    .orderBy(asc(announcements.priority), desc(announcements.startsAt))
    .limit(20)
}

/** Once for each person and version, however often they look; one that was deleted meanwhile is left out. */
export async function noteShown(db: Executor, shown: readonly AnnouncementRow[], userId: string): Promise<void> {
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

/** One that is live, whomever it is for; null when there is none. */
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

const isFor = (audience: Audience): SQL | undefined =>
  and(
    audience.isPlaceNamed ? namesPlace(audience) : undefined,
    isOpenTo(announcements.states, audience.states),
    isOpenTo(announcements.cities, audience.cities),
    isOpenTo(announcements.zips, audience.zips),
    isOpenTo(announcements.communities, audience.communities),
    isOpenTo(announcements.serviceTypes, audience.serviceTypes),
    or(
      eq(sql`cardinality(${announcements.userTypes})`, 0),
      sql`${audience.userType} = any(${announcements.userTypes})`,
    ),
  )

const namesPlace = ({ communities: names, cities }: Audience): SQL =>
  sql`(${names.length === 0 ? sql`false` : arrayOverlaps(announcements.communities, names)}
    or ${cities.length === 0 ? sql`false` : arrayOverlaps(announcements.cities, cities)})`

const isOpenTo = (column: PgColumn, values: string[]): SQL | undefined => {
  const isUntargeted = eq(sql`cardinality(${column})`, 0)
  return values.length === 0 ? isUntargeted : or(isUntargeted, arrayOverlaps(column, values))
}

/** Outages and planned work, of which the sign-in page tells in any case. */
const serviceKinds: AnnouncementKind[] = ['Outage', 'Planned maintenance']

/** Outages and planned work that customers may know of before they sign in: outages first. */
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
        inArray(announcements.kind, serviceKinds),
        // Those have a line of their own.
        not(isOnSignInPage()),
        isLive(now),
        or(eq(sql`cardinality(${announcements.userTypes})`, 0), sql`'CUSTOMER' = any(${announcements.userTypes})`),
      ),
    )
    .orderBy(asc(announcements.kind), asc(announcements.priority), desc(announcements.startsAt))
    .limit(20)

const audiences = [
  announcements.states,
  announcements.cities,
  announcements.zips,
  announcements.communities,
  announcements.serviceTypes,
  announcements.userTypes,
]

/** What staff put on the sign-in page: nobody is known there, so that only what is said to everybody is shown. */
const isOnSignInPage = (): SQL =>
  sql`(${and(
    arrayOverlaps(announcements.channels, ['login']),
    ...audiences.map((column) => eq(sql`cardinality(${column})`, 0)),
  )})`

/** At most twenty titles, the most important first. */
export async function findSignInNotices(db: Executor, now: Date): Promise<string[]> {
  const rows = await db
    .select({ title: announcements.title })
    .from(announcements)
    .where(and(isOnSignInPage(), isLive(now)))
    .orderBy(asc(announcements.priority), desc(announcements.startsAt))
    .limit(20)
  return rows.map(({ title }) => title)
}
