/**
 * Selects the recognizer of the browser tests: the machine's own, or a stand-in if there is none or
 * VOICE_RECOGNIZER=stand-in asks for it.
 */
import { findPocketsphinx } from '../../../server/relay/speech/pocketsphinx'
import { fakeRecognizerKey, startFakeRecognizer } from './fakeRecognizer'

interface TestRecognizer {
  name: string
  /** The portal's environment variables for this recognizer. */
  environment: Record<string, string>
  stop(): Promise<void>
}

export async function startTestRecognizer(requested = process.env['VOICE_RECOGNIZER'] ?? ''): Promise<TestRecognizer> {
  if (!['', 'pocketsphinx', 'stand-in'].includes(requested)) throw new Error(`VOICE_RECOGNIZER cannot be ${requested}`)
  const program = findPocketsphinx()
  if (requested === 'pocketsphinx' && program === null)
    throw new Error('VOICE_RECOGNIZER is pocketsphinx, which is not here')
  if (program !== null && requested !== 'stand-in') {
    return {
      name: `pocketsphinx (${program})`,
      environment: { SPEECH_RECOGNIZER: 'pocketsphinx' },
      stop: async () => undefined,
    }
  }
  const standIn = await startFakeRecognizer()
  return {
    name: `stand-in (${standIn.url}, ${program === null ? 'pocketsphinx is not installed' : 'asked for by VOICE_RECOGNIZER'})`,
    environment: { SPEECH_RECOGNIZER: 'http', SPEECH_URL: standIn.url, SPEECH_KEY: fakeRecognizerKey },
    stop: () => standIn.stop(),
  }
}
