/** A file as an answer: its type, its name, and that a browser shall neither guess at it nor keep it. */
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

export interface SentFile {
  name: string
  /** Media type. */
  type: string
  /** All of them, or as they come from where they are kept. */
  bytes: Uint8Array | Readable
}

/** RFC 6266: a name of plain letters for old clients, the whole name for all others. */
export function dispositionOf(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_')
  // encodeURIComponent leaves these five as they are; the header's grammar does not allow them.
  const whole = encodeURIComponent(name).replaceAll(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

export function sendFile(reply: FastifyReply, { name, type, bytes }: SentFile): SentFile['bytes'] {
  reply
    .header('content-type', type)
    .header('content-disposition', dispositionOf(name))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
  return bytes
}
