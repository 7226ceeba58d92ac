/**
 * Encrypts a session with a key that is stored elsewhere: without the 32 bytes in the keychain, the file is useless.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const keyBytes = 32
const ivBytes = 12
const tagBytes = 16

export const newKey = (): Buffer => randomBytes(keyBytes)

/** Binds the ciphertext to the purpose: decrypting it for another purpose fails. */
export function seal(key: Buffer, purpose: string, text: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(purpose))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Returns null if key, purpose or ciphertext don't match. */
export function unseal(key: Buffer, purpose: string, sealed: Buffer): string | null {
  if (key.length !== keyBytes || sealed.length < ivBytes + tagBytes) return null
  try {
    const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
    return decipher.update(sealed.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null // The data was changed or encrypted with another key.
  }
}
