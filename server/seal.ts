/** Seals short secrets for the database: AES-256-GCM, bound to whom they belong. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'portal seal', 32))

/** What is sealed for one owner does not open for another. */
export interface Sealing {
  /** SEAL_KEY of the settings. */
  key: string
  owner: string
}

export function seal(text: string, { key, owner }: Sealing): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(key), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Throws when it was changed, or sealed with another key or for another owner. */
export function unseal(sealed: Buffer, { key, owner }: Sealing): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(key), sealed.subarray(0, nonceBytes))
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
}
