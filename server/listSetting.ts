/** A setting with several values, separated by commas. */
import { z } from 'zod/mini'

export const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

export const listOf = <S extends z.ZodMiniType<unknown, string>>(item: S) =>
  z._default(z.pipe(z.pipe(z.string(), z.transform(partsOf)), z.array(item)), [])
