/** Text to speech by the relay. */
import { speakText } from '#shared/contract/speech/relay'
import { maxSpokenTextLength } from '#shared/speech/speech'
import { fetchBlob } from '../files'
import { runtimeConfig } from '../http'

/** Returns whether the environment has a relay that speaks. */
export const hasSpeaker = async (): Promise<boolean> => (await runtimeConfig()).features['speech'] === true

/** Returns null when there is no audio. The text is on the screen as well, so no error is shown. */
export async function fetchSpeech(text: string, signal: AbortSignal): Promise<Blob | null> {
  const { data } = await fetchBlob(
    speakText,
    { body: { text: text.slice(0, maxSpokenTextLength) } },
    { signal, shownByForm: ['unavailable', 'too_many_attempts', 'unexpected', 'offline'] },
  )
  return data ?? null
}
