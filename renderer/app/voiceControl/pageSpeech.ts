/** Speaks with the relay's voice, or else the browser's. While it speaks, microphone audio is not sent. */
import { fetchSpeech, hasSpeaker } from '../../api/speech/relay'
import { platform } from '../../platform'
import { onSessionChange } from '../../session/storedSession'
import { createSpeechQueue } from './speechQueue'
import { turnTaking } from './turnTaking'

async function prepareSpeech(text: string, signal: AbortSignal): Promise<(() => Promise<void>) | null> {
  const audioBlob = (await hasSpeaker()) ? await fetchSpeech(text, signal) : undefined
  if (audioBlob === null) return null
  const hostAudio = await platform.loadAudio()
  return async () => {
    turnTaking.playbackStarted()
    try {
      await (audioBlob ? play(audioBlob, signal) : hostAudio.speak(text, signal))
    } finally {
      turnTaking.playbackEnded()
    }
  }
}

function play(audioBlob: Blob, signal: AbortSignal): Promise<void> {
  const objectUrl = URL.createObjectURL(audioBlob)
  const audio = new Audio(objectUrl)
  return new Promise((resolve) => {
    const finish = (): void => {
      audio.pause()
      signal.removeEventListener('abort', finish)
      URL.revokeObjectURL(objectUrl)
      resolve()
    }
    signal.addEventListener('abort', finish)
    audio.addEventListener('ended', finish)
    audio.addEventListener('error', finish)
    // Browsers play nothing before the first click. The text is on the screen as well.
    audio.play().catch(finish)
  })
}

export const pageSpeech = createSpeechQueue({
  isPersonSpeaking: () => turnTaking.isPersonSpeaking(),
  prepare: prepareSpeech,
  after: (ms, act) => void setTimeout(act, ms),
})
onSessionChange((session) => {
  if (!session) pageSpeech.stop()
})
