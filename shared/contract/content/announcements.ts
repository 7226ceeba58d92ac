/** Defines announcements to customers, such as planned work, outages, safety notices and rate changes. */

import { z } from 'zod/mini'
import { userTypes } from '../../access/access'
import {
  announcementChannels,
  announcementKinds,
  announcementStatuses,
  bodyLimit,
  isSafeLink,
  severities,
  titleLimit,
} from '../../customers/announcements'
import { Line, oneLine, RequiredLine, Text } from '../../fields/textFields'
import { Moment } from '../../http/days'
import { earlyPaths } from '../../http/earlyPaths'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { maxCurrentAnnouncements } from '../../http/limits'
import { pageQuery } from '../../http/paging'
import { VersionQuery } from '../../http/queryNumbers'
import { ServiceType, serviceTypes } from '../../services/services'
import * as announcementTexts from '../../texts/content/announcements'
import * as fieldTexts from '../../texts/fields'
import * as httpTexts from '../../texts/http'

export const Announcement = z.object({
  announcement_id: z.string(),
  title: z.string(),
  /** Paragraphs are separated by an empty line. Links are written as `[text](address)`. */
  body: z.string(),
  kind: z.string(),
  severity: z.enum(severities),
  /** An alert (`isAlert`) can't be dismissed. */
  dismissible: z.boolean(),
  priority: z.int(),
  starts_at: Moment,
  ends_at: z.nullable(Moment),
  /** The URL is empty if there is no link. */
  link_url: z.string(),
  link_text: z.string(),
  channels: z.array(z.enum(announcementChannels)),
})
export type Announcement = z.infer<typeof Announcement>

/** An empty list means that everyone is included. */
const audienceFields = {
  state: z.array(z.string()),
  city: z.array(z.string()),
  pincode: z.array(z.string()),
  community: z.array(z.string()),
  service_type_code: z.array(ServiceType),
  user_type: z.array(z.enum(userTypes)),
}

export const ManagedAnnouncement = z.extend(Announcement, {
  ...audienceFields,
  status: z.enum(announcementStatuses),
  /** The version increases with every change. A change has to contain the version that it is based on. */
  version: z.int(),
  /** Counts each customer user once who saw this version in the banner or on the dashboard. */
  seen_count: z.int(),
})
export type ManagedAnnouncement = z.infer<typeof ManagedAnnouncement>

const filter = z.optional(z.string().check(z.trim(), z.maxLength(80)))

const audienceFilter = {
  city: filter,
  state: filter,
  pincode: filter,
  community: filter,
  service_type_code: z.optional(ServiceType),
  user_type: z.optional(z.enum(userTypes)),
}

export const listActiveAnnouncements = endpoint({
  method: 'GET',
  path: earlyPaths.announcements,
  summary: 'Lists live announcements for the caller by priority, optionally filtered.',
  access: 'signedIn',
  reads: ['Announcements'],
  query: z.object({
    ...audienceFilter,
    /** Staff get what this customer is shown, in place of the preview that the filters define. */
    crm_customer_id: z.optional(Id),
    /** `location` selects only announcements for specific communities or cities. */
    targeting: z.optional(z.literal('location')),
    /** `no` leaves out announcements that the user dismissed, and those only for the sign-in page. */
    dismissed: z.optional(z.literal('no')),
    /** `banner` selects only announcements in the banner. */
    channel: z.optional(z.literal('banner')),
  }),
  response: z.array(Announcement),
})

export const dismissAnnouncement = endpoint({
  method: 'POST',
  path: '/api/v1/announcement/dismiss',
  summary:
    'Dismisses an announcement for the caller until it changes. 409 if it cannot be dismissed, such as a safety announcement.',
  access: 'signedIn',
  changes: ['Announcements'],
  body: z.strictObject({ announcement_id: z.uuid() }),
  response: z.null(),
})

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/api/v1/announcement',
  summary:
    'Lists announcements for staff: drafts, scheduled and live ones by priority, or expired ones, optionally only those for an audience.',
  access: 'ANNOUNCEMENTS.read',
  reads: ['Announcements'],
  query: z.object({
    /** `current`: drafts, scheduled and live announcements on one page. `expired`: those that ended last come first. */
    view: z._default(z.enum(['current', 'expired']), 'current'),
    /** Each selects the announcements that target this value, and those that target all. */
    ...audienceFilter,
    ...pageQuery,
  }),
  response: z.object({ announcements: z.array(ManagedAnnouncement), total_count: z.int() }),
})

const maxNames = 100
const names = (max: number) =>
  z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(oneLine))).check(z.maxLength(maxNames))

const audience = {
  state: names(2),
  city: names(80),
  pincode: names(10),
  community: names(80),
  service_type_code: z.array(ServiceType).check(z.maxLength(serviceTypes.length)),
  user_type: z.array(z.enum(userTypes)).check(z.maxLength(userTypes.length)),
}
export const Audience = z.strictObject(audience)
export type AnnouncementAudience = z.infer<typeof Audience>

/** Rejects years that can only be typing errors. */
const PlausibleMoment = Moment.check(
  z.refine((moment) => moment >= '2000' && moment < '2200', { error: httpTexts.invalidYear }),
)

const writableFields = {
  title: RequiredLine({ name: fieldTexts.title, max: titleLimit }),
  body: Text({ name: fieldTexts.text, max: bodyLimit }),
  kind: z.enum(announcementKinds, { error: announcementTexts.kindRequired }),
  severity: z.enum(severities),
  dismissible: z.boolean(),
  link_url: Line({ name: fieldTexts.address, max: 500 }).check(
    z.refine((url) => url === '' || isSafeLink(url), { error: announcementTexts.unsafeLink }),
  ),
  link_text: Line({ name: fieldTexts.linkText, max: 80 }),
  starts_at: PlausibleMoment,
  ends_at: z.nullable(PlausibleMoment),
  draft: z.boolean(),
  channels: z.array(z.enum(announcementChannels)).check(
    z.minLength(1, { error: announcementTexts.channelMissing }),
    z.maxLength(announcementChannels.length),
    z.refine((selected) => new Set(selected).size === selected.length, { error: httpTexts.repeatedChannel }),
  ),
  ...audience,
}
export const AnnouncementInput = z.object(writableFields)
export type AnnouncementInput = z.infer<typeof AnnouncementInput>

export const createAnnouncement = endpoint({
  method: 'POST',
  path: '/api/v1/announcement',
  summary: 'Creates an announcement or a draft, with the highest priority until the order is changed.',
  access: 'ANNOUNCEMENTS.write',
  changes: ['Announcements'],
  idempotent: true,
  body: z.strictObject(writableFields),
  response: ManagedAnnouncement,
})

export const updateAnnouncement = endpoint({
  method: 'PUT',
  path: '/api/v1/announcement/:announcement_id',
  summary: 'Changes an announcement.',
  access: 'ANNOUNCEMENTS.write',
  changes: ['Announcements'],
  params: z.object({ announcement_id: z.uuid() }),
  body: z.strictObject({
    ...writableFields,
    /** The changes are based on this version of the announcement. */
    version: z.int(),
  }),
  response: ManagedAnnouncement,
})

export const deleteAnnouncement = endpoint({
  method: 'DELETE',
  path: '/api/v1/announcement/:announcement_id',
  summary: 'Deletes an announcement.',
  access: 'ANNOUNCEMENTS.write',
  changes: ['Announcements'],
  params: z.object({ announcement_id: z.uuid() }),
  query: VersionQuery,
  response: z.null(),
})

export const expireAnnouncement = endpoint({
  method: 'POST',
  path: '/api/v1/announcement/expire',
  summary: 'Ends a live announcement.',
  access: 'ANNOUNCEMENTS.write',
  changes: ['Announcements'],
  body: z.strictObject({ announcement_id: z.uuid(), version: z.int() }),
  response: ManagedAnnouncement,
})

const order = z.array(z.uuid()).check(z.maxLength(maxCurrentAnnouncements * 2))

export const updateAnnouncementPriority = endpoint({
  method: 'POST',
  path: '/api/v1/announcement/update-priority',
  summary:
    'Sets the order of all announcements that have not expired. Each is given with its priority; the lowest number is first.',
  access: 'ANNOUNCEMENTS.write',
  changes: ['Announcements'],
  body: z.strictObject({
    announcements: z
      .array(z.strictObject({ announcement_id: z.uuid(), priority: z.int().check(z.gte(1), z.lte(1_000_000)) }))
      .check(z.minLength(1), z.maxLength(maxCurrentAnnouncements * 2)),
    /** This is the order that the user changed. If it is outdated, nothing is saved. */
    previous_order: order,
  }),
  response: z.null(),
})

export const countAudience = endpoint({
  method: 'POST',
  path: '/api/v1/announcement/audience-count',
  summary: 'Counts the customers and staff in an audience.',
  access: 'ANNOUNCEMENTS.read',
  reads: [],
  body: Audience,
  response: z.object({
    customer_count: z.int(),
    /** It is false if more customers match than were counted. */
    is_exact: z.boolean(),
    staff_count: z.int(),
  }),
})

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
