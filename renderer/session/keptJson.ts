import { z } from 'zod/mini'

/** What a draft keeps as JSON, where it holds plain values only. */
export function keptJson<T>(schema: z.ZodMiniType<T>, text: string, fallback: T): T {
  try {
    const read = schema.safeParse(JSON.parse(text))
    return read.success ? read.data : fallback
  } catch {
    return fallback // Written by an older build, or by somebody else.
  }
}

/** What was tried or asked, with what came of it. */
export const Checks = z.array(z.object({ question: z.string(), answer: z.string() }))
export type Check = z.infer<typeof Checks>[number]
