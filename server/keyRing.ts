/** A key that can be changed: what is new is made with the first of the ring, and what older ones made still counts. */
import { z } from 'zod/mini'
import { listOf } from './listSetting'

export type KeyRing = readonly string[]

const Key = z.string().check(z.minLength(16))

/** A setting such as `new,old`. */
export const keyRing = listOf(Key).check(z.minLength(1))

export function newestKey([newest]: KeyRing): string {
  if (newest === undefined) throw new Error('A key ring is empty')
  return newest
}
