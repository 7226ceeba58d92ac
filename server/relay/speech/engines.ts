/** The engines that speak and hear, for the program that answers the relay's calls. */
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config'
import { chosenRecognizer, chosenSpeaker } from './chosen'
import { openAiRecognizer, openAiSpeaker, type SpeechService } from './openAi'
import { fillings, spokenPhrases } from './phrases'
import { createPocketsphinx, findPocketsphinx } from './pocketsphinx'
import type { Recognizer } from './recognizer'
import type { Speaker } from './speaker'
import { createText2wav, isText2wavInstalled } from './text2wav'

export interface SpeechEngines {
  /** Null where nothing is read aloud. */
  speaker: Speaker | null
  /** Null where nobody can speak commands. */
  recognizer: Recognizer | null
  close(): Promise<void>
}

export async function createSpeechEngines(config: Config, log: FastifyBaseLogger): Promise<SpeechEngines> {
  const speaker = speakerOf(config)
  const recognizer = await recognizerOf(config, log)
  log.info({ speaker: speaker?.name ?? 'none', recognizer: recognizer?.name ?? 'none' }, 'speech engines')
  return {
    speaker,
    recognizer,
    close: async () => void (await Promise.all([speaker?.close(), recognizer?.close()])),
  }
}

/** The portal's own: none where the relay is a program of its own, which has them. */
export const createPortalEngines = async (config: Config, log: FastifyBaseLogger): Promise<SpeechEngines | null> =>
  config.RELAY_PORT === undefined ? createSpeechEngines(config, log) : null

function speakerOf(config: Config): Speaker | null {
  switch (chosenSpeaker(config)) {
    case 'none':
      return null
    case 'http':
      return openAiSpeaker(serviceOf(config, config.SPEECH_TTS_MODEL), config.SPEECH_VOICE)
    case 'text2wav':
      if (!isText2wavInstalled()) throw new Error('SPEECH_SPEAKER is text2wav, which is not installed')
      return createText2wav({ timeoutMs: config.SPEECH_TIMEOUT_MS })
  }
}

async function recognizerOf(config: Config, log: FastifyBaseLogger): Promise<Recognizer | null> {
  switch (chosenRecognizer(config)) {
    case 'none':
      return null
    case 'http':
      return openAiRecognizer(serviceOf(config, config.SPEECH_MODEL))
    case 'pocketsphinx': {
      const program = findPocketsphinx()
      if (program === null) throw new Error('SPEECH_RECOGNIZER is pocketsphinx, which is not installed with its model')
      const phrases = { phrases: spokenPhrases, fillings }
      return createPocketsphinx(program, { phrases, timeoutMs: config.SPEECH_TIMEOUT_MS, log })
    }
  }
}

function serviceOf(config: Config, model: string): SpeechService {
  if (!config.SPEECH_URL) throw new Error('SPEECH_URL is missing')
  return { url: config.SPEECH_URL, key: config.SPEECH_KEY, model, timeoutMs: config.SPEECH_TIMEOUT_MS }
}
