/** The relay: what is spoken to a person. Its paths stand outside of /api, as the specification has them; listening is in ../transcribing. */
import { z } from 'zod/mini'
import { endpoint } from '../endpoint'
import { longestSpokenText } from '../speech'

export const speakText = endpoint({
  method: 'POST',
  path: '/tts',
  summary: 'Reads a text aloud: answers its sound, and keeps neither.',
  access: 'signedIn',
  body: z.strictObject({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestSpokenText)) }),
  file: 'audio/wav',
})

/** Every call of the relay, as the contract lists them. */
export const relay = { speakText }
