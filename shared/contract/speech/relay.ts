/**
 * Defines speech output. The paths of the relay don't start with /api, as the specification requires. Speech input is
 * in ../transcription.
 */
import { z } from 'zod/mini'
import { endpoint } from '../../http/endpoint'
import { maxSpokenTextLength } from '../../speech/speech'

export const speakText = endpoint({
  method: 'POST',
  path: '/tts',
  summary: 'Converts a text to speech and returns the audio. Stores neither.',
  access: 'signedIn',
  body: z.strictObject({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxSpokenTextLength)) }),
  file: 'audio/wav',
})

export const relay = { speakText }
