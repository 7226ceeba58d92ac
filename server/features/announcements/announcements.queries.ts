/** Records who saw or dismissed announcements, and finds those for the sign-in page. */
import { and, arrayOverlaps, asc, desc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { AnnouncementKind } from '#shared/customers/announcements'
import type { Executor } from '../../db/database'
import { announcementDismissals, announcements, announcementViews } from '../../db/schema/content/announcements'
import { type AnnouncementRow, isLive } from '../../directory/announcements/announcements.queries'
import type { CustomerFacts } from '../../directory/announcements/audience.queries'

interface PlaceFilter {
  state?: string | undefined
  city?: string | undefined
  zip?: string | undefined
  community?: string | undefined
  serviceType?: string | undefined
}

/** Narrows an audience to the given places and services. The filter never widens it. */
export function narrowAudience(audience: CustomerFacts, filter: PlaceFilter): CustomerFacts {
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
        // Announcements for the sign-in page have a separate line.
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
