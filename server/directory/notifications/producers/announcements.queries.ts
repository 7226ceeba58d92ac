/** Takes live announcements of which no one was notified yet. */
import { and, inArray, isNull } from 'drizzle-orm'
import type { AnnouncementAudience } from '#shared/contract/content/announcements'
import type { Executor } from '../../../db/database'
import { announcements } from '../../../db/schema/content/announcements'
import { isLive } from '../../announcements/announcements.queries'

/** Each announcement is returned to one caller, whose transaction notifies of it. */
export async function takeUnnotifiedAnnouncements(
  tx: Executor,
  { kinds, now }: { kinds: readonly string[]; now: Date },
): Promise<{ announcementId: string; audience: AnnouncementAudience }[]> {
  const taken = await tx
    .update(announcements)
    .set({ noticedAt: now })
    .where(and(isNull(announcements.noticedAt), inArray(announcements.kind, [...kinds]), isLive(now)))
    .returning()
  return taken.map((row) => ({
    announcementId: row.id,
    audience: {
      state: row.states,
      city: row.cities,
      pincode: row.zips,
      community: row.communities,
      service_type_code: row.serviceTypes,
      user_type: row.userTypes,
    },
  }))
}
