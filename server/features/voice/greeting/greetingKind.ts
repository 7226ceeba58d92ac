/** What an uploaded greeting is, by its content. */
import type { GreetingType } from '#shared/voice'

/** Sounds alone are often kept in the container that films are kept in. */
const known: Record<string, GreetingType> = {
  'audio/wav': 'audio/wav',
  'audio/mpeg': 'audio/mpeg',
  'audio/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'video/mp4': 'audio/mp4',
  'audio/ogg': 'audio/ogg',
  'audio/webm': 'audio/webm',
  'video/webm': 'audio/webm',
}

/** Null for anything that is no sound. */
export async function greetingKindOf(bytes: Uint8Array): Promise<GreetingType | null> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes)
  // "audio/ogg; codecs=opus"
  return known[found?.mime.split(';')[0] ?? ''] ?? null
}
