/** Reads a pronouncing dictionary and adds the portal's words that it lacks. It has no side effects. */

/** The pronunciations of each word, as sounds separated by spaces. */
export type Pronunciations = ReadonlyMap<string, readonly string[]>

const additionalWords: [word: string, sounds: string][] = [
  ['autopay', 'AO T OW P EY'],
  ['voip', 'V OY P'],
  ['voicemail', 'V OY S M EY L'],
  ['voicemails', 'V OY S M EY L Z'],
  ['wifi', 'W AY F AY'],
  ['wi', 'W AY'],
  ['fi', 'F AY'],
  ['venmo', 'V EH N M OW'],
  ['faqs', 'F AE K S'],
  ['therms', 'TH ER M Z'],
  ['authenticator', 'AO TH EH N T AH K EY T ER'],
  ['gigastream', 'G IH G AH S T R IY M'],
  ['myaccount', 'M AY AH K AW N T'],
  ['logins', 'L AO G IH N Z'],
  ['onts', 'OW EH N T IY Z'],
  ['webhooks', 'W EH B HH UH K S'],
  ['signout', 'S AY N AW T'],
  ['logoff', 'L AO G AO F'],
]

/** Parses lines such as `word SOUNDS`, and `word(2) SOUNDS` for a second pronunciation. */
export function readPronunciations(dictionary: string): Pronunciations {
  const found = new Map<string, string[]>()
  for (const line of dictionary.split('\n')) {
    const [, word, sounds] = /^([a-z'.-]+)(?:\(\d+\))? +([A-Z ]+)$/.exec(line.trimEnd()) ?? []
    if (word === undefined || sounds === undefined) continue
    const variants = found.get(word)
    if (variants) variants.push(sounds)
    else found.set(word, [sounds])
  }
  for (const [word, sounds] of additionalWords) if (!found.has(word)) found.set(word, [sounds])
  return found
}

/** Returns a dictionary of these words only. */
export function dictionaryOf(words: Iterable<string>, pronunciations: Pronunciations): string {
  const lines: string[] = []
  for (const word of [...words].toSorted()) {
    for (const [index, sounds] of (pronunciations.get(word) ?? []).entries()) {
      lines.push(`${word}${index === 0 ? '' : `(${index + 1})`} ${sounds}`)
    }
  }
  return `${lines.join('\n')}\n`
}

/** The sounds of English in the dictionary's notation. */
export const phones = (
  'AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K ' + 'L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH'
).split(' ')

/** Maps each sound to a word with that pronunciation, for the grammar of sounds. */
export const wordOfPhone = (phone: string): string => `sound_${phone.toLowerCase()}`
export const phoneOfWord = (word: string): string => word.replace(/^sound_/, '').toUpperCase()
