/** A file as a response: an attachment that browsers neither sniff nor cache. */
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

export interface SentFile {
  name: string
  /** Media type. */
  type: string
  /** A stream where the file may be long, so that it is never in memory as a whole. */
  bytes: Uint8Array | Readable
}

/** RFC 6266: an ASCII name for old clients and the full name for all others. */
function dispositionOf(name: string): string {
  const asciiName = name.replaceAll(/[^\w. -]/g, '_')
  // encodeURIComponent leaves these five characters, which the header's grammar does not allow.
  const encodedName = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${asciiName}"; filename*=UTF-8''${encodedName}`
}

export function sendFile(reply: FastifyReply, { name, type, bytes }: SentFile): SentFile['bytes'] {
  reply
    .header('content-type', type)
    .header('content-disposition', dispositionOf(name))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
  return bytes
}
