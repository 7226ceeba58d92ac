/** What one part of the provider's servers tells the others as it happens: ids alone, so that whoever hears it asks for what they may see. */
import { z } from 'zod/mini'

export const News = z.discriminatedUnion('kind', [
  /** A customer, or staff for them, opened a message. */
  z.object({ kind: z.literal('opened'), case_id: z.uuid() }),
  z.object({ kind: z.literal('commented'), case_id: z.uuid() }),
  /** Somebody takes care of it now, or it has another status or other labels. */
  z.object({ kind: z.literal('changed'), case_id: z.uuid() }),
  /** Somebody has begun to look at it, or does so no more. */
  z.object({ kind: z.literal('looking'), case_id: z.uuid() }),
  /** A label was added, or is called otherwise, or is gone from all messages. */
  z.object({ kind: z.literal('labels') }),
  /** Something may have been missed: look again at whatever is on the screen. */
  z.object({ kind: z.literal('again') }),
])
export type News = z.infer<typeof News>
