/** Which engines speak and hear, by configuration and by what is installed. Known without any of them being started. */
import type { RuntimeConfig } from '#shared/runtimeConfig'
import type { Config } from '../../config'
import { findPocketsphinx } from './pocketsphinx'
import { isText2wavInstalled } from './text2wav'

/** What is read aloud can be somebody's balance: it goes to a service only where that is said, not because there is one. */
export function chosenSpeaker({ SPEECH_SPEAKER: set }: Config): 'text2wav' | 'http' | 'none' {
  if (set !== 'auto') return set
  return isText2wavInstalled() ? 'text2wav' : 'none'
}

export function chosenRecognizer({ SPEECH_RECOGNIZER: set, SPEECH_URL }: Config): 'pocketsphinx' | 'http' | 'none' {
  if (set !== 'auto') return set
  if (SPEECH_URL) return 'http'
  return findPocketsphinx() === null ? 'none' : 'pocketsphinx'
}

/** For pages. A relay on another machine may have other engines installed, unless its settings name them. */
export const speechFeatures = (config: Config): RuntimeConfig['features'] => ({
  speech: chosenSpeaker(config) !== 'none',
  transcription: chosenRecognizer(config) !== 'none',
})
