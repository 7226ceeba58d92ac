/** What was said or typed, as words that can be compared; each knows where it stands in the sentence. */

export interface Word {
  /** Lower case, without accents. */
  text: string
  start: number
  end: number
  /** What stands between the word before and this one, with the words that were left out. */
  before: string
  /** A figure with a sign at it that changes what it says: "-50", "50%", ".50". */
  isOdd: boolean
}

/** An amount in figures is one word, "fifty-two" and "Wi-Fi" are two. */
const wordPattern = /\$?\d+(?:,\d{3})*(?:\.\d+)?(?![\p{L}\d])|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)?/gu

/** What may stand right before a figure and right after it. */
const mayPrecede = /(?:^|[\s("“'‘]|\p{L}-)$/u
const mayFollow = /^(?:$|\s|[)"”'’]|[.,!?;:…]+(?:\s|$))/u

/** Said for politeness or grammar; a command means the same without. */
const small = new Set(
  'a an the my our your please kindly just me to hey hi hello ok okay thanks thank um uh er well then so'.split(' '),
)

/** Ways to begin a wish. */
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

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

function withGaps(sentence: string, words: readonly Word[]): Word[] {
  return words.map((word, at) => ({ ...word, before: sentence.slice(words[at - 1]?.end ?? 0, word.start) }))
}

const isFigure = (text: string): boolean => /\p{N}/u.test(text)

/** Every word, in order. */
export const wordsOf = (sentence: string): Word[] =>
  withGaps(
    sentence,
    [...sentence.matchAll(wordPattern)].map(({ 0: found, index }) => {
      const end = index + found.length
      const isClean = mayPrecede.test(sentence.slice(0, index)) && mayFollow.test(sentence.slice(end))
      return { text: plain(found), start: index, end, before: '', isOdd: isFigure(found) && !isClean }
    }),
  )

const startsWith = (words: readonly Word[], opening: readonly string[]): boolean =>
  opening.every((text, at) => words[at]?.text === text)

/** The words that mean something. A wish begins at most a few times ("hi, can you please …"). */
export function meaningOf(sentence: string): Word[] {
  let words = wordsOf(sentence)
  for (;;) {
    const first = words[0]
    const opening = openings.find((candidate) => startsWith(words, candidate))
    if (opening && words.length > opening.length) words = words.slice(opening.length)
    else if (first && small.has(first.text) && words.length > 1) words = words.slice(1)
    else break
  }
  const kept = words.filter(({ text }) => !small.has(text))
  return withGaps(sentence, kept.length > 0 ? kept : words)
}

/** The sentence as it was said, from the first of some neighboring words to the last. */
export function saidIn(sentence: string, words: readonly Word[]): string {
  const [first, last] = [words[0], words.at(-1)]
  return first && last ? sentence.slice(first.start, last.end) : ''
}
