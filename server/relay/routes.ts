/** The relay's calls: what is spoken to a person, the socket on which they speak, what a sentence means, and the chat. */
import { speakText } from '#shared/contract/relay'
import { mayTry } from '../features/session/throttle'
import type { ThrottleRule } from '../features/session/rules'
import { AppError } from '../http/appError'
import { serve, type Mounting } from '../http/serve'
import type { RelayServices } from '../services'
import { chatRoutes } from './chat/routes'
import { commandRoutes } from './commands/routes'
import { SpeechFailure } from './speech/speaker'
import { transcribingRoute } from './transcribing/route'
import * as voiceControlTexts from '#shared/texts/voiceControl'

/** A notification now and then, or an answer of the chat sentence by sentence. */
const textsByUser: ThrottleRule = { limit: 120, windowMinutes: 5 }

export async function relayRoutes(mounting: Mounting, services: RelayServices): Promise<void> {
  const { speech, log } = services
  await transcribingRoute(mounting, services)
  mounting.app.addHook('onListen', async () => speech.speaker?.prepare())
  commandRoutes(mounting, services)
  chatRoutes(mounting, services)

  serve(mounting, speakText, async ({ body, actor }, caller) => {
    if (!speech.speaker) throw new AppError('unavailable', voiceControlTexts.noSpeaker)
    const textFor = voiceControlTexts.throttled
    await mayTry(services, `spoken-texts:${actor.userId}`, { rule: textsByUser, textFor })
    try {
      const { audio, type } = await speech.speaker.speak(body.text, caller.gone())
      return { name: 'speech.wav', type, bytes: audio }
    } catch (error) {
      if (!(error instanceof SpeechFailure)) throw error
      log.warn({ reason: error.message }, 'a text was not read aloud')
      throw new AppError('unavailable', voiceControlTexts.speakerFailed)
    }
  })
}
