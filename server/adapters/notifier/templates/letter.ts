/** An email in our layout, before it is rendered as text and as HTML. */
import { z } from 'zod/mini'

export const Letter = z.object({
  brand: z.string(),
  subject: z.string(),
  /** A line such as "Hi Anna,". */
  greeting: z.string(),
  paragraphs: z.array(z.string()),
  /** The button. In the text it is a separate line. */
  action: z.optional(z.object({ label: z.string(), url: z.string() })),
  /** Where the recipient chooses what to be notified about; missing where there is no choice. */
  preferencesUrl: z.optional(z.string()),
  /** Where one click stops this category; missing if the recipient cannot turn it off. */
  unsubscribeUrl: z.optional(z.string()),
})
export type Letter = z.infer<typeof Letter>
