/**
 * Decides whether and in which languages spelling is checked. Dictionaries only come from a configured server. It has
 * no side effects.
 */
import type { ShellConfig } from '../config'

export interface SpellingSettings {
  isOn: boolean
  languages: string[]
  /** Null if the system has its own dictionaries. */
  dictionaryUrl: string | null
}

export interface SpellingHost {
  /** Returns the languages that Chromium supports. Setting any other one is an error. */
  availableLanguages(): readonly string[]
  apply(spelling: SpellingSettings): void
}

type SpellingConfig = Pick<ShellConfig, 'dictionaryUrl' | 'spellingLanguages'>

/**
 * Without a configured server, Chromium would download dictionaries from Google, so there is no spell check. macOS has
 * its own.
 */
export const canCheckSpelling = (platform: NodeJS.Platform, { dictionaryUrl }: SpellingConfig): boolean =>
  platform === 'darwin' || dictionaryUrl !== undefined

export function spellingSettingsFor(
  platform: NodeJS.Platform,
  config: SpellingConfig,
  isEnabled: boolean,
): SpellingSettings {
  const isOn = isEnabled && canCheckSpelling(platform, config)
  const { dictionaryUrl } = config
  return {
    isOn,
    languages: isOn && platform !== 'darwin' ? config.spellingLanguages : [],
    // Chromium appends a file name.
    dictionaryUrl: platform === 'darwin' || dictionaryUrl === undefined ? null : dictionaryUrl.replace(/\/*$/, '/'),
  }
}

interface SupportedSpelling {
  spelling: SpellingSettings
  /** Contains unsupported languages, which are mistakes in the settings. */
  unsupported: string[]
}

/** Keeps the supported languages. If there are none, the spell check is off. */
export function selectSupportedLanguages(
  spelling: SpellingSettings,
  availableLanguages: readonly string[],
): SupportedSpelling {
  const languages = spelling.languages.filter((language) => availableLanguages.includes(language))
  const unsupported = spelling.languages.filter((language) => !availableLanguages.includes(language))
  const isOn = spelling.isOn && (languages.length > 0 || unsupported.length === 0)
  return { spelling: { ...spelling, isOn, languages }, unsupported }
}
