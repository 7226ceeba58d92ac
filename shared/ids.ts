/** How anything is named on the wire. */
import { z } from 'zod/mini'

/** Without characters that PostgreSQL cannot hold: look-ups share statements, and one must not fail the others. */
export const Id = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(64), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: 'is not an identifier' }))

/** Whether a text, such as a part of an address, can name one of our own rows. */
export const isUuid = (text: string | null): text is string => z.uuid().safeParse(text).success

/** PostgreSQL holds no NUL and no half of a surrogate pair; line breaks are welcome. */
export const storable = /^[^\0\p{Cs}]*$/u

/** What a person typed into a required field, without the white space around it. */
export const Text = ({ name, max }: { name: string; max: number }) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: `${name} is required`, abort: true }),
      z.maxLength(max, { error: `${name} cannot be more than ${max} characters`, abort: true }),
      z.regex(storable, { error: `${name} is invalid` }),
    )
