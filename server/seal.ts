/** Seals short secrets for the database: AES-256-GCM, bound to whom they belong. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { newestKey, type KeyRing } from './keyRing'

const nonceBytes = 12
const tagBytes = 16

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'portal seal', 32))

/** What is sealed for one owner does not open for another. */
export interface Sealing {
  /** SEAL_KEY of the settings. */
  keys: KeyRing
  owner: string
}

export function seal(text: string, { keys, owner }: Sealing): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(newestKey(keys)), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

export interface Unsealed {
  text: string
  /** Whether an older key opened it, so that it should be sealed again. */
  isOutdated: boolean
}

/** Null when it was changed, or sealed for another owner or with a key that is no longer in the ring. */
export function unseal(sealed: Buffer, { keys, owner }: Sealing): Unsealed | null {
  for (const [index, key] of keys.entries()) {
    const text = openWith(key, sealed, owner)
    if (text !== null) return { text, isOutdated: index > 0 }
  }
  return null
}

function openWith(key: string, sealed: Buffer, owner: string): string | null {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(key), sealed.subarray(0, nonceBytes))
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    // The tag does not fit: another key, another owner, or changed bytes. The three cannot be told apart.
    return null
  }
}
