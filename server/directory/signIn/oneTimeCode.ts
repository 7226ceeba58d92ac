/** Hashes one-time codes and compares typed ones with them. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { KeyRing } from '../../keyRing'

/** Returns whether the typed code matches, with any key of the ring. */
export const isCode = (code: { id: string; codeHash: Buffer }, typed: string, keys: KeyRing): boolean =>
  keys.some((key) => timingSafeEqual(code.codeHash, hashOfCode(key, code.id, typed)))

/** The hash includes the code's id, so that equal codes of two people have different hashes. */
export const hashOfCode = (key: string, id: string, code: string): Buffer =>
  createHmac('sha256', key).update(`${id}:${code}`).digest()
