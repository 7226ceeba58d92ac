/** What happened for the person who is signed in: the bell in the header. */
import { z } from 'zod/mini'
import { Moment } from '../dates'
import { endpoint } from '../endpoint'

export const updateKinds = [
  /** Somebody assigned a message to the person. */
  'message_assigned',
  /** A customer replied to a message that is assigned to the person. */
  'customer_replied',
  /** Customer care replied to a message or request that the person opened. */
  'care_replied',
  /** A colleague requested something that the person can approve. */
  'refund_requested',
  'credits_requested',
  'access_change_requested',
] as const
export type UpdateKind = (typeof updateKinds)[number]

export const Update = z.object({
  update_id: z.uuid(),
  kind: z.enum(updateKinds),
  happened_at: Moment,
  /** Who did it. */
  by: z.string(),
  /** Null where it's about no message or request. */
  case_no: z.nullable(z.string()),
})
export type Update = z.infer<typeof Update>

export const listUpdates = endpoint({
  method: 'GET',
  path: '/api/v1/useraccess/updates',
  summary:
    'Assigned messages, replies and approvals that are waiting for the caller, the newest first, at most fifty. Without `since`, it answers none and the moment to ask from.',
  access: 'signedIn',
  query: z.object({ since: z.optional(Moment) }),
  response: z.object({
    updates: z.array(Update),
    /** The `since` of the next call. Some updates may come twice. */
    until: Moment,
  }),
})

/** Every call of this noun, as the contract lists them. */
export const updates = { listUpdates }
