/** Whether spelling is checked, in which languages, and where the words come from: never from a place that nobody named. Pure. */
import type { ShellConfig } from '../config'

export interface Spelling {
  isOn: boolean
  languages: string[]
  /** Null where the system has dictionaries of its own. */
  dictionaryUrl: string | null
}

export interface SpellingHost {
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
