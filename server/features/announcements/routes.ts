/** Serves the live announcements. */

import { isStaff } from '#shared/access/access'
import { dismissAnnouncement, listActiveAnnouncements } from '#shared/contract/content/announcements'
import type { AnnouncementChannel } from '#shared/customers/announcements'
import type { ParsedOf } from '#shared/http/endpoint'
import * as announcementTexts from '#shared/texts/content/announcements'
import {
  findActiveAnnouncements,
  maxActiveAnnouncements,
  toAnnouncement,
} from '../../directory/announcements/announcements.queries'
import {
  type CustomerFacts,
  findAudience,
  findAudienceOfCustomer,
} from '../../directory/announcements/audience.queries'
import { findOpenOutages } from '../../directory/outages/openOutages.queries'
import { toOutageAnnouncement } from '../../directory/outages/outageAnnouncements'
import { type Actor, seesAllCustomers } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { openCustomer } from '../../http/customerScope'
import { type CallContext, type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { findLive, narrowAudience, recordViews, storeDismissal } from './announcements.queries'

type ActiveQuery = ParsedOf<typeof listActiveAnnouncements>['query']

/** These query fields control the display and do not filter the audience. */
const isDisplayField = (name: string): boolean => name === 'dismissed' || name === 'channel'

function channelFilterOf({ channel, dismissed }: ActiveQuery): AnnouncementChannel[] | null {
  if (channel) return [channel]
  // The sign-in page has no user who could have dismissed an announcement.
  return dismissed === 'no' ? ['banner', 'tile'] : null
}

/** Staff preview what an audience sees; without a filter they see every live announcement. */
function previewedAudience(query: ActiveQuery): CustomerFacts | null {
  const isFiltered = Object.entries(query).some(([name, value]) => !isDisplayField(name) && value !== undefined)
  if (!isFiltered) return null
  const list = (value: string | undefined) => (value ? [value] : [])
  return {
    states: list(query.state),
    cities: list(query.city),
    zips: list(query.pincode),
    communities: list(query.community),
    serviceTypes: list(query.service_type_code),
    userType: query.user_type ?? 'CUSTOMER',
    isPlaceNamed: query.targeting === 'location',
  }
}

/** Returns the audience whose announcements the caller gets; null means all announcements. */
async function audienceFor(
  { db }: Services,
  { actor, caller }: CallContext,
  query: ActiveQuery,
): Promise<CustomerFacts | null> {
  const { state, city, pincode: zip, community, service_type_code: serviceType, crm_customer_id: number } = query
  if (number !== undefined) {
    if (!seesAllCustomers(actor)) throw notFound()
    await openCustomer(db, actor, { customerNumber: number, ip: caller.ip, what: 'announcements' })
  } else if (seesAllCustomers(actor)) {
    return previewedAudience(query)
  }
  const whole =
    number === undefined
      ? await findAudience(db, actor.customerNumbers, actor.userType)
      : await findAudienceOfCustomer(db, number)
  const audience = narrowAudience(whole, { state, city, zip, community, serviceType })
  return { ...audience, isPlaceNamed: query.targeting === 'location' }
}

/** Returns the customers whose outages the caller gets; null means those of all. */
function customersOf(
  actor: Actor,
  { crm_customer_id: number, user_type: userType }: ActiveQuery,
): readonly string[] | null {
  if (number !== undefined) return [number]
  if (!seesAllCustomers(actor)) return actor.customerNumbers
  // Outages affect customers, so what staff see for themselves contains none.
  return userType !== undefined && isStaff(userType) ? [] : null
}

const outageFilterOf = ({ state, city, pincode: zip, community, service_type_code: serviceType }: ActiveQuery) => ({
  state,
  city,
  zip,
  community,
  serviceType,
})

export function announcementRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock, config } = services
  serve(routeContext, listActiveAnnouncements, async ({ query, actor }, caller) => {
    // Staff who open a customer see what this customer sees, not what they dismissed for themselves.
    const reader = query.dismissed === 'no' && query.crm_customer_id === undefined ? actor.userId : null
    const audience = await audienceFor(services, { actor, caller }, query)
    const channels = channelFilterOf(query)
    const [shown, outages] = await Promise.all([
      findActiveAnnouncements(db, { audience, now: clock.now(), reader, channels }),
      findOpenOutages(db, { customerNumbers: customersOf(actor, query), filter: outageFilterOf(query) }),
    ])
    if (reader && !seesAllCustomers(actor)) await recordViews(db, shown, reader)
    return [
      ...outages.map((outage) => toOutageAnnouncement(outage, config.TIME_ZONE)),
      ...shown.map(toAnnouncement),
    ].slice(0, maxActiveAnnouncements)
  })

  serve(routeContext, dismissAnnouncement, async ({ body, actor }) => {
    const found = await findLive(db, body.announcement_id, clock.now())
    if (!found) throw notFound()
    if (!toAnnouncement(found).dismissible) throw new AppError('conflict', announcementTexts.notDismissible)
    await storeDismissal(db, { userId: actor.userId, announcementId: found.id, version: found.version })
    return null
  })
}
