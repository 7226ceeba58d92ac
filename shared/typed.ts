/** What people type, as the contract takes it: trimmed, within a length, and nothing that PostgreSQL cannot hold. */
import { z } from 'zod/mini'

interface Typed {
  /** As the person knows the field: it begins every remark. */
  name: string
  max: number
}

/** PostgreSQL holds no NUL and no half of a surrogate pair; line breaks are welcome. */
export const storable = /^[^\0\p{Cs}]*$/u

/** The same without any control character. */
export const oneLine = /^[^\p{Cc}\p{Cs}]*$/u

const limited = ({ name, max }: Typed, characters: RegExp) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, { error: `${name} cannot be more than ${max} characters`, abort: true }),
      z.regex(characters, { error: `${name} is invalid` }),
    )

/** One line; empty when the person left it out. */
export const Line = (typed: Typed) => limited(typed, oneLine)

/** One line that has to be there. */
export const RequiredLine = (typed: Typed) => Line(typed).check(z.minLength(1, { error: `${typed.name} is required` }))

/** One line or several, which has to be there. */
export const Text = (typed: Typed) =>
  limited(typed, storable).check(z.minLength(1, { error: `${typed.name} is required` }))

/** What a list is searched for. */
export const SearchWords = (max = 200) => z.string().check(z.trim(), z.maxLength(max), z.regex(oneLine))
