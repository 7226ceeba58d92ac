/**
 * Eleven announcements with small and large audiences and every severity. Some have ended and some have not started.
 */
import { addDays } from '#shared/format/dates'
import type { announcements } from '../schema/content/announcements'
import type { Random } from './random'

type Announcement = typeof announcements.$inferInsert & { id: string }

interface Draft extends Pick<Announcement, 'title' | 'body' | 'kind' | 'severity' | 'priority' | 'channels'> {
  /** The first and last day relative to today; null means no end. */
  days: [from: number, to: number | null]
  to?: Partial<Pick<Announcement, 'states' | 'cities' | 'zips' | 'communities' | 'serviceTypes' | 'userTypes'>>
}

const drafts: Draft[] = [
  {
    title: 'Smell gas? Leave the building first',
    body: 'Do not turn lights or appliances on or off. Do not use a phone indoors. Leave the door open. From outside, call 911, then our emergency line 555-0110 (open 24/7).',
    kind: 'Gas safety',
    severity: 'safety',
    priority: 1,
    days: [-120, null],
    to: { serviceTypes: ['GAS'] },
  },
  {
    title: 'Fiber work in Fennick Oaks on two nights',
    body: 'We’re replacing a cabinet between midnight and 5 AM. Internet, TV and voice will be down for up to 40 minutes. To call 911 during that time, use a cell phone.',
    kind: 'Planned maintenance',
    severity: 'notice',
    priority: 5,
    days: [-1, 4],
    to: { communities: ['Fennick Oaks'], serviceTypes: ['FIBER', 'TV', 'VOIP'] },
  },
  {
    title: 'Service is back in Hartsel Ferry',
    body: 'Last week’s outage is over. If your gateway still shows a red light, unplug it for 30 seconds.',
    kind: 'Restored',
    severity: 'info',
    priority: 8,
    days: [-9, -4],
    to: { cities: ['Hartsel Ferry'] },
  },
  {
    title: 'Hard freeze expected in Colorado',
    body: 'Keep your meter and its vent clear of snow and ice. We don’t disconnect anyone while the forecast is at or below 32°F.',
    kind: 'Weather',
    severity: 'urgent',
    priority: 3,
    days: [-2, 3],
    to: { states: ['CO'], serviceTypes: ['GAS'] },
  },
  {
    title: 'Gas costs change next quarter',
    body: 'The cost of gas follows the market, and we pass it on with no markup. You’ll find the new rate in the Resource Center.',
    kind: 'Rate change',
    severity: 'notice',
    priority: 6,
    days: [-6, 30],
    to: { serviceTypes: ['GAS'] },
  },
  {
    title: 'You can now use a checking account for autopay',
    body: 'There’s no fee when you pay by E-Check. Choose it as your autopay payment method under Payment Methods.',
    kind: 'Billing notice',
    severity: 'info',
    priority: 10,
    days: [-14, 45],
    to: { userTypes: ['CUSTOMER'] },
  },
  {
    title: 'Duo 2000 for the price of Gig 1000',
    body: 'Get it for 12 months if your home has fiber. The offer starts next week.',
    kind: 'New offer',
    severity: 'info',
    priority: 12,
    days: [7, 60],
    to: { serviceTypes: ['FIBER'], userTypes: ['CUSTOMER'] },
  },
  {
    title: 'We never ask for your password over the phone',
    body: 'Callers who threaten to shut off your service within the hour aren’t from us. Hang up and call the number on your bill.',
    kind: 'Scam warning',
    severity: 'notice',
    priority: 4,
    channels: ['tile', 'login'],
    days: [-30, 60],
  },
  {
    title: 'Meter requests for Winnow Creek: allow ten business days',
    body: 'Before you request a meter set, post the lot number and attach the house line test.',
    kind: 'Construction',
    severity: 'notice',
    priority: 7,
    channels: ['banner', 'tile'],
    days: [-3, 40],
    to: { userTypes: ['BUILDER', 'DEVELOPER'], communities: ['Winnow Creek Phase 3'] },
  },
  {
    title: 'Our offices are closed for the holiday',
    body: 'Our offices in Quillmere and Dunmarrow are closed on Monday. We answer emergency calls as usual.',
    kind: 'Office closure',
    severity: 'info',
    priority: 11,
    days: [-40, -33],
  },
  {
    title: 'Month-end close tonight for staff',
    body: 'Credits and refunds entered after 6 PM post tomorrow.',
    kind: 'Portal news',
    severity: 'info',
    priority: 9,
    days: [-1, 2],
    to: { userTypes: ['CENTRIC'] },
  },
]

export const demoAnnouncements = (today: string, random: Random): Announcement[] =>
  drafts.map(({ days: [from, to], to: audience, ...announcement }) => ({
    id: random.uuid(),
    ...announcement,
    isDismissible: announcement.severity !== 'safety',
    startsAt: new Date(`${addDays(today, from)}T06:00:00Z`),
    // Customers already know about live announcements.
    noticedAt: from <= 0 ? new Date(`${addDays(today, from)}T06:00:00Z`) : null,
    endsAt: to === null ? null : new Date(`${addDays(today, to)}T06:00:00Z`),
    states: [],
    cities: [],
    zips: [],
    communities: [],
    serviceTypes: [],
    userTypes: [],
    ...audience,
  }))
