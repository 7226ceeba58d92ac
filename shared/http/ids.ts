/** Defines identifiers on the wire. */
import { z } from 'zod/mini'
import { oneLine } from '../fields/textFields'
import * as httpTexts from '../texts/http'

/**
 * Rejects characters that PostgreSQL can't store. Lookups share statements, so one invalid id would fail all of them.
 */
export const Id = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(64), z.regex(oneLine, { error: httpTexts.invalidId }))

/** Returns whether a text, such as a part of a URL, can be the id of one of our rows. */
export const isUuid = (text: string | null): text is string => z.uuid().safeParse(text).success
