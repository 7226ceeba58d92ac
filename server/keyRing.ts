/** A rotatable key: the first key of the ring makes new values, and the older ones still open old values. */
import { z } from 'zod/mini'
import { splitList } from './listSetting'

export type KeyRing = readonly string[]

const Key = z.string().check(z.minLength(16))

/** Keys from before rotation could contain commas, so the whole setting remains a key as well. */
const withWholeSetting = (keys: readonly string[], setting: string): KeyRing =>
  keys.length > 1 ? [...keys, setting.trim()] : keys

/** Parses a setting such as `new,old`. */
export const keyRing = z.pipe(
  z.pipe(
    z._default(z.string(), ''),
    z.transform((setting) => withWholeSetting(splitList(setting), setting)),
  ),
  z.array(Key).check(z.minLength(1)),
)

export function newestKey([newest]: KeyRing): string {
  if (newest === undefined) throw new Error('A key ring is empty')
  return newest
}
