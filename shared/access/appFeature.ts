import { z } from 'zod/mini'

/** The sign-in page loads this schema. Names aren't checked, because an unknown name grants no right. */
export const AppFeature = z.object({
  name: z.string(),
  read: z.boolean(),
  write: z.boolean(),
  approve: z.boolean(),
})
export type AppFeature = z.infer<typeof AppFeature>
