/** The relay's routes: speech output, the transcription socket, command parsing and the chat. */
import { speakText } from '#shared/contract/speech/relay'
import * as relayTexts from '#shared/texts/speech/relay'
import type { ThrottleRule } from '../directory/signIn/rules'
import { limitAttempts } from '../directory/signIn/throttle'
import { AppError } from '../http/appError'
import { type RouteContext, serve } from '../http/serve'
import type { RelayServices } from '../services'
import { chatRoutes } from './chat/routes'
import { commandRoutes } from './commands.routes'
import { SpeechFailure } from './speech/speaker'
import { transcribingRoute } from './transcribing/route'

/** The limit allows notifications, and chat answers that are read sentence by sentence. */
const textLimit: ThrottleRule = { limit: 120, windowMinutes: 5 }

export async function relayRoutes(routeContext: RouteContext, services: RelayServices): Promise<void> {
  const { speech, log } = services
  await transcribingRoute(routeContext, services)
  routeContext.app.addHook('onListen', async () => speech.speaker?.prepare())
  commandRoutes(routeContext, services)
  chatRoutes(routeContext, services)

  serve(routeContext, speakText, async ({ body, actor }, caller) => {
    if (!speech.speaker) throw new AppError('unavailable', relayTexts.noSpeaker)
    const textFor = relayTexts.throttled
    await limitAttempts(services, `spoken-texts:${actor.userId}`, { rule: textLimit, textFor })
    try {
      const { audio, type } = await speech.speaker.speak(body.text, caller.disconnectSignal())
      return { name: 'speech.wav', type, bytes: audio }
    } catch (error) {
      if (!(error instanceof SpeechFailure)) throw error
      log.warn({ reason: error.message }, 'a text was not read aloud')
      throw new AppError('unavailable', relayTexts.speakerFailed)
    }
  })
}
