/** How words sound: the lines of a pronouncing dictionary, and the few of the portal's words that it lacks. Pure. */

/** By word, the ways to say it: sounds with blanks between. */
export type Pronunciations = ReadonlyMap<string, readonly string[]>

const own: [word: string, sounds: string][] = [
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
  ['signout', 'S AY N AW T'],
  ['logoff', 'L AO G AO F'],
]

/** `word SOUNDS`, and `word(2) SOUNDS` for another way to say it. */
export function readPronunciations(dictionary: string): Pronunciations {
  const found = new Map<string, string[]>()
  for (const line of dictionary.split('\n')) {
    const [, word, sounds] = /^([a-z'.-]+)(?:\(\d+\))? +([A-Z ]+)$/.exec(line.trimEnd()) ?? []
    if (word === undefined || sounds === undefined) continue
    const ways = found.get(word)
    if (ways) ways.push(sounds)
    else found.set(word, [sounds])
  }
  for (const [word, sounds] of own) if (!found.has(word)) found.set(word, [sounds])
  return found
}

/** A dictionary of these words alone. */
export function dictionaryOf(words: Iterable<string>, pronunciations: Pronunciations): string {
  const lines: string[] = []
  for (const word of [...words].toSorted()) {
    for (const [at, sounds] of (pronunciations.get(word) ?? []).entries()) {
      lines.push(`${word}${at === 0 ? '' : `(${at + 1})`} ${sounds}`)
    }
  }
  return `${lines.join('\n')}\n`
}

/** The sounds of English, as the dictionary writes them. */
export const phones = (
  'AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K ' + 'L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH'
).split(' ')

/** Each sound as a word that sounds like it, for a grammar of sounds. */
export const wordOfPhone = (phone: string): string => `sound_${phone.toLowerCase()}`
export const phoneOfWord = (word: string): string => word.replace(/^sound_/, '').toUpperCase()
