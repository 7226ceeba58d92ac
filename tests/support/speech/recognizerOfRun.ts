/**
 * Selects the recognizer of the browser tests: the machine's own, or a stand-in if there is none or
 * VOICE_RECOGNIZER=stand-in asks for it.
 */
import { findPocketsphinx } from '../../../server/relay/speech/pocketsphinx'
import { standInKey, startStandIn } from './standIn'

export interface RecognizerOfRun {
  name: string
  /** The portal's environment variables for this recognizer. */
  environment: Record<string, string>
  stop(): Promise<void>
}

export async function recognizerOfRun(wish = process.env['VOICE_RECOGNIZER'] ?? ''): Promise<RecognizerOfRun> {
  if (!['', 'pocketsphinx', 'stand-in'].includes(wish)) throw new Error(`VOICE_RECOGNIZER cannot be ${wish}`)
  const program = findPocketsphinx()
  if (wish === 'pocketsphinx' && program === null)
    throw new Error('VOICE_RECOGNIZER is pocketsphinx, which is not here')
  if (program !== null && wish !== 'stand-in') {
    return {
      name: `pocketsphinx (${program})`,
      environment: { SPEECH_RECOGNIZER: 'pocketsphinx' },
      stop: async () => undefined,
    }
  }
  const standIn = await startStandIn()
  return {
    name: `stand-in (${standIn.url}, ${program === null ? 'pocketsphinx is not installed' : 'asked for by VOICE_RECOGNIZER'})`,
    environment: { SPEECH_RECOGNIZER: 'http', SPEECH_URL: standIn.url, SPEECH_KEY: standInKey },
    stop: () => standIn.stop(),
  }
}
