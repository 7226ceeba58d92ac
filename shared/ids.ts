/** How anything is named on the wire. */
import { z } from 'zod/mini'

/** Without characters that PostgreSQL cannot hold: look-ups share statements, and one must not fail the others. */
export const Id = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(64), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: 'is not an identifier' }))
