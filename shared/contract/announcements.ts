/** What the provider tells its customers: planned work, outages, safety, rates. */
import { z } from 'zod/mini'
import { userTypes } from '../access'
import { Moment } from '../dates'
import { endpoint } from '../endpoint'
import { ServiceType } from '../services'

export const Announcement = z.object({
  announcement_id: z.string(),
  title: z.string(),
  body: z.string(),
  kind: z.string(),
  severity: z.enum(['info', 'notice', 'urgent', 'safety']),
  /** Safety announcements cannot be dismissed. */
  dismissible: z.boolean(),
  priority: z.int(),
  starts_at: Moment,
  ends_at: z.nullable(Moment),
})
export type Announcement = z.infer<typeof Announcement>

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
  }),
  response: z.array(Announcement),
})

/** Every call of this noun, as the contract lists them. */
export const announcements = { listActiveAnnouncements }
