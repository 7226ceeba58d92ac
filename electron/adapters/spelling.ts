/** The spell check of the portal's session. */
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
  known: () => session.availableSpellCheckerLanguages,
  apply({ isOn, languages, dictionaryUrl }) {
    // The place first: whoever is asked for a language begins to fetch it.
    if (dictionaryUrl !== null) session.setSpellCheckerDictionaryDownloadURL(dictionaryUrl)
    session.setSpellCheckerEnabled(isOn)
    if (languages.length > 0) session.setSpellCheckerLanguages(languages)
  },
})
