/** A key that can be changed: what is new is made with the first of the ring, and what older ones made still counts. */
import { z } from 'zod/mini'
import { partsOf } from './listSetting'

export type KeyRing = readonly string[]

const Key = z.string().check(z.minLength(16))

/** Before keys could be changed, a key could have commas in it: what the undivided setting made opens as well. */
const withUndivided = (keys: readonly string[], setting: string): KeyRing =>
  keys.length > 1 ? [...keys, setting.trim()] : keys

/** A setting such as `new,old`. */
export const keyRing = z.pipe(
  z.pipe(
    z._default(z.string(), ''),
    z.transform((setting) => withUndivided(partsOf(setting), setting)),
  ),
  z.array(Key).check(z.minLength(1)),
)

export function newestKey([newest]: KeyRing): string {
  if (newest === undefined) throw new Error('A key ring is empty')
  return newest
}
