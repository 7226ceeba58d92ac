/** Serves the live announcements. */

import { dismissAnnouncement, listActiveAnnouncements } from '#shared/contract/content/announcements'
import type { AnnouncementChannel } from '#shared/customers/announcements'
import type { ParsedOf } from '#shared/http/endpoint'
import * as announcementTexts from '#shared/texts/announcements'
import { findActiveAnnouncements, toAnnouncement } from '../../directory/announcements/announcements.queries'
import { type Audience, findAudience } from '../../directory/announcements/audience.queries'
import { seesAllCustomers } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { findLive, narrowAudience, recordViews, storeDismissal } from './announcements.queries'

/** These query fields control the display and do not filter the audience. */
const isDisplayField = (name: string): boolean => name === 'dismissed' || name === 'channel'

function channelFilterOf({
  channel,
  dismissed,
}: ParsedOf<typeof listActiveAnnouncements>['query']): AnnouncementChannel[] | null {
  if (channel) return [channel]
  // The sign-in page has no user who could have dismissed an announcement.
  return dismissed === 'no' ? ['banner', 'tile'] : null
}

export function announcementRoutes(routeContext: RouteContext, { db, clock }: Services): void {
  serve(routeContext, listActiveAnnouncements, async ({ query, actor }) => {
    const isPlaceNamed = query.targeting === 'location'
    const reader = query.dismissed === 'no' ? actor.userId : null
    const channels = channelFilterOf(query)
    if (seesAllCustomers(actor)) {
      // Staff preview what an audience sees; without a filter they see every live announcement.
      const isFiltered = Object.entries(query).some(([name, value]) => !isDisplayField(name) && value !== undefined)
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
    const audience = { ...narrowAudience(own, { state, city, zip, community, serviceType }), isPlaceNamed }
    const shown = await findActiveAnnouncements(db, { audience, now: clock.now(), reader, channels })
    if (reader) await recordViews(db, shown, reader)
    return shown.map(toAnnouncement)
  })

  serve(routeContext, dismissAnnouncement, async ({ body, actor }) => {
    const found = await findLive(db, body.announcement_id, clock.now())
    if (!found) throw notFound()
    if (!toAnnouncement(found).dismissible) throw new AppError('conflict', announcementTexts.staysInSight)
    await storeDismissal(db, { userId: actor.userId, announcementId: found.id, version: found.version })
    return null
  })
}
