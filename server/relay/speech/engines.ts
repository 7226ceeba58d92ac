/** Creates the speech engines of the program that serves the relay's routes. */
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config'
import { selectRecognizer, selectSpeaker } from './engineSelection'
import { openAiRecognizer, openAiSpeaker, type SpeechService } from './openAi'
import { createPocketsphinx, findPocketsphinx } from './pocketsphinx'
import type { Recognizer } from './recognizer'
import type { Speaker } from './speaker'
import { parameterValues, spokenPhrases } from './spokenPhrases'
import { createText2wav, isText2wavInstalled } from './text2wav'

export interface SpeechEngines {
  /** Null when speech output is off. */
  speaker: Speaker | null
  /** Null when speech recognition is off. */
  recognizer: Recognizer | null
  close(): Promise<void>
}

export async function createSpeechEngines(config: Config, log: FastifyBaseLogger): Promise<SpeechEngines> {
  const speaker = createSpeaker(config)
  const recognizer = await createRecognizer(config, log)
  log.info({ speaker: speaker?.name ?? 'none', recognizer: recognizer?.name ?? 'none' }, 'speech engines')
  return {
    speaker,
    recognizer,
    close: async () => void (await Promise.all([speaker?.close(), recognizer?.close()])),
  }
}

/** Creates the engines of the portal; null when the relay runs as a separate program, which has its own. */
export const createPortalEngines = async (config: Config, log: FastifyBaseLogger): Promise<SpeechEngines | null> =>
  config.RELAY_PORT === undefined ? createSpeechEngines(config, log) : null

function createSpeaker(config: Config): Speaker | null {
  switch (selectSpeaker(config)) {
    case 'none':
      return null
    case 'http':
      return openAiSpeaker(speechServiceOf(config, config.SPEECH_TTS_MODEL), config.SPEECH_VOICE)
    case 'text2wav':
      if (!isText2wavInstalled()) throw new Error('SPEECH_SPEAKER is text2wav, which is not installed')
      return createText2wav({ timeoutMs: config.SPEECH_TIMEOUT_MS })
  }
}

async function createRecognizer(config: Config, log: FastifyBaseLogger): Promise<Recognizer | null> {
  switch (selectRecognizer(config)) {
    case 'none':
      return null
    case 'http':
      return openAiRecognizer(speechServiceOf(config, config.SPEECH_MODEL))
    case 'pocketsphinx': {
      const program = findPocketsphinx()
      if (program === null) throw new Error('SPEECH_RECOGNIZER is pocketsphinx, which is not installed with its model')
      const phrases = { phrases: spokenPhrases, fillings: parameterValues }
      return createPocketsphinx(program, { phrases, timeoutMs: config.SPEECH_TIMEOUT_MS, log })
    }
  }
}

function speechServiceOf(config: Config, model: string): SpeechService {
  if (!config.SPEECH_URL) throw new Error('SPEECH_URL is missing')
  return { url: config.SPEECH_URL, key: config.SPEECH_KEY, model, timeoutMs: config.SPEECH_TIMEOUT_MS }
}
