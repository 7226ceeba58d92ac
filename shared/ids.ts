/** How anything is named on the wire. */
import { z } from 'zod/mini'
import { oneLine } from './typed'

/** Without characters that PostgreSQL cannot hold: look-ups share statements, and one must not fail the others. */
export const Id = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(64), z.regex(oneLine, { error: 'is not an identifier' }))

/** Whether a text, such as a part of an address, can name one of our own rows. */
export const isUuid = (text: string | null): text is string => z.uuid().safeParse(text).success
