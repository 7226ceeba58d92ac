/** Selects the speech engines by configuration and by what is installed, without starting them. */
import type { RuntimeConfig } from '#shared/http/runtimeConfig'
import type { Config } from '../../config'
import { findPocketsphinx } from './pocketsphinx'
import { isText2wavInstalled } from './text2wav'

/**
 * Spoken texts can contain a balance, so an external service is only used when it is set explicitly, not because a URL
 * is known.
 */
export function selectSpeaker({ SPEECH_SPEAKER: setting }: Config): 'text2wav' | 'http' | 'none' {
  if (setting !== 'auto') return setting
  return isText2wavInstalled() ? 'text2wav' : 'none'
}

export function selectRecognizer({ SPEECH_RECOGNIZER: setting, SPEECH_URL }: Config): 'pocketsphinx' | 'http' | 'none' {
  if (setting !== 'auto') return setting
  if (SPEECH_URL) return 'http'
  return findPocketsphinx() === null ? 'none' : 'pocketsphinx'
}

/**
 * The speech features for pages. A relay on another machine may have other engines installed, unless its settings name
 * them.
 */
export const speechFeatures = (config: Config): RuntimeConfig['features'] => ({
  speech: selectSpeaker(config) !== 'none',
  transcription: selectRecognizer(config) !== 'none',
})
