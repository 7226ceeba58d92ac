/**
 * Defines schemas for text input in the contract: trimmed, with a maximum length, and without characters that
 * PostgreSQL can't store.
 */
import { z } from 'zod/mini'
import * as fieldTexts from '../texts/fields'

interface TextField {
  /** This is the label of the field, with which every error begins. */
  name: string
  max: number
}

/** PostgreSQL can't store NUL or half of a surrogate pair. Line breaks are allowed. */
export const storable = /^[^\0\p{Cs}]*$/u

/** A single line can't contain control characters either. */
export const oneLine = /^[^\p{Cc}\p{Cs}]*$/u

const limitedText = ({ name, max }: TextField, characters: RegExp) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, { error: fieldTexts.tooLong(name, max), abort: true }),
      z.regex(characters, { error: fieldTexts.invalid(name) }),
    )

/** Accepts one line. It is empty if the user left it out. */
export const Line = (field: TextField) => limitedText(field, oneLine)

export const RequiredLine = (field: TextField) =>
  Line(field).check(z.minLength(1, { error: fieldTexts.required(field.name) }))

/** Accepts a required text of one or more lines. */
export const Text = (field: TextField) =>
  limitedText(field, storable).check(z.minLength(1, { error: fieldTexts.required(field.name) }))

/** Accepts a search term for a list. */
export const SearchWords = (max = 200) => z.string().check(z.trim(), z.maxLength(max), z.regex(oneLine))
