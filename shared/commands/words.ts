/** Splits a sentence into comparable words, which know their position in the sentence. */

export interface Word {
  /** The text is in lower case, without accents. */
  text: string
  start: number
  end: number
  /** This is the text between the previous word and this one, including words that were removed. */
  before: string
  /** A sign next to the figure changes its meaning: "-50", "50%", ".50". */
  hasUnclearSign: boolean
}

/** An amount in digits is one word. "Fifty-two" and "Wi-Fi" are two words. */
const wordPattern = /\$?\d+(?:,\d{3})*(?:\.\d+)?(?![\p{L}\d])|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)?/gu

/** Only these characters may be directly before and after a figure. */
const mayPrecede = /(?:^|[\s("“'‘]|\p{L}-)$/u
const mayFollow = /^(?:$|\s|[)"”'’]|[.,!?;:…]+(?:\s|$))/u

/** These words are polite or grammatical and don't change the meaning of a command. */
const smallWords = new Set(
  'a an the my our your please kindly just me to hey hi hello ok okay thanks thank um uh er well then so'.split(' '),
)

/** A request often starts with these words. */
const openings = [
  'i want',
  'i wanna',
  'i would like',
  "i'd like",
  'i need',
  'can you',
  'could you',
  'would you',
  'will you',
  'can i',
  'could i',
  'may i',
  "let's",
  'lets',
  'help me',
  'go ahead and',
].map((opening) => opening.split(' '))

const normalize = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

function withTextBefore(sentence: string, words: readonly Word[]): Word[] {
  return words.map((word, index) => ({ ...word, before: sentence.slice(words[index - 1]?.end ?? 0, word.start) }))
}

const isFigure = (text: string): boolean => /\p{N}/u.test(text)

/** Returns every word in order. */
export const wordsOf = (sentence: string): Word[] =>
  withTextBefore(
    sentence,
    [...sentence.matchAll(wordPattern)].map(({ 0: found, index }) => {
      const end = index + found.length
      const isClean = mayPrecede.test(sentence.slice(0, index)) && mayFollow.test(sentence.slice(end))
      return { text: normalize(found), start: index, end, before: '', hasUnclearSign: isFigure(found) && !isClean }
    }),
  )

const startsWith = (words: readonly Word[], opening: readonly string[]): boolean =>
  opening.every((text, index) => words[index]?.text === text)

/** Returns the words that carry meaning. Several openings can be combined ("hi, can you please …"). */
export function meaningfulWords(sentence: string): Word[] {
  let words = wordsOf(sentence)
  for (;;) {
    const first = words[0]
    const opening = openings.find((candidate) => startsWith(words, candidate))
    if (opening && words.length > opening.length) words = words.slice(opening.length)
    else if (first && smallWords.has(first.text) && words.length > 1) words = words.slice(1)
    else break
  }
  const meaningful = words.filter(({ text }) => !smallWords.has(text))
  return withTextBefore(sentence, meaningful.length > 0 ? meaningful : words)
}

/** Returns the original text from the first to the last of these neighboring words. */
export function originalText(sentence: string, words: readonly Word[]): string {
  const [first, last] = [words[0], words.at(-1)]
  return first && last ? sentence.slice(first.start, last.end) : ''
}
