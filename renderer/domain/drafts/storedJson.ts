import { z } from 'zod/mini'

/** Parses a value that a draft stores as JSON text, because drafts hold plain values only. */
export function parseStoredJson<T>(schema: z.ZodMiniType<T>, text: string, fallback: T): T {
  try {
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : fallback
  } catch {
    return fallback // An older build or another program wrote it.
  }
}

/** Troubleshooting questions with the customer's answers. */
export const AnsweredChecks = z.array(z.object({ question: z.string(), answer: z.string() }))
export type AnsweredCheck = z.infer<typeof AnsweredChecks>[number]
