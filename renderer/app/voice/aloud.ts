/** Speaks by the relay where it has a voice, else by the browser's; while it does, the microphone is not listened to. */
import { hasSpeaker, speechOf } from '../../api/speech'
import { platform } from '../../platform'
import { onSessionChange } from '../../session/heldSession'
import { floor } from './floor'
import { createSaying } from './saying'

async function prepare(text: string, signal: AbortSignal): Promise<(() => Promise<void>) | null> {
  const sound = (await hasSpeaker()) ? await speechOf(text, signal) : undefined
  if (sound === null) return null
  const machine = await platform.sound()
  return async () => {
    floor.loudspeakerBegins()
    try {
      await (sound ? play(sound, signal) : machine.speak(text, signal))
    } finally {
      floor.loudspeakerEnds()
    }
  }
}

function play(sound: Blob, signal: AbortSignal): Promise<void> {
  const address = URL.createObjectURL(sound)
  const audio = new Audio(address)
  return new Promise((resolve) => {
    const end = (): void => {
      audio.pause()
      signal.removeEventListener('abort', end)
      URL.revokeObjectURL(address)
      resolve()
    }
    signal.addEventListener('abort', end)
    audio.addEventListener('ended', end)
    audio.addEventListener('error', end)
    // A browser that plays nothing before the first click: it is on the screen as well.
    audio.play().catch(end)
  })
}

export const saying = createSaying({
  isPersonSpeaking: () => floor.isPersonSpeaking(),
  prepare,
  after: (ms, act) => void setTimeout(act, ms),
})
onSessionChange((session) => {
  if (!session) saying.silence()
})
