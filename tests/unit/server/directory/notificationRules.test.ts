import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notificationCategories, notificationChannels } from '#shared/customers/notifications'
import { wallClock } from '#shared/desks/openingHours'
import {
  type NotificationChoice,
  type NotificationContact,
  quietTimeLeft,
  type Recipients,
  sendsFor,
} from '../../../../server/directory/notifications/rules'

const zones = ['America/Chicago', 'America/New_York', 'America/Phoenix', 'Pacific/Auckland', 'UTC']
const minuteMs = 60_000
const two = (value: number) => String(value).padStart(2, '0')
const timeOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const time = fc.integer({ min: 0, max: 1439 }).map(timeOf)
/** Clocks skip the hour after two in spring. Quiet hours that end in it end an hour later. */
const endTime = time.filter((value) => minutesOf(value) < 120 || minutesOf(value) >= 180)
/** The year contains the clock changes of all zones. */
const moment = fc
  .integer({ min: Date.UTC(2026, 0, 1) / minuteMs, max: Date.UTC(2027, 0, 1) / minuteMs })
  .map((minutes) => new Date(minutes * minuteMs))

/** Counts the minutes until the clock on the wall shows a time outside the quiet hours. */
function waitByClock(now: Date, quiet: { from: string; until: string }, zone: string) {
  const isQuiet = (minutes: number): boolean => {
    const [from, until] = [minutesOf(quiet.from), minutesOf(quiet.until)]
    return from <= until ? minutes >= from && minutes < until : minutes >= from || minutes < until
  }
  for (let waited = 0; ; waited += 1) {
    if (!isQuiet(wallClock(new Date(now.getTime() + waited * minuteMs), zone).minutes)) return waited * minuteMs
  }
}

describe('quiet hours', () => {
  it('end when the provider’s clock first shows their end, also on days with 23 or 25 hours', () => {
    fc.assert(
      fc.property(moment, fc.record({ from: time, until: endTime }), fc.constantFrom(...zones), (now, quiet, zone) => {
        expect(quietTimeLeft(now, quiet, zone)).toBe(waitByClock(now, quiet, zone))
      }),
      { numRuns: 50 },
    )
  })
})

describe('quiet hours from 21:00', () => {
  it.each([
    ['2026-06-12T01:59:00Z', '08:00', '2026-06-12T01:59:00Z'],
    ['2026-06-12T02:00:00Z', '08:00', '2026-06-12T13:00:00Z'],
    ['2026-06-12T13:00:00Z', '08:00', '2026-06-12T13:00:00Z'],
    ['2026-06-12T04:00:00Z', '02:30', '2026-06-12T07:30:00Z'],
    // Clocks change on these days.
    ['2026-11-01T06:10:00Z', '01:30', '2026-11-01T06:30:00Z'],
    ['2026-11-01T07:10:00Z', '01:30', '2026-11-01T07:30:00Z'],
    ['2026-11-01T05:00:00Z', '08:00', '2026-11-01T14:00:00Z'],
    ['2026-03-08T07:30:00Z', '08:00', '2026-03-08T13:00:00Z'],
    ['2026-03-08T07:30:00Z', '02:30', '2026-03-08T08:30:00Z'],
  ])('allow a message of %s, when they last until %s, at %s', (now, quietUntil, end) => {
    const wait = quietTimeLeft(new Date(now), { from: '21:00', until: quietUntil }, 'America/Chicago')
    expect(new Date(Date.parse(now) + wait)).toEqual(new Date(end))
  })
})

const address = fc.constantFrom('', 'one@example.com', 'ONE@example.com', 'two@example.com')
const contact = (id: string): fc.Arbitrary<NotificationContact> =>
  fc.record({
    contact_id: fc.constant(id),
    first_name: fc.constant('Ada'),
    relation: fc.constantFrom('', 'Partner'),
    email: address,
    phone: fc.constantFrom('', '2105550100', '2105550101', '2105550102'),
    phone_verified: fc.oneof(fc.constant(true), fc.boolean()),
    phone_stopped: fc.oneof(fc.constant(false), fc.boolean()),
    is_holder: fc.boolean(),
  })
const choice = (groupId: string, contactId: string): fc.Arbitrary<NotificationChoice> =>
  fc
    .record({
      groupId: fc.constant(groupId),
      contactId: fc.constant(contactId),
      channels: fc.dictionary(fc.constantFrom(...notificationCategories), fc.subarray([...notificationChannels]), {
        minKeys: 4,
      }),
      quiet: fc.constantFrom(
        { quietFrom: '21:00', quietUntil: '07:00', quietHoursOff: false },
        { quietFrom: '21:00', quietUntil: '08:30', quietHoursOff: false },
        { quietFrom: null, quietUntil: null, quietHoursOff: false },
        { quietFrom: null, quietUntil: null, quietHoursOff: true },
      ),
      daysBeforeDue: fc.integer({ min: 1, max: 14 }),
      usageThreshold: fc.constant(120),
    })
    .map(({ quiet, ...rest }) => ({ ...rest, ...quiet }))

/** Contacts and addresses that may have unsubscribed from the emails of a category. */
const unsubscribers = ['a', 'x', 'one@example.com'] as const

/** Those who did not unsubscribe from the category have unsubscribed from all others. */
const optOutsOf = ({ unsubscribed, category }: Pick<World, 'unsubscribed' | 'category'>) =>
  new Map(
    unsubscribers.map((recipient) => [
      recipient,
      new Set(
        unsubscribed.includes(recipient) ? [category] : notificationCategories.filter((other) => other !== category),
      ),
    ]),
  )

const world = fc.record({
  contacts: fc.tuple(contact('a'), contact('b'), contact('c')),
  choices: fc
    .tuple(choice('G1', 'a'), choice('G1', 'b'), choice('G2', 'a'), choice('G2', 'c'))
    .chain((all) => fc.subarray(all)),
  groupIds: fc.subarray(['G1', 'G2']),
  paperlessGroups: fc.subarray(['G1', 'G2']).map((ids) => new Set(ids)),
  unsubscribed: fc.subarray([...unsubscribers]),
  category: fc.constantFrom(...notificationCategories),
  addressee: fc.constantFrom(null, 'b', 'x'),
  isOnlyForAddressee: fc.boolean(),
  daysLeft: fc.option(fc.integer({ min: 1, max: 14 }), { nil: null }),
  channels: fc.record({ email: fc.boolean(), sms: fc.boolean() }),
  now: moment,
  zone: fc.constantFrom(...zones),
})
type ExceptionalRules = Pick<Recipients, 'isImmediate' | 'onlyTexts'>
type World = (typeof world extends fc.Arbitrary<infer Value> ? Value : never) & ExceptionalRules

/** Builds worlds in which the event does not follow all rules of its category. */
const worldWith = (rules: fc.Arbitrary<ExceptionalRules>): fc.Arbitrary<World> =>
  fc.tuple(world, rules).map(([generated, exceptional]) => ({ ...generated, ...exceptional }))

const holderDefaults: Record<string, boolean> = {
  usage_alert: false,
  offers: false,
  community_news: false,
  surveys: false,
}

interface PossibleSend {
  person: NotificationContact
  groupId: string | null
  channel: 'email' | 'sms'
}

const choiceOf = ({ choices }: World, { person, groupId }: PossibleSend): NotificationChoice | undefined =>
  choices.find((candidate) => candidate.groupId === groupId && candidate.contactId === person.contact_id)

const hasUnsubscribed = ({ unsubscribed }: World, { contact_id, email }: NotificationContact): boolean =>
  unsubscribed.some((recipient) => recipient === contact_id || recipient === email.toLowerCase())

/** Says in plain words whether a contact gets the event on a channel for a billing group. */
function isRelevant(world: World, possible: PossibleSend): boolean {
  const { category, channels, daysLeft, onlyTexts } = world
  const { person, channel } = possible
  const own = choiceOf(world, possible)
  if (!channels[channel] || (onlyTexts !== undefined && channel === 'email')) return false
  if (daysLeft !== null && daysLeft > (own?.daysBeforeDue ?? 3)) return false
  if (channel === 'email' ? person.email === '' : person.phone === '' || !person.phone_verified || person.phone_stopped)
    return false
  if (onlyTexts === 'always') return true
  const isRequired = category === 'past_due' || category === 'security'
  const isOnlyBill = category === 'bill_ready' && world.paperlessGroups.has(possible.groupId ?? '')
  if (person.is_holder && (isRequired || isOnlyBill) && channel === 'email') return true
  if (channel === 'email' && hasUnsubscribed(world, person)) return false
  const chosen = own?.channels[category]
  if (chosen) return chosen.includes(channel)
  if (channel === 'sms') return false
  return person.is_holder ? (holderDefaults[category] ?? true) : category === 'outage'
}

function expectedWait(world: World, possible: PossibleSend): number {
  const { category, now, zone } = world
  const own = choiceOf(world, possible)
  const isImmediate = world.isImmediate ?? (category === 'security' || category === 'outage')
  if (possible.channel === 'email' || isImmediate || own?.quietHoursOff) return 0
  return waitByClock(now, { from: own?.quietFrom ?? '21:00', until: own?.quietUntil ?? '08:00' }, zone)
}

const stranger: NotificationContact = {
  contact_id: 'x',
  first_name: 'Xi',
  relation: '',
  email: 'x@example.com',
  phone: '',
  phone_verified: false,
  phone_stopped: false,
  is_holder: true,
}

/** Lists everyone who could get the event, in the order in which the first one with an address counts. */
function possibleSends({ contacts, addressee, isOnlyForAddressee, groupIds }: World): PossibleSend[] {
  const standIn = contacts.find(({ relation, email }) => relation === '' && email !== '')?.contact_id
  const hasHolder = contacts.some(({ is_holder }) => is_holder)
  const people = contacts.map((person) => ({
    ...person,
    is_holder: person.is_holder || person.contact_id === addressee || (!hasHolder && person.contact_id === standIn),
  }))
  return [...(addressee === 'x' ? [stranger] : []), ...people]
    .filter(({ contact_id }) => !isOnlyForAddressee || contact_id === addressee)
    .flatMap((person) =>
      (groupIds.length === 0 ? [null] : groupIds).flatMap((groupId) =>
        (['email', 'sms'] as const).map((channel) => ({ person, groupId, channel })),
      ),
    )
}

/** Expects sends as `address: milliseconds to wait`, by the rules that customers are told. */
function expectedSends(world: World): Record<string, number> {
  const sends = new Map<string, { by: string; wait: number }>()
  for (const possible of possibleSends(world).filter((candidate) => isRelevant(world, candidate))) {
    const { person, channel } = possible
    const to = `${channel} ${(channel === 'email' ? person.email : person.phone).toLowerCase()}`
    const wait = expectedWait(world, possible)
    const before = sends.get(to)
    if (!before) sends.set(to, { by: person.contact_id, wait })
    else if (before.by === person.contact_id) before.wait = Math.max(before.wait, wait)
  }
  return Object.fromEntries([...sends].map(([to, { wait }]) => [to, wait]))
}

/** Checks who gets the events, and when. */
function expectExactSends(worlds: fc.Arbitrary<World>): void {
  fc.assert(
    fc.property(worlds, (generated) => {
      const { contacts, choices, paperlessGroups, channels, now, zone, addressee, daysLeft, ...audience } = generated
      const optOuts = optOutsOf(generated)
      const person = addressee === null ? null : { contactId: addressee, email: 'x@example.com', firstName: 'Xi' }
      const notice = {
        ...audience,
        addressee: person,
        ...(daysLeft !== null && {
          isDue: ({ daysBeforeDue }: { daysBeforeDue: number }) => daysLeft <= daysBeforeDue,
        }),
      }
      const sends = sendsFor(notice, { contacts, choices, paperlessGroups, optOuts, channels, now, zone })
      const actual = sends.map((send) => [`${send.channel} ${send.address.toLowerCase()}`, send.delayMs])
      expect(Object.fromEntries(actual)).toEqual(expectedSends(generated))
      expect(new Set(actual.map(([to]) => to)).size).toBe(sends.length)
    }),
    { numRuns: 300 },
  )
}

describe('an event', () => {
  it('is sent exactly to those who get it by their choices, once per address, after their quiet hours', () => {
    expectExactSends(world)
  })

  it('is texted at once if it is immediate, in quiet hours too, whatever its category', () => {
    expectExactSends(worldWith(fc.constant({ isImmediate: true })))
  })

  it('waits for the end of quiet hours if it is not immediate, even in an urgent category', () => {
    expectExactSends(worldWith(fc.constant({ isImmediate: false })))
  })

  it('that is only for text messages reaches exactly those who chose texts, and is never emailed', () => {
    expectExactSends(worldWith(fc.constant({ onlyTexts: 'ifChosen' })))
  })

  it('that must be texted reaches every number that takes texts, whatever was chosen, and is never emailed', () => {
    expectExactSends(worldWith(fc.constant({ onlyTexts: 'always' })))
  })

  it('that is only for text messages waits for the end of quiet hours unless it is immediate', () => {
    const isImmediate = fc.boolean()
    const onlyTexts = fc.constantFrom('ifChosen' as const, 'always' as const)
    expectExactSends(worldWith(fc.record({ isImmediate, onlyTexts })))
  })

  it('waits for the longer of the quiet hours of two billing accounts, as a text message only', () => {
    const ada = {
      contact_id: 'a',
      first_name: 'Ada',
      relation: '',
      email: 'a@example.com',
      phone: '2105550100',
      phone_verified: true,
      phone_stopped: false,
      is_holder: true,
    }
    const settings = { contactId: 'a', quietFrom: '21:00', quietHoursOff: false, daysBeforeDue: 3, usageThreshold: 120 }
    const channels = { bill_ready: ['email' as const, 'sms' as const] }
    const sends = sendsFor(
      { category: 'bill_ready', groupIds: ['G1', 'G2', 'G3'] },
      {
        contacts: [ada],
        choices: ['08:00', '09:00', '07:00'].map((quietUntil, index) => ({
          ...settings,
          groupId: `G${index + 1}`,
          channels,
          quietUntil,
        })),
        paperlessGroups: new Set<string>(),
        optOuts: new Map(),
        channels: { email: true, sms: true },
        now: new Date('2026-06-11T04:00:00Z'),
        zone: 'America/Chicago',
      },
    )
    expect(sends.map(({ channel, delayMs }) => [channel, delayMs])).toEqual([
      ['email', 0],
      ['sms', 10 * 60 * minuteMs],
    ])
  })
})
