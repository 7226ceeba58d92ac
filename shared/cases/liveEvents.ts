/**
 * Defines the live events between the provider's servers and to clients. They only contain ids, so that every recipient
 * has to request the data with their own rights.
 */
import { z } from 'zod/mini'

export const LiveEvent = z.discriminatedUnion('kind', [
  /** A customer, or staff for them, sent a message. */
  z.object({ kind: z.literal('opened'), case_id: z.uuid() }),
  z.object({ kind: z.literal('commented'), case_id: z.uuid() }),
  /** The assignment, the status or the labels of a message changed. */
  z.object({ kind: z.literal('changed'), case_id: z.uuid() }),
  /** An agent started or stopped viewing the message. */
  z.object({ kind: z.literal('viewers'), case_id: z.uuid() }),
  /** A label was created, renamed or deleted. */
  z.object({ kind: z.literal('labels') }),
  /** A team was created, changed or deleted, or the availability of a member changed. */
  z.object({ kind: z.literal('teams') }),
  /** Events may have been missed, so clients have to reload what they show. */
  z.object({ kind: z.literal('again') }),
])
export type LiveEvent = z.infer<typeof LiveEvent>
