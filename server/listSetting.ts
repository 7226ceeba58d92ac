/** A setting with several values, separated by commas. */
import { z } from 'zod/mini'

export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

export const listSetting = <S extends z.ZodMiniType<unknown, string>>(item: S) =>
  z._default(z.pipe(z.pipe(z.string(), z.transform(splitList)), z.array(item)), [])
