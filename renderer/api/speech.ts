/** A text as sound, by the relay. */
import { speakText } from '#shared/contract/relay'
import { longestSpokenText } from '#shared/speech'
import { fetchBlob } from './files'
import { runtimeConfig } from './http'

/** Whether the relay reads aloud, as the environment says. */
export const hasSpeaker = async (): Promise<boolean> => (await runtimeConfig()).features['speech'] === true

/** Null where it was not to be had: what it says is on the screen as well, so nobody is told of that. */
export async function speechOf(text: string, signal: AbortSignal): Promise<Blob | null> {
  const { data } = await fetchBlob(
    speakText,
    { body: { text: text.slice(0, longestSpokenText) } },
    { signal, shownByForm: ['unavailable', 'too_many_attempts', 'unexpected', 'offline'] },
  )
  return data ?? null
}
