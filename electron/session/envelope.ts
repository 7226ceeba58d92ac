/** Seals a session under a key that lies elsewhere: the keychain holds 32 bytes, and the file without them is noise. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const keyBytes = 32
const ivBytes = 12
const tagBytes = 16

export const newKey = (): Buffer => randomBytes(keyBytes)

/** The text, sealed for this purpose alone: opened as something else it fails. */
export function seal(key: Buffer, purpose: string, text: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(purpose))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Null when the key, the purpose or the bytes are not those of the sealing. */
export function unseal(key: Buffer, purpose: string, sealed: Buffer): string | null {
  if (key.length !== keyBytes || sealed.length < ivBytes + tagBytes) return null
  try {
    const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
    return decipher.update(sealed.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null // Changed, or sealed under another key: that is the answer asked for.
  }
}
