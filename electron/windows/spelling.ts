/** Whether spelling is checked, in which languages, and where the words come from: never from a place that nobody named. Pure. */
import type { ShellConfig } from '../config'

export interface Spelling {
  isOn: boolean
  languages: string[]
  /** Null where the system has dictionaries of its own. */
  dictionaryUrl: string | null
}

export interface SpellingHost {
  /** All that Chromium has a name for: another one is an error to it. */
  known(): readonly string[]
  apply(spelling: Spelling): void
}

type SpellingConfig = Pick<ShellConfig, 'dictionaryUrl' | 'spellingLanguages'>

/** Without a place of ours, Chromium would fetch dictionaries from one of its makers’: then there is no spell check. macOS brings its own. */
export const canCheckSpelling = (platform: NodeJS.Platform, { dictionaryUrl }: SpellingConfig): boolean =>
  platform === 'darwin' || dictionaryUrl !== undefined

export function spellingOf(platform: NodeJS.Platform, config: SpellingConfig, isWanted: boolean): Spelling {
  const isOn = isWanted && canCheckSpelling(platform, config)
  const { dictionaryUrl } = config
  return {
    isOn,
    languages: isOn && platform !== 'darwin' ? config.spellingLanguages : [],
    // Chromium puts the name of a file behind it.
    dictionaryUrl: platform === 'darwin' || dictionaryUrl === undefined ? null : dictionaryUrl.replace(/\/*$/, '/'),
  }
}

interface Known {
  spelling: Spelling
  /** What nobody can check: a slip of whoever wrote the settings. */
  unknown: string[]
}

/** Of the languages those that there are; without any nothing is checked. */
export function knownOf(spelling: Spelling, known: readonly string[]): Known {
  const languages = spelling.languages.filter((one) => known.includes(one))
  const unknown = spelling.languages.filter((one) => !known.includes(one))
  const isOn = spelling.isOn && (languages.length > 0 || unknown.length === 0)
  return { spelling: { ...spelling, isOn, languages }, unknown }
}
