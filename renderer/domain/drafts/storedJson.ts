import { z } from 'zod/mini'
import { parseJson } from '#shared/format/parseJson'

/** Parses a value that a draft stores as JSON text, because drafts hold plain values only. */
export function parseStoredJson<T>(schema: z.ZodMiniType<T>, text: string, fallback: T): T {
  const parsed = schema.safeParse(parseJson(text))
  // An older build or another program may have written something else.
  return parsed.success ? parsed.data : fallback
}

/** Troubleshooting questions with the customer's answers. */
export const AnsweredChecks = z.array(z.object({ question: z.string(), answer: z.string() }))
export type AnsweredCheck = z.infer<typeof AnsweredChecks>[number]
