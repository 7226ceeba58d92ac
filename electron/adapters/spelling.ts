/** Configures the spell check of the portal's session. */
import type { Session } from 'electron'
import type { SpellingHost } from '../windows/spelling'

type SpellChecker = Pick<
  Session,
  | 'availableSpellCheckerLanguages'
  | 'setSpellCheckerDictionaryDownloadURL'
  | 'setSpellCheckerEnabled'
  | 'setSpellCheckerLanguages'
>

export const spellingOn = (session: SpellChecker): SpellingHost => ({
  availableLanguages: () => session.availableSpellCheckerLanguages,
  apply({ isOn, languages, dictionaryUrl }) {
    // The URL must come first, because setting a language starts its download.
    if (dictionaryUrl !== null) session.setSpellCheckerDictionaryDownloadURL(dictionaryUrl)
    session.setSpellCheckerEnabled(isOn)
    if (languages.length > 0) session.setSpellCheckerLanguages(languages)
  },
})
