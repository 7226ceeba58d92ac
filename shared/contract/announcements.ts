/** What the provider tells its customers: planned work, outages, safety, rates. */
import { z } from 'zod/mini'
import { userTypes } from '../access'
import {
  announcementChannels,
  announcementKinds,
  announcementStatuses,
  bodyLimit,
  currentAtMost,
  isSafeLink,
  severities,
  titleLimit,
} from '../announcements'
import { Moment } from '../dates'
import { endpoint } from '../endpoint'
import { pageQuery } from '../paging'
import { ServiceType, serviceTypes } from '../services'
import { Line, oneLine, RequiredLine, Text } from '../typed'
import * as announcementTexts from '../texts/announcements'

export const Announcement = z.object({
  announcement_id: z.string(),
  title: z.string(),
  /** Paragraphs apart by an empty line; links as `[text](address)`. */
  body: z.string(),
  kind: z.string(),
  severity: z.enum(severities),
  /** Never what stands above everything else: `isAlert`. */
  dismissible: z.boolean(),
  priority: z.int(),
  starts_at: Moment,
  ends_at: z.nullable(Moment),
  /** Where to read on; empty without a link. */
  link_url: z.string(),
  link_text: z.string(),
  channels: z.array(z.enum(announcementChannels)),
})
export type Announcement = z.infer<typeof Announcement>

/** An empty list means everybody. */
const audienceAnswer = {
  state: z.array(z.string()),
  city: z.array(z.string()),
  pincode: z.array(z.string()),
  community: z.array(z.string()),
  service_type_code: z.array(ServiceType),
  user_type: z.array(z.enum(userTypes)),
}

export const ManagedAnnouncement = z.extend(Announcement, {
  ...audienceAnswer,
  status: z.enum(announcementStatuses),
  /** Goes up with every change; a change has to name the one that it was made on. */
  version: z.int(),
  /** Customers' people who had it above a screen or on their dashboard, as it is now: each counts once. */
  seen_count: z.int(),
})
export type ManagedAnnouncement = z.infer<typeof ManagedAnnouncement>

const filter = z.optional(z.string().check(z.trim(), z.maxLength(80)))

export const listActiveAnnouncements = endpoint({
  method: 'GET',
  path: '/api/v1/announcement/active',
  summary: 'What is announced now to the person signed in, in order of priority; the filters narrow it further.',
  access: 'signedIn',
  query: z.object({
    city: filter,
    state: filter,
    pincode: filter,
    community: filter,
    service_type_code: z.optional(ServiceType),
    user_type: z.optional(z.enum(userTypes)),
    /** `place`: only what names the communities or cities asked about, nothing that is said to everybody. */
    aimed_at: z.optional(z.literal('place')),
    /** `no`: without what one has dismissed, and without what stands on the sign-in page alone. */
    dismissed: z.optional(z.literal('no')),
    /** `banner`: only what stands above every screen. */
    channel: z.optional(z.literal('banner')),
  }),
  response: z.array(Announcement),
})

export const dismissAnnouncement = endpoint({
  method: 'POST',
  path: '/api/v1/announcement/dismiss',
  summary:
    'Takes an announcement off one’s own dashboard until it is changed. 409 where it has to stay, such as safety.',
  access: 'signedIn',
  body: z.strictObject({ announcement_id: z.uuid() }),
  response: z.null(),
})

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/api/v1/announcement',
  summary: 'The announcements as staff work on them: those that are not over, in order of priority, or those that are.',
  access: 'ANNOUNCEMENTS.read',
  query: z.object({
    /** `current`: drafts, scheduled and live ones, all on one page. `expired`: the last to end first. */
    view: z._default(z.enum(['current', 'expired']), 'current'),
    ...pageQuery,
  }),
  response: z.object({ announcements: z.array(ManagedAnnouncement), total_count: z.int() }),
})

const namesAtMost = 100
const names = (max: number) =>
  z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(oneLine)))
    .check(z.maxLength(namesAtMost))

const audience = {
  state: names(2),
  city: names(80),
  pincode: names(10),
  community: names(80),
  service_type_code: z.array(ServiceType).check(z.maxLength(serviceTypes.length)),
  user_type: z.array(z.enum(userTypes)).check(z.maxLength(userTypes.length)),
}
const AudienceOf = z.strictObject(audience)
export type AnnouncementAudience = z.infer<typeof AudienceOf>

/** Within what a calendar of people holds. */
const Sane = Moment.check(
  z.refine((moment) => moment >= '2000' && moment < '2200', { error: 'Enter a year from 2000 to 2199' }),
)

const written = {
  title: RequiredLine({ name: 'Title', max: titleLimit }),
  body: Text({ name: 'Text', max: bodyLimit }),
  kind: z.enum(announcementKinds, { error: announcementTexts.kindRequired }),
  severity: z.enum(severities),
  dismissible: z.boolean(),
  link_url: Line({ name: 'Address', max: 500 }).check(
    z.refine((url) => url === '' || isSafeLink(url), { error: announcementTexts.unsafeLink }),
  ),
  link_text: Line({ name: 'Text of the link', max: 80 }),
  starts_at: Sane,
  ends_at: z.nullable(Sane),
  draft: z.boolean(),
  channels: z.array(z.enum(announcementChannels)).check(
    z.minLength(1, { error: announcementTexts.channelMissing }),
    z.maxLength(announcementChannels.length),
    z.refine((chosen) => new Set(chosen).size === chosen.length, { error: 'Name each channel once' }),
  ),
  ...audience,
}
const Written = z.object(written)
export type WrittenAnnouncement = z.infer<typeof Written>

export const createAnnouncement = endpoint({
  method: 'POST',
  path: '/api/v1/announcement',
  summary: 'Announces something, or keeps it as a draft. It stands first until the order is changed.',
  access: 'ANNOUNCEMENTS.write',
  idempotent: true,
  body: z.strictObject(written),
  response: ManagedAnnouncement,
})

export const updateAnnouncement = endpoint({
  method: 'PUT',
  path: '/api/v1/announcement/:announcement_id',
  summary: 'Changes an announcement.',
  access: 'ANNOUNCEMENTS.write',
  params: z.object({ announcement_id: z.uuid() }),
  body: z.strictObject({
    ...written,
    /** Of the announcement as it was when the changes were made. */
    version: z.int(),
  }),
  response: ManagedAnnouncement,
})

export const deleteAnnouncement = endpoint({
  method: 'DELETE',
  path: '/api/v1/announcement/:announcement_id',
  summary: 'Deletes an announcement.',
  access: 'ANNOUNCEMENTS.write',
  params: z.object({ announcement_id: z.uuid() }),
  query: z.object({ version: z.coerce.number<number>().check(z.multipleOf(1), z.gte(1), z.lte(1_000_000_000)) }),
  response: z.null(),
})

export const expireAnnouncement = endpoint({
  method: 'POST',
  path: '/api/v1/announcement/expire',
  summary: 'Ends an announcement that is live, now by the server’s clock.',
  access: 'ANNOUNCEMENTS.write',
  body: z.strictObject({ announcement_id: z.uuid(), version: z.int() }),
  response: ManagedAnnouncement,
})

const order = z.array(z.uuid()).check(z.maxLength(currentAtMost * 2))

export const updateAnnouncementPriority = endpoint({
  method: 'POST',
  path: '/api/v1/announcement/update-priority',
  summary: 'Puts the announcements that are not over into an order: each is named with its priority, the lowest first.',
  access: 'ANNOUNCEMENTS.write',
  body: z.strictObject({
    announcements: z
      .array(z.strictObject({ announcement_id: z.uuid(), priority: z.int().check(z.gte(1), z.lte(1_000_000)) }))
      .check(z.minLength(1), z.maxLength(currentAtMost * 2)),
    /** The ids in the order that was changed; where it is no longer so, nothing is. */
    previous_order: order,
  }),
  response: z.null(),
})

export const countAudience = endpoint({
  method: 'POST',
  path: '/api/v1/announcement/audience-count',
  summary: 'How many customers, and people of staff, an audience fits.',
  access: 'ANNOUNCEMENTS.read',
  body: AudienceOf,
  response: z.object({
    customer_count: z.int(),
    /** False when there are more customers than were counted. */
    is_exact: z.boolean(),
    staff_count: z.int(),
  }),
})

/** Every call of this noun, as the contract lists them. */
export const announcements = {
  listActiveAnnouncements,
  dismissAnnouncement,
  listAnnouncements,
  createAnnouncement,
  updateAnnouncement,
  deleteAnnouncement,
  expireAnnouncement,
  updateAnnouncementPriority,
  countAudience,
}
