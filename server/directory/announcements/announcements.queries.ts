/** Finds live announcements for an audience. */
import { and, arrayOverlaps, asc, desc, eq, gt, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Announcement } from '#shared/contract/content/announcements'
import { type AnnouncementChannel, isAlert } from '#shared/customers/announcements'
import type { Executor } from '../../db/database'
import { announcementDismissals, announcements } from '../../db/schema/content/announcements'
import type { CustomerFacts } from './audience.queries'

interface AnnouncementFilter {
  /** Null returns all live announcements. */
  audience: CustomerFacts | null
  now: Date
  /** The user whose dismissed announcements are left out. */
  reader: string | null
  /** Announcements on one of these channels; null means any channel. */
  channels: AnnouncementChannel[] | null
}

/** A page shows no more announcements than these. */
export const maxActiveAnnouncements = 20

/** Returns the most important announcements first. */
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
    .limit(maxActiveAnnouncements)
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

export const isLive = (now: Date): SQL | undefined =>
  and(
    eq(announcements.isDraft, false),
    lte(announcements.startsAt, now),
    or(isNull(announcements.endsAt), gt(announcements.endsAt, now)),
  )

const matchesAudience = (audience: CustomerFacts): SQL | undefined =>
  and(
    audience.isPlaceNamed ? namesPlace(audience) : undefined,
    isTargetedAt(announcements.states, audience.states),
    isTargetedAt(announcements.cities, audience.cities),
    isTargetedAt(announcements.zips, audience.zips),
    isTargetedAt(announcements.communities, audience.communities),
    isTargetedAt(announcements.serviceTypes, audience.serviceTypes),
    isTargetedAt(announcements.userTypes, [audience.userType]),
  )

/** A value that is not given selects all announcements. */
export interface AudienceFilter {
  state?: string | undefined
  city?: string | undefined
  pincode?: string | undefined
  community?: string | undefined
  service_type_code?: string | undefined
  user_type?: string | undefined
}

/** Matches the announcements that someone with these values may be shown. */
export function mayBeShownTo(filter: AudienceFilter): SQL | undefined {
  const given = (column: PgColumn, value: string | undefined): SQL | undefined =>
    value ? isTargetedAt(column, [value]) : undefined
  return and(
    given(announcements.states, filter.state),
    given(announcements.cities, filter.city),
    given(announcements.zips, filter.pincode),
    given(announcements.communities, filter.community),
    given(announcements.serviceTypes, filter.service_type_code),
    given(announcements.userTypes, filter.user_type),
  )
}

const namesPlace = ({ communities: names, cities }: CustomerFacts): SQL =>
  sql`(${names.length === 0 ? sql`false` : arrayOverlaps(announcements.communities, names)}
    or ${cities.length === 0 ? sql`false` : arrayOverlaps(announcements.cities, cities)})`

const isTargetedAt = (column: PgColumn, values: string[]): SQL | undefined => {
  const isUntargeted = eq(sql`cardinality(${column})`, 0)
  return values.length === 0 ? isUntargeted : or(isUntargeted, arrayOverlaps(column, values))
}
