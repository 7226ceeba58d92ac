/** What is announced now. */
import { type AnnouncementChannel } from '#shared/announcements'
import { dismissAnnouncement, listActiveAnnouncements } from '#shared/contract/announcements'
import type { ParsedOf } from '#shared/endpoint'
import { reachesAll } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import {
  findActiveAnnouncements,
  findAudience,
  findLive,
  narrowedTo,
  noteShown,
  storeDismissal,
  toAnnouncement,
  type Audience,
} from './queries'
import * as announcementTexts from '#shared/texts/announcements'

/** What says how they are looked at, not whom they are for. */
const isHow = (name: string): boolean => name === 'dismissed' || name === 'channel'

function channelsAsked({
  channel,
  dismissed,
}: ParsedOf<typeof listActiveAnnouncements>['query']): AnnouncementChannel[] | null {
  if (channel) return [channel]
  // The sign-in page has no reader who could have dismissed something.
  return dismissed === 'no' ? ['banner', 'tile'] : null
}

export function announcementRoutes(mounting: Mounting, { db, clock, background }: Services): void {
  serve(mounting, listActiveAnnouncements, async ({ query, actor }) => {
    const isPlaceNamed = query.aimed_at === 'place'
    const reader = query.dismissed === 'no' ? actor.userId : null
    const channels = channelsAsked(query)
    if (reachesAll(actor)) {
      // Staff preview what an audience sees; without a filter they see everything that is live.
      const isFiltered = Object.entries(query).some(([name, value]) => !isHow(name) && value !== undefined)
      const list = (value: string | undefined) => (value ? [value] : [])
      const previewed: Audience = {
        states: list(query.state),
        cities: list(query.city),
        zips: list(query.pincode),
        communities: list(query.community),
        serviceTypes: list(query.service_type_code),
        userType: query.user_type ?? 'CUSTOMER',
        isPlaceNamed,
      }
      const audience = isFiltered ? previewed : null
      return (await findActiveAnnouncements(db, { audience, now: clock.now(), reader, channels })).map(toAnnouncement)
    }
    const own = await findAudience(db, actor.customerNumbers, actor.userType)
    const { state, city, pincode: zip, community, service_type_code: serviceType } = query
    const audience = { ...narrowedTo(own, { state, city, zip, community, serviceType }), isPlaceNamed }
    const shown = await findActiveAnnouncements(db, { audience, now: clock.now(), reader, channels })
    // What a person has on their screen they have been shown; it is counted beside the answer, not before it.
    if (reader) background.run('count who was shown announcements', () => noteShown(db, shown, reader))
    return shown.map(toAnnouncement)
  })

  serve(mounting, dismissAnnouncement, async ({ body, actor }) => {
    const found = await findLive(db, body.announcement_id, clock.now())
    if (!found) throw notFound()
    if (!toAnnouncement(found).dismissible) throw new AppError('conflict', announcementTexts.staysInSight)
    await storeDismissal(db, { userId: actor.userId, announcementId: found.id, version: found.version })
    return null
  })
}
