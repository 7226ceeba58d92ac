/** Defines the user's updates, which the bell in the header shows. */
import { z } from 'zod/mini'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'

const updateKinds = [
  /** A colleague assigned a message to the user. */
  'message_assigned',
  /** A colleague assigned a service request to the user. */
  'request_assigned',
  /** A customer replied to a message or request that is assigned to the user. */
  'customer_replied',
  /** Customer care replied to a message or request that the user opened. */
  'care_replied',
  /** A colleague requested something that the user can approve. */
  'refund_requested',
  'credits_requested',
  'access_change_requested',
] as const
export type UpdateKind = (typeof updateKinds)[number]

export const Update = z.object({
  update_id: z.uuid(),
  kind: z.enum(updateKinds),
  happened_at: Moment,
  /** This person caused the update. */
  by: z.string(),
  /** The message or request that the update is about; null if it is about neither. */
  case_id: z.nullable(z.uuid()),
  case_no: z.nullable(z.string()),
  is_message: z.nullable(z.boolean()),
})
export type Update = z.infer<typeof Update>

export const listUpdates = endpoint({
  method: 'GET',
  path: '/api/v1/useraccess/updates',
  summary:
    'Lists up to 50 assigned messages, replies and approvals that are waiting for the caller, newest first. Without `since`, the list is empty, and the response contains the time for the next call.',
  access: 'signedIn',
  reads: ['QueueCount', 'Refunds', 'Credits', 'AccessChanges'],
  query: z.object({ since: z.optional(Moment) }),
  response: z.object({
    updates: z.array(Update),
    /** The next request sends this as `since`. Some updates may come twice. */
    until: Moment,
  }),
})

export const updates = { listUpdates }
