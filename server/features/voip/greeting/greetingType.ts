/** Detects the type of an uploaded greeting by its content. */
import type { GreetingType } from '#shared/services/voip'

/** Audio is often stored in a video container. */
const greetingTypes: Record<string, GreetingType> = {
  'audio/wav': 'audio/wav',
  'audio/mpeg': 'audio/mpeg',
  'audio/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'video/mp4': 'audio/mp4',
  'audio/ogg': 'audio/ogg',
  'audio/webm': 'audio/webm',
  'video/webm': 'audio/webm',
}

/** Returns null for content that is not audio. */
export async function detectGreetingType(bytes: Uint8Array): Promise<GreetingType | null> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes)
  // The MIME type may have parameters, such as "audio/ogg; codecs=opus".
  return greetingTypes[found?.mime.split(';')[0] ?? ''] ?? null
}
