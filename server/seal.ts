/** Seals short secrets for the database with AES-256-GCM, bound to their owner. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { type KeyRing, newestKey } from './keyRing'

const nonceBytes = 12
const tagBytes = 16

const derivedKeys = new Map<string, Buffer>()

/** Keys are few, and deriving one takes longer than sealing with it. */
function deriveKey(secret: string): Buffer {
  const known = derivedKeys.get(secret)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'portal seal', 32))
  derivedKeys.set(secret, key)
  return key
}

/** A secret that is sealed for one owner cannot be opened for another. */
interface SealContext {
  /** SEAL_KEY of the settings. */
  keys: KeyRing
  owner: string
}

export function seal(text: string, { keys, owner }: SealContext): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(newestKey(keys)), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

interface UnsealedText {
  text: string
  /** True when an older key opened it, so that it should be sealed again. */
  isOutdated: boolean
}

/**
 * Returns null when the value was changed, or was sealed for another owner or with a key that is no longer in the ring.
 */
export function unseal(sealed: Buffer, { keys, owner }: SealContext): UnsealedText | null {
  if (sealed.length < nonceBytes + tagBytes) return null
  for (const [index, key] of keys.entries()) {
    const text = decryptWith(key, sealed, owner)
    if (text !== null) return { text, isOutdated: index > 0 }
  }
  return null
}

function decryptWith(key: string, sealed: Buffer, owner: string): string | null {
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(key), sealed.subarray(0, nonceBytes))
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    // The tag does not match: the key, the owner or the bytes differ. The cases cannot be distinguished.
    return null
  }
}

/** A secret that can't be opened, because its key is no longer in the settings. */
export class UnknownSealKey extends Error {}
