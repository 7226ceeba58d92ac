/** What is announced now. */
import { listActiveAnnouncements } from '#shared/contract/announcements'
import { reachesAll } from '../../http/actor'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { findActiveAnnouncements, findAudience, type Audience } from './queries'

export function announcementRoutes(mounting: Mounting, { db, clock }: Services): void {
  serve(mounting, listActiveAnnouncements, async ({ query, actor }) => {
    const isPlaceNamed = query.aimed_at === 'place'
    const narrow = (known: string[], asked: string | undefined) =>
      asked ? known.filter((value) => value === asked) : known
    if (reachesAll(actor)) {
      // Staff preview what an audience sees; without a filter they see everything that is live.
      const isFiltered = Object.values(query).some((value) => value !== undefined)
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
      return findActiveAnnouncements(db, isFiltered ? previewed : null, clock.now())
    }
    const own = await findAudience(db, actor.customerNumbers, actor.userType)
    const audience: Audience = {
      ...own,
      states: narrow(own.states, query.state),
      cities: narrow(own.cities, query.city),
      zips: narrow(own.zips, query.pincode),
      communities: narrow(own.communities, query.community),
      serviceTypes: narrow(own.serviceTypes, query.service_type_code),
      isPlaceNamed,
    }
    return findActiveAnnouncements(db, audience, clock.now())
  })
}
